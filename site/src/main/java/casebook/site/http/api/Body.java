package casebook.site.http.api;

import casebook.site.input.tree.CaseFormat;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The text that a request brings along.
 *
 * @param format what its content type says it is
 */
public record Body(String text, CaseFormat format) {

  /** A case of 100 players and permanents has some 20 KiB; more than this is no case. */
  static final int MOST_BYTES = 1 << 20;

  private static final List<String> YAML_TYPES =
      List.of("application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml");

  /** Reads the body of a request; refuses a media type that is neither JSON nor YAML. */
  public static Body of(Context context) {
    CaseFormat format = format(context);
    try (InputStream body = context.bodyInputStream()) {
      byte[] bytes = body.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new ContentTooLargeResponse("At most " + MOST_BYTES + " bytes are read.");
      }
      return new Body(text(bytes), format);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new BadRequestResponse("What was sent is no text in UTF-8.");
    }
  }

  private static CaseFormat format(Context context) {
    String type = Objects.requireNonNullElse(context.contentType(), "application/json");
    String media = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    String charset = Objects.requireNonNullElse(context.req().getCharacterEncoding(), "utf-8");
    if (!charset.equalsIgnoreCase("utf-8")) {
      throw unsupported("Send UTF-8, not " + charset + ".");
    }
    if (YAML_TYPES.contains(media) || media.endsWith("+yaml")) {
      return CaseFormat.YAML;
    }
    if (media.equals("application/json") || media.endsWith("+json")) {
      return CaseFormat.JSON;
    }
    throw unsupported("Send application/json or application/yaml, not " + media + ".");
  }

  private static HttpResponseException unsupported(String message) {
    return new HttpResponseException(HttpStatus.UNSUPPORTED_MEDIA_TYPE.getCode(), message);
  }
}
