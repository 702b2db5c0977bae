package casebook.site.http.filter;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The version of what programs are answered. Who accepts the type that names it gets it, as long as
 * there is that version; who asks for any JSON gets the newest one.
 */
public final class MediaVersion {

  /** The first version, and so far the only one. */
  public static final String TYPE = "application/vnd.casebook.v1+json";

  private static final Pattern ANY_VERSION = Pattern.compile("application/vnd\\.casebook\\.[^,;]*");

  private static final String EVERY_ADDRESS = "/api/*";

  private MediaVersion() {}

  /** Names the version in what is answered, and refuses other ones. */
  public static void addTo(RoutesConfig routes) {
    routes.before(EVERY_ADDRESS, MediaVersion::check);
    routes.after(EVERY_ADDRESS, MediaVersion::name);
  }

  private static String accepted(Context context) {
    return Objects.requireNonNullElse(context.header("Accept"), "").toLowerCase(Locale.ROOT);
  }

  private static void check(Context context) {
    String accepted = accepted(context);
    boolean isOther =
        ANY_VERSION.matcher(accepted).find()
            && !accepted.contains(TYPE)
            && !accepted.contains("application/json")
            && !accepted.contains("*/*");
    if (isOther) {
      throw new HttpResponseException(
          HttpStatus.NOT_ACCEPTABLE.getCode(),
          "There is one version of the answers: " + TYPE + ".");
    }
  }

  private static void name(Context context) {
    String type = Objects.requireNonNullElse(context.res().getContentType(), "");
    if (accepted(context).contains(TYPE) && type.startsWith("application/json")) {
      context.contentType(TYPE);
    }
  }
}
