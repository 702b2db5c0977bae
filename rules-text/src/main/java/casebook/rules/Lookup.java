package casebook.rules;

import java.util.List;

/** What an edition has under a number, or why it has nothing. */
public sealed interface Lookup {

  /** The number is that of a rule or sub-rule. */
  record HeldRule(Rule rule) implements Lookup {}

  /** The number is that of a section. */
  record HeldSection(Section section) implements Lookup {}

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
