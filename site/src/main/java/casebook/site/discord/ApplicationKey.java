package casebook.site.discord;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The public key of an application at Discord, by which its requests are known (Ed25519, RFC 8032).
 *
 * @param key the same as Java has it
 */
public record ApplicationKey(PublicKey key) {
  private static final String ALGORITHM = "Ed25519";

  /** The prefix of a key's 32 bytes in X.509 (RFC 8410). */
  private static final byte[] X509 = HexFormat.of().parseHex("302a300506032b6570032100");

  private static final Pattern WRITTEN = Pattern.compile("[0-9a-fA-F]{64}");
  private static final Pattern SIGNATURE = Pattern.compile("[0-9a-fA-F]{128}");
  private static final Pattern SECONDS = Pattern.compile("\\d{1,12}");

  /** Requests older than this are refused, since somebody may have recorded them. */
  private static final Duration LATE = Duration.ofMinutes(5);

  /** The key that is written with 64 hexadecimal digits, as Discord shows it; empty for others. */
  public static Optional<ApplicationKey> of(String written) {
    if (!WRITTEN.matcher(written).matches()) {
      return Optional.empty();
    }
    byte[] encoded = HexFormat.of().parseHex(HexFormat.of().formatHex(X509) + written);
    try {
      return Optional.of(
          new ApplicationKey(
              KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded))));
    } catch (GeneralSecurityException _) {
      return Optional.empty();
    }
  }

  /**
   * Whether a request was signed with the other half of the key, not long ago.
   *
   * @param signature in hexadecimal digits
   * @param timestamp when it was sent, in seconds since 1970
   */
  public boolean isOf(String signature, String timestamp, String body, Instant now) {
    return SIGNATURE.matcher(signature).matches()
        && SECONDS.matcher(timestamp).matches()
        && !isLate(Instant.ofEpochSecond(Long.parseLong(timestamp)), now)
        && isSigned(HexFormat.of().parseHex(signature), timestamp + body);
  }

  private static boolean isLate(Instant sent, Instant now) {
    return Duration.between(sent, now).abs().compareTo(LATE) > 0;
  }

  private boolean isSigned(byte[] signature, String text) {
    try {
      Signature signed = Signature.getInstance(ALGORITHM);
      signed.initVerify(key);
      signed.update(text.getBytes(StandardCharsets.UTF_8));
      return signed.verify(signature);
    } catch (GeneralSecurityException _) {
      return false;
    }
  }
}
