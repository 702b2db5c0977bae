package casebook.site.http;

import casebook.site.Casebook;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;

/** The site as a server. */
public final class Server {
  private Server() {}

  /** A server with every address of the site, not yet started. */
  public static Javalin create(Casebook casebook) {
    return Javalin.create(config -> configure(config, casebook));
  }

  private static void configure(JavalinConfig config, Casebook casebook) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    new Health(casebook).addTo(config.routes);
  }
}
