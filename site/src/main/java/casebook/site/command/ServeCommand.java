package casebook.site.command;

import casebook.rules.Edition;
import casebook.site.Casebook;
import casebook.site.article.check.Checker;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.SiteOption;
import casebook.site.connection.TrustedProxies;
import casebook.site.discord.ApplicationKey;
import casebook.site.http.Server;
import casebook.site.http.Settings;
import casebook.site.operation.Log;
import casebook.site.operation.Management;
import casebook.site.operation.Metrics;
import io.javalin.Javalin;
import io.javalin.util.JavalinException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the site until it is stopped. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves the site and its JSON addresses until it is interrupted.")
final class ServeCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;
  private static final double DEFAULT_SECONDS = 2;

  private static final Pattern ADDRESS = Pattern.compile("https?://[^/?#\\s]+(?:/[^?#\\s]*)?");

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Option(
      names = "--port",
      defaultValue = "${env:CASEBOOK_PORT:-7070}",
      description = "The port to listen on, 0 for any free one (${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "${env:CASEBOOK_HOST:-127.0.0.1}",
      description =
          "The address to listen on (${DEFAULT-VALUE}: this machine alone; 0.0.0.0: all).")
  private String host = "";

  @Option(
      names = "--deadline",
      paramLabel = "SECONDS",
      defaultValue = "${env:CASEBOOK_DEADLINE:-2}",
      description =
          "How long a ruling, an article or a search may take (${DEFAULT-VALUE}); what they say"
              + " doesn't depend on it.")
  private String deadline = "";

  @Option(
      names = "--site",
      paramLabel = "URL",
      defaultValue = "${env:CASEBOOK_SITE}",
      description =
          "The address at which visitors find the site, as https://example.org; to be said where"
              + " another server stands in front. Without it links lead to wherever a page was"
              + " found.")
  private Optional<String> site = Optional.empty();

  @Option(
      names = "--trusted-proxies",
      paramLabel = "ADDRESSES",
      defaultValue = "${env:CASEBOOK_TRUSTED_PROXIES:-}",
      description =
          "Servers in front of this one, as 127.0.0.1,10.0.0.0/8, that are believed when they say"
              + " for whom they ask (X-Forwarded-For); nobody by default.")
  private String proxies = "";

  @Option(
      names = "--requests",
      paramLabel = "A_MINUTE",
      defaultValue = "${env:CASEBOOK_REQUESTS:-120}",
      description =
          "How many requests a minute are worked out for one address (${DEFAULT-VALUE}), 0 for any"
              + " number; pages and texts aren't counted, nor requests from this machine.")
  private int requests;

  @Option(
      names = "--management-port",
      paramLabel = "PORT",
      defaultValue = "${env:CASEBOOK_MANAGEMENT_PORT:-0}",
      description =
          "A port for /live, /ready and /metrics (Prometheus) at the same host; none by default. It"
              + " is not for everybody.")
  private int managementPort;

  @Option(
      names = "--discord-key",
      paramLabel = "KEY",
      defaultValue = "${env:CASEBOOK_DISCORD_KEY:-}",
      description =
          "The public key of an application at Discord, 64 hexadecimal digits: its slash commands are"
              + " then answered at /discord/interactions. Asks for --site, where their links lead.")
  private String discordKey = "";

  @Option(
      names = "--log",
      paramLabel = "FORM",
      defaultValue = "${env:CASEBOOK_LOG:-TEXT}",
      description =
          "TEXT for a line where something goes wrong, JSON for an object on each line, for each"
              + " request too (${DEFAULT-VALUE}); without addresses of visitors and what they"
              + " sent.")
  private LogForm log = LogForm.TEXT;

  private enum LogForm {
    TEXT,
    JSON
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  ServeCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws InterruptedException, Refused {
    if (log == LogForm.JSON) {
      Log.inJson();
    }
    Casebook served = data.open(opening);
    served.startReading();
    var metrics = new Metrics();
    var isReady = new AtomicBoolean();
    Optional<Javalin> management = management(metrics, isReady);
    Javalin server = started(served, metrics, isReady);
    var stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              isReady.set(false);
              server.stop();
              management.ifPresent(Javalin::stop);
              stopped.countDown();
            }));
    String address = "http://" + host + ":" + server.port();
    tell("Casebook is at " + address + "/ and prepares its search");
    prepare(served, new FirstVisitor(address));
    isReady.set(true);
    Thread.ofPlatform()
        .daemon()
        .name("learning")
        .start(() -> {
          Checker.prepare();
          served.readTexts();
        });
    tell("Casebook is ready at " + address + "/");
    stopped.await();
    return 0;
  }

  /** Pages come first: whoever has started the program opens one, and indexing takes all cores. */
  private static void prepare(Casebook served, FirstVisitor visitor) throws InterruptedException {
    Edition edition = served.editions().executed();
    visitor.visit(visitor.pages(edition));
    served.startIndexing();
    served.finishIndexing();
    visitor.visit(visitor.questions(edition));
    served.follow();
  }

  private void tell(String line) {
    var out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }

  private Optional<String> publicAddress() throws Refused {
    Optional<String> named = site.filter(address -> !address.isBlank());
    if (named.isPresent() && !ADDRESS.matcher(named.get()).matches()) {
      throw new Refused("“" + named.get() + "” is no address such as https://example.org");
    }
    return named.map(SiteOption::withoutSlash);
  }

  private Optional<ApplicationKey> discord() throws Refused {
    if (discordKey.isBlank()) {
      return Optional.empty();
    }
    if (publicAddress().isEmpty()) {
      throw new Refused("Say with --site where visitors find the site: messages link to it");
    }
    Optional<ApplicationKey> key = ApplicationKey.of(discordKey.strip());
    if (key.isEmpty()) {
      throw new Refused(
          "“%s” is no public key of an application at Discord, which has 64 hexadecimal digits"
              .formatted(discordKey));
    }
    return key;
  }

  private Settings settings() throws Refused {
    if (requests < 0) {
      throw new Refused("There are no " + requests + " requests a minute: 0 is for any number");
    }
    try {
      return new Settings(
          DeadlineOption.deadline(spec, deadline, DEFAULT_SECONDS),
          publicAddress(),
          TrustedProxies.of(proxies),
          requests == 0 ? OptionalInt.empty() : OptionalInt.of(requests),
          discord());
    } catch (IllegalArgumentException e) {
      throw new Refused("“%s” are no addresses such as 127.0.0.1,10.0.0.0/8".formatted(proxies));
    }
  }

  private Optional<Javalin> management(Metrics metrics, AtomicBoolean isReady) throws Refused {
    return managementPort == 0
        ? Optional.empty()
        : Optional.of(listening(Management.create(metrics, isReady::get), managementPort));
  }

  private Javalin started(Casebook served, Metrics metrics, AtomicBoolean isReady) throws Refused {
    return listening(Server.create(served, settings(), metrics, isReady::get), port);
  }

  private Javalin listening(Javalin server, int port) throws Refused {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new Refused("There is no port " + port + ": ports go from 0 to " + HIGHEST_PORT);
    }
    try {
      return server.start(host, port);
    } catch (JavalinException e) {
      throw new Refused(
          "Casebook can't listen on %s:%d (%s); another --port or --host may do"
              .formatted(host, port, e.getMessage()));
    }
  }
}
