package casebook.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A short hash of a text: the first eight hexadecimal digits of its SHA-256 digest in UTF-8. Who
 * has a quotation can tell by it whether the text is still the same.
 */
public final class TextHash {
  private static final int BYTES = 4;

  private TextHash() {}

  /** The hash of a text. */
  public static String of(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
