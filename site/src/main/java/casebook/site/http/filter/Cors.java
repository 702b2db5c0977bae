package casebook.site.http.filter;

import casebook.site.http.api.Api;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.List;

/**
 * Which answers pages of other sites may read: all to GET, since nothing here belongs to one
 * visitor, and those to POST that are worked out from what is sent and keep nothing of it.
 */
public final class Cors {
  private static final String DAY_IN_SECONDS = "86400";

  private Cors() {}

  /** Adds the headers to each answer, and answers the browser's question before a POST. */
  public static void addTo(RoutesConfig routes, Api api) {
    List<String> posted = api.posted();
    routes.before(context -> allow(context, posted));
    posted.forEach(path -> routes.options(path, Cors::preflight));
  }

  private static void allow(Context context, List<String> posted) {
    if (context.method().equals(HandlerType.GET) || posted.contains(context.path())) {
      context.header("Access-Control-Allow-Origin", "*");
    }
  }

  private static void preflight(Context context) {
    context
        .status(HttpStatus.NO_CONTENT)
        .header("Access-Control-Allow-Methods", "POST")
        .header("Access-Control-Allow-Headers", "Accept, Content-Type")
        .header("Access-Control-Max-Age", DAY_IN_SECONDS);
  }
}
