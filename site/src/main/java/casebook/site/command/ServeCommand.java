package casebook.site.command;

import casebook.site.Casebook;
import casebook.site.http.Server;
import io.javalin.Javalin;
import io.javalin.util.JavalinException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
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
      defaultValue = "7070",
      description = "The port to listen on, 0 for any free one (${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
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
          "The address at which visitors find the site, as https://example.org; to be said where another"
              + " server stands in front. Without it links lead to wherever a page was found.")
  private Optional<String> site = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  ServeCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws InterruptedException, Refused {
    Casebook served = data.open(opening);
    served.startIndexing();
    Javalin server = started(served);
    served.finishIndexing();
    new FirstVisitor("http://" + host + ":" + server.port()).visit(served.editions().executed());
    served.follow();
    var stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              server.stop();
              stopped.countDown();
            }));
    var out = spec.commandLine().getOut();
    out.println("Casebook is ready at http://" + host + ":" + server.port() + "/");
    out.flush();
    stopped.await();
    return 0;
  }

  private Optional<String> publicAddress() throws Refused {
    Optional<String> named = site.filter(address -> !address.isBlank());
    if (named.isPresent() && !ADDRESS.matcher(named.get()).matches()) {
      throw new Refused("“" + named.get() + "” is no address such as https://example.org");
    }
    return named.map(SiteOption::withoutSlash);
  }

  private Javalin started(Casebook served) throws Refused {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new Refused("There is no port " + port + ": ports go from 0 to " + HIGHEST_PORT);
    }
    try {
      return Server.create(
              served, DeadlineOption.deadline(spec, deadline, DEFAULT_SECONDS), publicAddress())
          .start(host, port);
    } catch (JavalinException e) {
      throw new Refused(
          "Casebook can't listen on %s:%d (%s); another --port or --host may do"
              .formatted(host, port, e.getMessage()));
    }
  }
}
