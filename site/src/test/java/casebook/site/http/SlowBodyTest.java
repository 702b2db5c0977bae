package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.connection.PeekingConnector;
import casebook.site.http.api.Body;
import casebook.site.http.filter.Refusals;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What is sent too slowly is refused; the site waits for each part as long as the server does. */
class SlowBodyTest {
  private static final long PATIENCE_MILLIS = 300;

  @AutoClose("stop")
  private static final Javalin server =
      Javalin.create(
              config -> {
                config.startup.showJavalinBanner = false;
                config.jetty.addConnector((jetty, http) -> {
                  var connector = new PeekingConnector(jetty, http);
                  connector.setHost(config.jetty.host);
                  connector.setPort(config.jetty.port);
                  connector.setIdleTimeout(PATIENCE_MILLIS);
                  return connector;
                });
                Refusals.addTo(config);
                config.routes.post(
                    "/api/rulings", context -> context.result(Body.of(context).text()));
              })
          .start("127.0.0.1", 0);

  private static String answered(String body) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String request =
          "POST /api/rulings HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
              + "Connection: close\r\nContent-Length: 10\r\n\r\n"
              + body;
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void a_body_that_does_not_come_to_its_end_is_refused() throws IOException {
    assertThat(answered("{\"play"))
        .startsWith("HTTP/1.1 408")
        .contains("application/problem+json", "came too slowly. Send it again.")
        .doesNotContain("Exception");
  }

  @Test
  void a_whole_body_is_read() throws IOException {
    assertThat(answered("0123456789")).startsWith("HTTP/1.1 200").endsWith("0123456789");
  }
}
