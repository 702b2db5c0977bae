package casebook.site.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Sends each hostile request to a running site, some at a time, and asks for {@code /health} all
 * the while. What came of it is printed as a table. It ends with 1 where {@code /health} took too
 * long or an answer was neither one nor a refusal with its reason.
 */
public final class HostileLoad {
  private static final long HEALTHY_MILLIS = 100;
  private static final long BETWEEN_MILLIS = 10;
  private static final int QUIET = 100;

  private final URI site;
  private final HttpClient client = HttpClient.newHttpClient();

  private HostileLoad(URI site) {
    this.site = site;
  }

  /** Runs it: the address of the site, how many at a time, and names of requests (all of them). */
  public static void main(String[] arguments) throws Exception {
    var load = new HostileLoad(URI.create(arguments[0]));
    int atATime = Integer.parseInt(arguments[1]);
    List<String> names = List.of(arguments).subList(2, arguments.length);
    boolean holds = true;
    System.out.println("| request | answers | slowest, ms | bytes | /health, slowest of, ms |");
    System.out.println("| --- | --- | ---: | ---: | ---: |");
    System.out.println(load.quiet());
    for (HostileRequest request : HostileRequest.all()) {
      if (names.isEmpty() || names.contains(request.name())) {
        Row row = load.row(request, atATime);
        System.out.println(row);
        holds &= row.holds();
      }
    }
    System.exit(holds ? 0 : 1);
  }

  private record Answer(int status, long millis, int bytes) {}

  /** What came of a request that was sent several times at once. */
  private record Row(String name, List<Answer> answers, List<Long> health) {
    boolean holds() {
      return slowestHealth() <= HEALTHY_MILLIS
          && answers.stream()
              .map(Answer::status)
              .allMatch(List.of(200, 303, 400, 413, 422, 503)::contains);
    }

    private long slowestHealth() {
      return Collections.max(health);
    }

    @Override
    public String toString() {
      Map<Integer, Long> statuses =
          answers.stream()
              .collect(Collectors.groupingBy(Answer::status, TreeMap::new, Collectors.counting()));
      return "| %s | %s | %d | %d | %d of %d |"
          .formatted(
              name,
              statuses.entrySet().stream()
                  .map(entry -> entry.getValue() + " × " + entry.getKey())
                  .collect(Collectors.joining(", ")),
              answers.stream().mapToLong(Answer::millis).max().orElseThrow(),
              answers.stream().mapToInt(Answer::bytes).max().orElseThrow(),
              slowestHealth(),
              health.size());
    }
  }

  /** Nothing else is sent; the first answers aren't counted, as this program loads its classes. */
  private Row quiet() throws IOException, InterruptedException {
    for (int i = 0; i < QUIET; i++) {
      health();
    }
    var health = new ArrayList<Long>();
    for (int i = 0; i < QUIET; i++) {
      health.add(health());
      Thread.sleep(BETWEEN_MILLIS);
    }
    return new Row("nothing", List.of(new Answer(200, 0, 0)), health);
  }

  private Row row(HostileRequest request, int atATime) throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var sent = new ArrayList<Future<Answer>>();
      for (int i = 0; i < atATime; i++) {
        Callable<Answer> sending = () -> send(request);
        sent.add(threads.submit(sending));
      }
      var health = new ArrayList<Long>();
      do {
        health.add(health());
        Thread.sleep(BETWEEN_MILLIS);
      } while (!sent.stream().allMatch(Future::isDone));
      var answers = new ArrayList<Answer>();
      for (Future<Answer> answer : sent) {
        answers.add(answer.get());
      }
      return new Row(request.name(), answers, health);
    } catch (ExecutionException e) {
      throw new IOException(request.name(), e);
    }
  }

  private Answer send(HostileRequest request) throws IOException, InterruptedException {
    return answer(
        HttpRequest.newBuilder(site.resolve(request.path()))
            .timeout(Duration.ofMinutes(2))
            .header("Content-Type", request.type())
            .POST(BodyPublishers.ofString(request.body()))
            .build());
  }

  private long health() throws IOException, InterruptedException {
    Answer answer = answer(HttpRequest.newBuilder(site.resolve("/health")).build());
    if (answer.status() != 200) {
      throw new IOException("/health answers " + answer.status());
    }
    return answer.millis();
  }

  private Answer answer(HttpRequest request) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
    long millis = Duration.ofNanos(System.nanoTime() - begun).toMillis();
    return new Answer(response.statusCode(), millis, response.body().length);
  }
}
