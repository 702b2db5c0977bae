package casebook.index;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.apache.lucene.util.Version;

/**
 * What an index was made of, in short: where one is the same as another, so is the index.
 *
 * @param hex as it is part of the name of a folder
 */
public record Fingerprint(String hex) {

  /** Another form of what is stored or of how texts are analysed has another number. */
  private static final int FORM = 2;

  /** This number of characters tells apart all indexes that a user ever has. */
  private static final int LENGTH = 20;

  /**
   * The fingerprint of an index that is made of some texts with this Lucene.
   *
   * @param texts all that makes a difference, always in the same order
   */
  public static Fingerprint of(Stream<String> texts) {
    MessageDigest digest = digest();
    Stream.concat(Stream.of("form " + FORM, "Lucene " + Version.LATEST), texts)
        .forEachOrdered(text -> add(digest, text));
    return new Fingerprint(HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH));
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
