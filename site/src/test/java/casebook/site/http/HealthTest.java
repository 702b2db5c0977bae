package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import io.javalin.Javalin;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

class HealthTest {
  @Test
  void the_site_says_that_it_is_up_and_which_editions_it_holds() throws Exception {
    Javalin server = Server.create(Casebook.builtIn()).start("127.0.0.1", 0);
    try (HttpClient client = HttpClient.newHttpClient()) {
      URI health = URI.create("http://127.0.0.1:" + server.port() + "/health");
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(health).build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).contains("\"up\"", "\"2025-06-06\"");
    } finally {
      server.stop();
    }
  }
}
