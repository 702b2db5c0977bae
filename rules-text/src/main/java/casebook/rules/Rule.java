package casebook.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A numbered rule or sub-rule of one edition, word for word.
 *
 * @param number its number
 * @param text what follows the number, one line for each of its paragraphs
 * @param examples its examples in order, without the word "Example:" before each
 * @param since the edition from which the rule has read so, where the source says it
 */
public record Rule(
    RuleNumber number, String text, List<String> examples, Optional<LocalDate> since) {

  private static final int HASH_BYTES = 4;

  /**
   * @throws IllegalArgumentException if the number is that of a section
   */
  public Rule {
    if (number.ordinal() == 0) {
      throw new IllegalArgumentException(number + " is the number of a section, not of a rule");
    }
    examples = List.copyOf(examples);
  }

  /**
   * The first eight hexadecimal digits of the SHA-256 digest of the text in UTF-8: who has a
   * quotation can tell by it whether it is still the same text.
   */
  public String hash() {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The references to rules in the text; the places are those in {@link #text}. */
  public List<Reference> references() {
    return References.in(text);
  }
}
