package casebook.site;

import casebook.rules.Editions;

/**
 * What the program knows: the same for its pages, its addresses and its commands.
 *
 * @param editions the texts of the Comprehensive Rules
 */
public record Casebook(Editions editions) {

  /** What the program comes with. */
  public static Casebook builtIn() {
    return new Casebook(Editions.builtIn());
  }
}
