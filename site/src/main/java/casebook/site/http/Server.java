package casebook.site.http;

import casebook.site.Casebook;
import casebook.site.Workers;
import casebook.site.page.Pages;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;

/** The site as a server. */
public final class Server {

  /** A stop waits so long for requests that are being answered, in milliseconds. */
  private static final long STOP_TIMEOUT = 5_000;

  /**
   * The most bytes of an address with its headers, and of the headers of an answer: a query of ten
   * thousand letters of any script, percent-encoded, is an address too.
   */
  static final int HEADER_SIZE = 128 * 1024;

  private Server() {}

  /** A server with every address of the site, not yet started. */
  public static Javalin create(Casebook casebook) {
    return create(casebook, new Workers());
  }

  /**
   * The same.
   *
   * @param workers do what can take long; they end with the server
   */
  static Javalin create(Casebook casebook, Workers workers) {
    return Javalin.create(config -> configure(config, casebook, workers));
  }

  private static void configure(JavalinConfig config, Casebook casebook, Workers workers) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.jetty.modifyServer(server -> {
      server.setStopTimeout(STOP_TIMEOUT);
      server.setErrorHandler(new UnreadableAddress());
    });
    config.jetty.modifyHttpConfiguration(http -> {
      http.setRequestHeaderSize(HEADER_SIZE);
      http.setResponseHeaderSize(HEADER_SIZE);
    });
    config.jetty.modifyServletContextHandler(HeadAsGet::addTo);
    Refusals.addTo(config);
    SecurityHeaders.addTo(config.routes);
    config.events.serverStopped(workers::close);
    addApi(config.routes, casebook, workers);
    new Pages(casebook, workers).addTo(config.routes);
  }

  private static void addApi(RoutesConfig routes, Casebook casebook, Workers workers) {
    new Health(casebook).addTo(routes);
    Schemas.addTo(routes);
    new HeldEditions(casebook).addTo(routes);
    new Coverage(casebook).addTo(routes);
    new Rulings(casebook, workers).addTo(routes);
    new Search(casebook).addTo(routes);
    new Rules(casebook).addTo(routes);
    new Cards(casebook, workers).addTo(routes);
    new Cite(casebook).addTo(routes);
    new Resolve(casebook).addTo(routes);
    new Articles(casebook, workers).addTo(routes);
  }
}
