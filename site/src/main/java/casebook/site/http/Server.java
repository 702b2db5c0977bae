package casebook.site.http;

import casebook.site.Casebook;
import casebook.site.connection.PeekingConnector;
import casebook.site.connection.PublicAddress;
import casebook.site.http.api.Api;
import casebook.site.http.api.Articles;
import casebook.site.http.api.Ask;
import casebook.site.http.api.Cards;
import casebook.site.http.api.Cite;
import casebook.site.http.api.Convert;
import casebook.site.http.api.Coverage;
import casebook.site.http.api.Discord;
import casebook.site.http.api.EditionsApi;
import casebook.site.http.api.Endpoint;
import casebook.site.http.api.Mcp;
import casebook.site.http.api.Resolve;
import casebook.site.http.api.Rules;
import casebook.site.http.api.Rulings;
import casebook.site.http.api.Schemas;
import casebook.site.http.api.Search;
import casebook.site.http.filter.Cors;
import casebook.site.http.filter.EntityTags;
import casebook.site.http.filter.HeadAsGet;
import casebook.site.http.filter.MediaVersion;
import casebook.site.http.filter.RateLimit;
import casebook.site.http.filter.Refusals;
import casebook.site.http.filter.SecurityHeaders;
import casebook.site.http.filter.UnreadableAddress;
import casebook.site.input.tree.Marks;
import casebook.site.operation.Metrics;
import casebook.site.operation.Requests;
import casebook.site.page.Pages;
import casebook.site.work.Workers;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;

/** The site as a server. */
public final class Server {

  /** A stop waits so long for requests that are being answered, in milliseconds. */
  private static final long STOP_TIMEOUT = 5_000;

  /**
   * The most bytes of an address with its headers, and of the headers of an answer: a query of ten
   * thousand letters of any script, percent-encoded, is an address too.
   */
  static final int HEADER_SIZE = 128 * 1024;

  private static final int WHILE_STARTING = 10;

  private Server() {}

  /** A server with every address of the site, not yet started. */
  public static Javalin create(Casebook casebook, Settings settings) {
    return create(casebook, settings, new Metrics(), () -> true);
  }

  /**
   * The same.
   *
   * @param metrics count what it does
   * @param isReady whether it has started: before, work may take ten times as long, as all that is
   *     done for the first time does
   */
  public static Javalin create(
      Casebook casebook, Settings settings, Metrics metrics, BooleanSupplier isReady) {
    Supplier<Duration> deadline =
        () ->
            isReady.getAsBoolean()
                ? settings.deadline()
                : settings.deadline().multipliedBy(WHILE_STARTING);
    var workers = new Workers(deadline);
    var searching = new Workers(deadline);
    metrics.watch(workers, "judging");
    metrics.watch(searching, "searching");
    return Javalin.create(config -> {
      Requests.addTo(config, metrics);
      configure(config, casebook, settings, workers, searching);
    });
  }

  /**
   * The same.
   *
   * @param workers judge boards and check articles; they end with the server
   * @param searching search; they end with the server too
   */
  static Javalin create(Casebook casebook, Settings settings, Workers workers, Workers searching) {
    return Javalin.create(config -> {
      Requests.addTo(config, new Metrics());
      configure(config, casebook, settings, workers, searching);
    });
  }

  private static void configure(
      JavalinConfig config,
      Casebook casebook,
      Settings settings,
      Workers workers,
      Workers searching) {
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
      http.setMaxResponseHeaderSize(HEADER_SIZE);
    });
    config.jetty.addConnector((server, http) -> connector(config, server, http));
    config.jetty.modifyServletContextHandler(HeadAsGet::addTo);
    Refusals.addTo(config);
    SecurityHeaders.addTo(config.routes);
    Api api = api(casebook, workers, searching);
    String openApi = OpenApi.of(api).toPrettyString();
    Cors.addTo(config.routes, api);
    MediaVersion.addTo(config.routes);
    EntityTags.addTo(config.routes);
    PublicAddress.addTo(config.routes, settings.address());
    settings
        .requestsAMinute()
        .ifPresent(most -> new RateLimit(most, settings.proxies()).addTo(config.routes));
    config.events.serverStopped(workers::close);
    config.events.serverStopped(searching::close);
    api.addTo(config.routes);
    Schemas.addTo(config.routes, openApi);
    new Mcp(casebook, workers, searching).addTo(config.routes);
    new Discord(casebook, settings.discord(), workers).addTo(config.routes);
    config.routes.before(Server::check);
    new Pages(casebook, workers, searching, openApi).addTo(config.routes);
  }

  private static void check(Context context) {
    if (context.queryString() != null
        && context.queryParamMap().values().stream()
            .flatMap(List::stream)
            .anyMatch(Marks::areTooMany)) {
      throw new BadRequestResponse(Marks.ADVICE);
    }
  }

  private static Connector connector(
      JavalinConfig config, org.eclipse.jetty.server.Server server, HttpConfiguration http) {
    var connector = new PeekingConnector(server, http);
    connector.setHost(config.jetty.host);
    connector.setPort(config.jetty.port);
    return connector;
  }

  /** The addresses for programs. */
  static Api api(Casebook casebook, Workers workers, Workers searching) {
    var api = new Api();
    List.<Endpoint>of(
            new Rulings(casebook, workers),
            new Ask(casebook, workers),
            new Convert(casebook, workers),
            new Cards(casebook, workers),
            new Rules(casebook),
            new Search(casebook, searching),
            new Cite(casebook),
            new Resolve(casebook),
            new Articles(casebook, workers),
            new EditionsApi(casebook),
            new Coverage(casebook),
            new Health(casebook))
        .forEach(endpoint -> endpoint.addTo(api));
    return api;
  }
}
