package casebook.rules;

import java.util.List;

/** What an edition has under a number, or why it has nothing. */
public sealed interface Lookup {

  /** The edition has something under the number. */
  sealed interface Held extends Lookup {}

  /** The number is that of a rule or sub-rule. */
  record HeldRule(Rule rule) implements Held {}

  /** The number is that of a section. */
  record HeldSection(Section section) implements Held {}

  /**
   * The edition has no such number.
   *
   * @param nearest numbers that it has, the likeliest to be meant first
   */
  record NoSuchNumber(List<RuleNumber> nearest) implements Lookup {
    /** Copies the list. */
    public NoSuchNumber {
      nearest = List.copyOf(nearest);
    }
  }

  /**
   * The text held of the edition doesn't have the section, so it can't tell whether the number
   * exists.
   */
  record SectionNotHeld(RuleNumber section) implements Lookup {}
}
