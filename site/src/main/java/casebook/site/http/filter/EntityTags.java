package casebook.site.http.filter;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A tag for each answer to GET, by which a client is told that it has the newest one (304). It is
 * of what was answered before that is packed, so it is a weak one (RFC 9110, 8.8.1).
 */
public final class EntityTags {
  private static final int DIGEST_BYTES = 12;

  private EntityTags() {}

  /** Adds the tag to each answer to GET. */
  public static void addTo(RoutesConfig routes) {
    // What is said depends on what is accepted, at least where it is an error.
    routes.before(context -> context.header("Vary", "Accept, Accept-Encoding"));
    routes.after(EntityTags::tag);
  }

  private static void tag(Context context) {
    if (context.method().equals(HandlerType.GET)
        && context.status().equals(HttpStatus.OK)
        && context.res().getHeader("ETag") == null
        && context.resultInputStream() instanceof ByteArrayInputStream bytes) {
      context.header("ETag", of(bytes.readAllBytes()));
      bytes.reset();
    }
  }

  /** The tag of an answer. */
  private static String of(byte[] answer) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(answer);
      return "W/\"" + HexFormat.of().formatHex(digest, 0, DIGEST_BYTES) + "\"";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
