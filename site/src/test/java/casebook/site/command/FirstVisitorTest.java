package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.http.Server;
import casebook.site.http.Settings;
import casebook.site.operation.Metrics;
import io.javalin.Javalin;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a server asks itself before it says that it is ready. */
class FirstVisitorTest {
  private static final Casebook CASEBOOK = Casebook.builtIn(StoppedClock.OCTOBER_2026);

  private static Javalin server(Duration deadline, BooleanSupplier isReady) {
    return Server.create(CASEBOOK, Settings.own(deadline), new Metrics(), isReady)
        .start("127.0.0.1", 0);
  }

  private static FirstVisitor visitor(Javalin server) {
    return new FirstVisitor("http://127.0.0.1:" + server.port());
  }

  private static List<HttpRequest> requests(FirstVisitor visitor) {
    Edition edition = CASEBOOK.editions().executed();
    return Stream.of(visitor.pages(edition), visitor.questions(edition))
        .flatMap(List::stream)
        .toList();
  }

  @Test
  void everything_that_the_first_visitor_asks_is_answered() throws Exception {
    Javalin server = server(Duration.ofMinutes(1), () -> true);
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (HttpRequest request : requests(visitor(server))) {
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(request.uri().toString()).isIn(200, 303);
        assertThat(answer.body()).as(request.uri().toString()).doesNotContain("problem+json");
      }
    } finally {
      server.stop();
    }
  }

  @Test
  void rulings_may_take_ten_times_as_long_until_the_server_is_ready() throws Exception {
    String endless =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}],
         "permanents": [{"name": "Goblin", "types": ["creature"], "power": 1, "toughness": 1,
           "controller": "ann", "count": 100000, "text": "This creature attacks if able."}],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """;
    var isReady = new AtomicBoolean();
    Javalin server = server(Duration.ofMillis(10), isReady::get);
    HttpRequest request = visitor(server).posting("/api/rulings", "application/json", endless);
    try (HttpClient client = HttpClient.newHttpClient()) {
      assertThat(client.send(request, BodyHandlers.ofString()).body())
          .contains("longer than the limit of 0.1 seconds");
      isReady.set(true);
      assertThat(client.send(request, BodyHandlers.ofString()).body())
          .contains("longer than the limit of 0.01 seconds");
    } finally {
      server.stop();
    }
  }
}
