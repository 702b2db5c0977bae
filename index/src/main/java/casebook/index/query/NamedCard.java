package casebook.index.query;

import casebook.rules.RuleNumber;
import java.util.List;

/**
 * A card that a query names.
 *
 * @param name the card's name
 * @param start index of the first character that names it
 * @param end index after the last one
 * @param likeness how what was typed is like the name
 * @param rules the rules that its effects act through, the most important first
 */
public record NamedCard(
    String name, int start, int end, Likeness likeness, List<RuleNumber> rules) {

  /** How what was typed is like a card's name. */
  public enum Likeness {
    /** It is the name, in any letter case. */
    NAME,
    /** It is the name, but a word of the rules and their questions too, as "vigilance" is. */
    WORD,
    /** It is a part of the name by which players call it, as "Baird" or "Warboss". */
    PART,
    /** It is the name with slips in it. */
    MISSPELT
  }

  /** Copies the list. */
  public NamedCard {
    rules = List.copyOf(rules);
  }
}
