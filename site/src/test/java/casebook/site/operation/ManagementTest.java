package casebook.site.operation;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whether the site lives and is ready, what it counts, and what its log says of a request. */
class ManagementTest {
  private final Metrics metrics = new Metrics();
  private final AtomicBoolean isReady = new AtomicBoolean();
  private final Javalin management = Management.create(metrics, isReady::get).start("127.0.0.1", 0);

  private final Javalin site =
      Javalin.create(
              config -> {
                config.startup.showJavalinBanner = false;
                Requests.addTo(config, metrics);
                config.routes.get("/cards/<name>", context -> context.result("a card"));
              })
          .start("127.0.0.1", 0);

  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    client.close();
    site.stop();
    management.stop();
    metrics.close();
  }

  private HttpResponse<String> get(Javalin server, String path) throws IOException {
    var address = URI.create("http://127.0.0.1:" + server.port() + path);
    try {
      return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void it_lives_before_it_is_ready() throws IOException {
    assertThat(get(management, "/live").statusCode()).isEqualTo(200);
    assertThat(get(management, "/ready").statusCode()).isEqualTo(503);
    isReady.set(true);
    assertThat(get(management, "/ready").statusCode()).isEqualTo(200);
  }

  @Test
  void requests_are_counted_by_the_kind_of_their_address() throws IOException {
    get(site, "/cards/Grizzly%20Bears");
    get(site, "/cards/Craw%20Wurm");
    get(site, "/nowhere");
    assertThat(get(management, "/metrics").body())
        .contains(
            "http_server_requests_seconds_count{method=\"GET\",status=\"200\",uri=\"/cards/<name>\"}"
                + " 2")
        .contains(
            "http_server_requests_seconds_count{method=\"GET\",status=\"404\",uri=\"none\"} 1")
        .contains("jvm_memory_used_bytes", "jvm_gc_")
        .doesNotContain("Bears");
  }

  @Test
  void the_log_has_the_number_of_a_request_and_nothing_of_its_sender() throws IOException {
    var logger = (Logger) Log.requests();
    var logged = new ListAppender<ILoggingEvent>();
    logged.start();
    Level before = logger.getLevel();
    logger.setLevel(Level.INFO);
    logger.addAppender(logged);
    try {
      String id =
          get(site, "/cards/Secret?q=secret").headers().firstValue("X-Request-Id").orElseThrow();
      assertThat(logged.list).hasSize(1);
      ILoggingEvent event = logged.list.getFirst();
      assertThat(event.getMDCPropertyMap()).containsEntry("request", id);
      String said = event.getFormattedMessage() + event.getKeyValuePairs();
      assertThat(said).contains("/cards/<name>", "200").doesNotContainIgnoringCase("secret");
      assertThat(said).doesNotContain("127.0.0.1");
    } finally {
      logger.detachAppender(logged);
      logger.setLevel(before);
    }
  }
}
