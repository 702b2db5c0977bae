package casebook.rules;

import java.util.List;
import java.util.Optional;

/**
 * A numbered rule or sub-rule of one edition, word for word.
 *
 * @param number its number
 * @param text what follows the number, one line for each of its paragraphs
 * @param examples its examples in order, without the word "Example:" before each
 * @param printed the number that the edition prints, where that is a misprint of the one meant
 */
public record Rule(
    RuleNumber number, String text, List<String> examples, Optional<String> printed) {

  /**
   * @throws IllegalArgumentException if the number is that of a section
   */
  public Rule {
    if (number.ordinal() == 0) {
      throw new IllegalArgumentException(number + " is the number of a section, not of a rule");
    }
    examples = List.copyOf(examples);
  }

  /** What tells whether a quotation is still the same text. */
  public String hash() {
    return TextHash.of(text);
  }

  /** The references to rules in the text; the places are those in {@link #text}. */
  public List<Reference> references() {
    return References.in(text);
  }
}
