package casebook.site.operation;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.MDC;

/**
 * Gives each request a number, and counts and logs it when it is answered: what kind of address it
 * was for, not which, nor who sent it, nor what.
 */
public final class Requests {
  private static final String ID = "request";
  private static final String NO_ROUTE = "none";

  private Requests() {}

  /** Has requests counted and logged. */
  public static void addTo(JavalinConfig config, Metrics metrics) {
    config.routes.before(Requests::begin);
    config.requestLogger.http((context, millis) -> end(context, metrics, millis));
  }

  /** The number by which a request is found in the log. */
  public static String id(Context context) {
    String known = context.attribute(ID);
    return known == null ? "unknown" : known;
  }

  private static void begin(Context context) {
    String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    context.attribute(ID, id);
    context.header("X-Request-Id", id);
    MDC.put(ID, id);
  }

  private static void end(Context context, Metrics metrics, float millis) {
    var endpoint = context.endpoints().lastHttpEndpoint();
    String route = endpoint == null ? NO_ROUTE : endpoint.path;
    String method = context.method().name();
    int status = context.status().getCode();
    metrics.answered(method, route, status, Duration.ofNanos((long) (millis * 1_000_000)));
    Log.requests()
        .atInfo()
        .addKeyValue("method", method)
        .addKeyValue("route", route)
        .addKeyValue("status", status)
        .addKeyValue("millis", millis)
        .log("answered");
    MDC.remove(ID);
  }
}
