package casebook.site.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;

/**
 * Which answers pages of other sites may read: all that are read with GET, since nothing here
 * belongs to one visitor, and what is worked out from what is sent along.
 */
final class Cors {
  private static final List<String> POSTED =
      List.of("/api/rulings", "/api/ask", "/api/link", "/api/check");

  private static final String DAY_IN_SECONDS = "86400";

  private Cors() {}

  static void addTo(RoutesConfig routes) {
    routes.before(Cors::allow);
    POSTED.forEach(path -> routes.options(path, Cors::preflight));
  }

  private static void allow(Context context) {
    boolean isRead = List.of("GET", "HEAD").contains(context.req().getMethod());
    if (isRead || POSTED.contains(context.path())) {
      context.header("Access-Control-Allow-Origin", "*");
    }
  }

  private static void preflight(Context context) {
    context
        .status(HttpStatus.NO_CONTENT)
        .header("Access-Control-Allow-Methods", "POST")
        .header("Access-Control-Allow-Headers", "Content-Type")
        .header("Access-Control-Max-Age", DAY_IN_SECONDS);
  }
}
