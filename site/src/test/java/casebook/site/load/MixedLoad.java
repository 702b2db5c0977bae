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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/**
 * Asks a running site for what visitors ask, by some connections for some time, and prints for each
 * kind how many were answered, how many weren't, and how long that took. With a rate, requests
 * start at equal distances whether others were answered or not, and the time counts from when one
 * should have started: a site that falls behind shows it.
 */
public final class MixedLoad {
  private static final String CASE =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [{"id": "goblin", "card":
       "Crazed Goblin", "controller": "ann"}, {"id": "bears", "card": "Grizzly Bears", "controller":
       "ann"}, {"card": "Silent Arbiter", "controller": "bob"}], "moves": [{"declareAttackers":
       {"attacks": [{"attacker": "bears", "target": "bob"}]}}]}
      """
          .replace("\n", "");

  private static final int LINES = 100;

  /** What is asked for, and how. */
  private record Kind(String name, String path, String type, String body) {
    HttpRequest at(URI site) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(site.resolve(path)).header("Accept-Encoding", "gzip");
      return body.isEmpty()
          ? request.build()
          : request.header("Content-Type", type).POST(BodyPublishers.ofString(body)).build();
    }
  }

  private static final List<Kind> KINDS =
      List.of(
          new Kind("small ruling", "/api/rulings", "application/json", CASE),
          new Kind("rule page", "/cr/latest/508.1d", "", ""),
          new Kind("case page", "/cases/508.1d-avatar-of-slaughter", "", ""),
          new Kind("list of cases", "/cases", "", ""),
          new Kind("search page", "/?q=must+attack+if+able", "", ""),
          new Kind("search as JSON", "/api/search?q=must+attack+if+able", "", ""),
          new Kind(
              "batch of " + LINES,
              "/api/rulings/batch",
              "application/jsonl",
              (CASE + "\n").repeat(LINES)),
          new Kind("health", "/health", "", ""));

  private record Answer(String kind, int status, long micros) {}

  private final URI site;
  private final HttpClient client = HttpClient.newHttpClient();

  private MixedLoad(URI site) {
    this.site = site;
  }

  /**
   * Runs it: the address of the site, how many connections, for how many seconds, how many requests
   * a second (0: each connection asks again as soon as it is answered), and the names of kinds
   * (all).
   */
  public static void main(String[] arguments) throws Exception {
    var load = new MixedLoad(URI.create(arguments[0]));
    List<String> names = List.of(arguments).subList(4, arguments.length);
    List<Kind> kinds =
        KINDS.stream().filter(kind -> names.isEmpty() || names.contains(kind.name())).toList();
    Duration time = Duration.ofSeconds(Long.parseLong(arguments[2]));
    int connections = Integer.parseInt(arguments[1]);
    load.print(load.ask(kinds, connections, Double.parseDouble(arguments[3]), time), time);
  }

  private List<Answer> ask(List<Kind> kinds, int connections, double rate, Duration time) {
    var answers = new ConcurrentLinkedQueue<Answer>();
    long begin = System.nanoTime();
    long end = begin + time.toNanos();
    long distance = rate == 0 ? 0 : (long) (connections * 1e9 / rate);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int connection = 0; connection < connections; connection++) {
        int first = connection;
        threads.execute(() -> {
          long due = begin + first * distance / connections;
          for (int number = first; Math.max(due, System.nanoTime()) < end; number++) {
            Kind kind = kinds.get(number % kinds.size());
            LockSupport.parkNanos(due - System.nanoTime());
            answers.add(answer(kind, distance == 0 ? System.nanoTime() : due));
            due += distance;
          }
        });
      }
    }
    return List.copyOf(answers);
  }

  private Answer answer(Kind kind, long begun) {
    int status;
    try {
      HttpResponse<byte[]> response = client.send(kind.at(site), BodyHandlers.ofByteArray());
      status = response.statusCode();
    } catch (IOException e) {
      status = 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return new Answer(kind.name(), status, (System.nanoTime() - begun) / 1_000);
  }

  private void print(List<Answer> answers, Duration time) {
    Map<String, List<Answer>> kinds = new TreeMap<>();
    answers.forEach(
        answer -> kinds.computeIfAbsent(answer.kind(), _ -> new ArrayList<>()).add(answer));
    System.out.println(
        "| asked for | answers a second | not 200 | median, ms | 99 of 100, ms | slowest, ms |");
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: |");
    kinds.forEach((name, all) -> {
      long[] micros = all.stream().mapToLong(Answer::micros).sorted().toArray();
      long failed = all.stream().filter(answer -> answer.status() != 200).count();
      System.out.printf(
          "| %s | %.1f | %d | %.1f | %.1f | %.1f |%n",
          name,
          all.size() / (double) time.toSeconds(),
          failed,
          at(micros, 0.5),
          at(micros, 0.99),
          Arrays.stream(micros).max().orElse(0) / 1_000.0);
    });
  }

  private static double at(long[] sorted, double part) {
    return sorted[(int) Math.min(sorted.length - 1L, (long) (sorted.length * part))] / 1_000.0;
  }
}
