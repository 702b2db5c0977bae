package casebook.site.operation;

import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.function.BooleanSupplier;

/**
 * Addresses for whoever runs the site, on a port of their own that is not for everybody: {@code
 * /live} and {@code /ready}, which say by their status whether the program works and whether it
 * should be sent requests, and {@code /metrics}.
 */
public final class Management {
  private static final String METRICS = "text/plain; version=0.0.4; charset=utf-8";

  private Management() {}

  /** A server with these addresses, not yet started. */
  public static Javalin create(Metrics metrics, BooleanSupplier isReady) {
    return Javalin.create(config -> {
      config.startup.showJavalinBanner = false;
      config.startup.showOldJavalinVersionWarning = false;
      config.startup.startupWatcherEnabled = false;
      config.concurrency.useVirtualThreads = true;
      config.routes.get("/live", context -> context.result("live\n"));
      config.routes.get("/ready", context -> ready(context, isReady.getAsBoolean()));
      config.routes.get("/metrics", context -> context.contentType(METRICS).result(metrics.text()));
    });
  }

  private static void ready(Context context, boolean isReady) {
    context.status(isReady ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    context.result(isReady ? "ready\n" : "not ready\n");
  }
}
