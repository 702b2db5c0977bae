package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.connection.TrustedProxies;
import casebook.site.work.Workers;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** One client gets so much worked out, and what doesn't change is made and sent once. */
class ManyRequestsTest {
  private static final int A_MINUTE = 3;

  private final RunningSite site =
      new RunningSite(
          Casebook.builtIn(),
          new Settings(
              Duration.ofMinutes(1),
              Optional.empty(),
              TrustedProxies.of("127.0.0.1"),
              OptionalInt.of(A_MINUTE),
              Optional.empty()),
          new Workers(Duration.ofMinutes(1)));

  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    client.close();
    site.close();
  }

  private HttpRequest.Builder asked(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site.port() + path));
  }

  private <T> HttpResponse<T> send(HttpRequest.Builder request, HttpResponse.BodyHandler<T> body)
      throws IOException {
    try {
      return client.send(request.build(), body);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private HttpResponse<String> read(String client) throws IOException {
    String text = "{\"text\": \"Flying\"}";
    return send(
        asked("/api/read")
            .header("X-Forwarded-For", client)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(text)),
        BodyHandlers.ofString());
  }

  @Test
  void who_asks_for_too_much_is_told_when_to_ask_again() throws IOException {
    for (int i = 0; i < A_MINUTE; i++) {
      assertThat(read("203.0.113.9").statusCode()).isEqualTo(200);
    }
    HttpResponse<String> refused = read("203.0.113.9");
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.headers().firstValueAsLong("Retry-After").orElseThrow()).isBetween(1L, 21L);
    assertThat(refused.body()).contains("at most 3 requests a minute", "Ask again in");
    assertThat(read("198.51.100.1").statusCode()).isEqualTo(200);
    HttpRequest.Builder page = asked("/cr/latest/508.1d").header("X-Forwarded-For", "203.0.113.9");
    assertThat(send(page, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    HttpRequest.Builder search = asked("/?q=attack").header("X-Forwarded-For", "203.0.113.9");
    HttpResponse<String> shown =
        send(search.header("Accept", "text/html"), BodyHandlers.ofString());
    assertThat(shown.statusCode()).isEqualTo(429);
    assertThat(shown.body()).contains("<html").contains("at most 3 requests a minute");
  }

  @Test
  void pictures_of_boards_are_worked_out_too() throws IOException {
    for (String path : new String[] {"/board.svg?case=x", "/board.png?case=x", "/oembed?url=x"}) {
      assertThat(ofDistantClient(path)).as(path).isBetween(400, 404);
    }
    assertThat(ofDistantClient("/board.svg?case=x")).isEqualTo(429);
  }

  private int ofDistantClient(String path) throws IOException {
    return send(asked(path).header("X-Forwarded-For", "203.0.113.77"), BodyHandlers.ofString())
        .statusCode();
  }

  @Test
  void one_network_of_addresses_is_one_client() throws IOException {
    for (int i = 0; i < A_MINUTE; i++) {
      assertThat(read("2001:db8:0:1::" + i).statusCode()).isEqualTo(200);
    }
    assertThat(read("2001:db8:0:1::9").statusCode()).isEqualTo(429);
    assertThat(read("2001:db8:0:2::9").statusCode()).isEqualTo(200);
  }

  @Test
  void who_asks_from_this_machine_has_no_limit() {
    String text = "{\"text\": \"Flying\"}";
    for (int i = 0; i < 3 * A_MINUTE; i++) {
      assertThat(site.post("/api/read", "application/json", text).status()).isEqualTo(200);
    }
  }

  @Test
  void what_is_the_newest_already_is_not_sent_again() throws IOException {
    for (String path :
        new String[] {"/cr/latest/508.1d", "/cases", "/api/rules/latest/508.1d", "/coverage"}) {
      HttpResponse<String> plain = send(asked(path), BodyHandlers.ofString());
      String tag = plain.headers().firstValue("ETag").orElseThrow();
      assertThat(plain.headers().firstValue("Vary")).contains("Accept, Accept-Encoding");
      for (int i = 0; i < 2; i++) {
        HttpResponse<InputStream> packed =
            send(asked(path).header("Accept-Encoding", "gzip"), BodyHandlers.ofInputStream());
        assertThat(packed.headers().firstValue("ETag")).contains(tag);
        assertThat(packed.headers().firstValue("Vary")).contains("Accept, Accept-Encoding");
        assertThat(packed.headers().firstValue("Content-Security-Policy")).isPresent();
        assertThat(packed.headers().firstValue("Content-Type"))
            .isEqualTo(plain.headers().firstValue("Content-Type"));
        assertThat(unpacked(packed)).isEqualTo(plain.body());
      }
      for (String encoding : new String[] {"gzip", "identity"}) {
        HttpResponse<String> again =
            send(
                asked(path).header("If-None-Match", tag).header("Accept-Encoding", encoding),
                BodyHandlers.ofString());
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
      }
    }
  }

  private static String unpacked(HttpResponse<InputStream> answer) throws IOException {
    boolean isPacked =
        answer.headers().firstValue("Content-Encoding").filter("gzip"::equals).isPresent();
    try (InputStream body = isPacked ? new GZIPInputStream(answer.body()) : answer.body()) {
      return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
