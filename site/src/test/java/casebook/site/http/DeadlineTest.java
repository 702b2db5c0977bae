package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.work.Workers;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of work that takes longer than anybody waits for it. */
@Timeout(60)
class DeadlineTest {
  private static final String SMALL = board(1);

  /** Takes far longer than a short deadline on any machine. */
  private static final String LARGE = board(100_000);

  private RunningSite site = site(Duration.ofMillis(20));

  private static RunningSite site(Duration deadline) {
    return new RunningSite(Casebook.builtIn(), new Workers(1, 4, deadline));
  }

  private static String board(int goblins) {
    return """
    {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [{"name": "Goblin", "count": %d,
     "types": ["Creature"], "power": 1, "toughness": 1, "controller": "ann", "token": true,
     "text": "This creature attacks each combat if able."}],
     "moves": [{"declareAttackers": {"attacks": []}}]}
    """
        .formatted(goblins)
        .replace("\n", "");
  }

  @AfterEach
  void close() {
    site.close();
  }

  @Test
  void a_ruling_that_takes_too_long_is_an_error_that_says_what_to_make_smaller() {
    RunningSite.Answer answer = site.post("/api/rulings", "application/json", LARGE);
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.type()).startsWith("application/problem+json");
    assertThat(answer.json().path("detail").asString())
        .contains("longer than the limit of 0.02 seconds")
        .contains("no answer")
        .contains("leave out permanents");
    assertThat(answer.json().has("rulings")).isFalse();
  }

  @Test
  void a_client_that_sends_its_next_request_ahead_gets_both_answers() throws IOException {
    site.close();
    site = site(Duration.ofMinutes(1));
    try (var eager = new Socket(InetAddress.getLoopbackAddress(), site.port())) {
      eager.getOutputStream().write(request(board(20_000), "keep-alive"));
      eager.getOutputStream().write(request(SMALL, "close"));
      eager.getOutputStream().flush();
      String answers = read(eager.getInputStream());
      assertThat(answers.split("HTTP/1.1 200 OK", -1)).hasSize(3);
    }
  }

  private static byte[] request(String body, String connection) {
    return """
    POST /api/rulings HTTP/1.1
    Host: 127.0.0.1
    Content-Type: application/json
    Connection: %s
    Content-Length: %d

    %s\
    """
        .formatted(connection, body.length(), body)
        .replace("\n", "\r\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static String read(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }
}
