package casebook.site.page.draft;

import casebook.rules.AskedEdition.InForce;
import casebook.site.page.part.PinnedEdition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A case as a part of an address: deflated (RFC 1951) and written in base64url (RFC 4648), after
 * the number of the form that it has. Addresses of every form are read for ever.
 *
 * <p>The first form had no number and no dictionary. Since the form 1 the deflater knows {@link
 * #DICTIONARY} beforehand, which makes addresses shorter. A form that is new gets a new number.
 */
public final class CaseLink {

  /** What addresses that are made today begin with; no base64url has a dot. */
  private static final String FORM_1 = "1.";

  /**
   * What most cases contain. Addresses of the form 1 can't be read with another one, so that it
   * never changes; the adoption of an edition doesn't rewrite files with its ending.
   */
  private static final byte[] DICTIONARY = resource("address-1.dictionary");

  /** Servers and messengers cut addresses that are longer than some 8,000 characters. */
  public static final int LONGEST = 6_000;

  /** A form sends its case too, where no such limit holds. */
  static final int LONGEST_IN_FORM = 400_000;

  /** More than any board needs: what inflates to more is no case. */
  static final int MOST_BYTES = 1 << 19;

  private static final int BUFFER = 1 << 12;

  private CaseLink() {}

  private static byte[] resource(String name) {
    try (InputStream in = CaseLink.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The case for an address; empty if it is too large for one. */
  public static Optional<String> encode(String json) {
    return Optional.of(encodeAny(json)).filter(text -> text.length() <= LONGEST);
  }

  /** The judge page's path with a case; empty if it is too large for an address. */
  public static Optional<String> path(Draft draft) {
    return encode(draft.json()).map(link -> "/judge?case=" + link);
  }

  /** The same with the edition that judges it, so that its verdict stays. */
  public static Optional<String> path(Draft draft, InForce by) {
    return path(draft.by(by.edition())).map(path -> path + PinnedEdition.parameter(by));
  }

  /** The case for a form, however large. */
  public static String encodeAny(String json) {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try {
      deflater.setDictionary(DICTIONARY);
      deflater.setInput(json.getBytes(StandardCharsets.UTF_8));
      deflater.finish();
      var out = new ByteArrayOutputStream();
      byte[] buffer = new byte[BUFFER];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return FORM_1 + Base64.getUrlEncoder().withoutPadding().encodeToString(out.toByteArray());
    } finally {
      deflater.end();
    }
  }

  /** The case of an address or form; empty where it is none, or inflates to too much. */
  public static Optional<String> decode(String text) {
    if (text.length() > LONGEST_IN_FORM) {
      return Optional.empty();
    }
    boolean isFormer = !text.startsWith(FORM_1);
    String written = isFormer ? text : text.substring(FORM_1.length());
    try {
      return inflated(Base64.getUrlDecoder().decode(written), isFormer ? new byte[0] : DICTIONARY)
          .flatMap(CaseLink::text);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<byte[]> inflated(byte[] deflated, byte[] dictionary) {
    var inflater = new Inflater(true);
    try {
      if (dictionary.length > 0) {
        inflater.setDictionary(dictionary);
      }
      inflater.setInput(deflated);
      var out = new ByteArrayOutputStream();
      byte[] buffer = new byte[BUFFER];
      while (!inflater.finished()) {
        int length = inflater.inflate(buffer);
        out.write(buffer, 0, length);
        if (out.size() > MOST_BYTES || (length == 0 && !inflater.finished())) {
          return Optional.empty();
        }
      }
      return Optional.of(out.toByteArray());
    } catch (DataFormatException e) {
      return Optional.empty();
    } finally {
      inflater.end();
    }
  }

  private static Optional<String> text(byte[] bytes) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
