package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the site refuses to work with, and whom it believes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LimitsTest {
  private final RunningSite site = new RunningSite();

  @AfterAll
  void close() {
    site.close();
  }

  private RunningSite.Answer judge(String permanents, String effects, String moves) {
    return site.post(
        "/api/rulings",
        "application/json",
        """
        {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [%s], "effects": [%s],
         "moves": [%s]}
        """
            .formatted(permanents, effects, moves));
  }

  private static String times(int many, String item) {
    return String.join(",", Collections.nCopies(many, item));
  }

  private static String goblins(int count) {
    return """
    {"name": "Goblin", "types": ["Creature"], "power": 1, "toughness": 1, "controller": "ann",
     "count": %d}
    """
        .formatted(count);
  }

  private static void isRefused(RunningSite.Answer answer, String why) {
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().path("detail").asString()).contains(why);
  }

  @Test
  void a_case_with_too_many_moves_is_refused() {
    String move = "{\"declareAttackers\": {\"attacks\": []}}";
    isRefused(judge(goblins(1), "", times(1000, move)), "At most 200 moves and questions");
  }

  @Test
  void a_case_with_too_many_effects_on_its_permanents_is_refused() {
    String move = "{\"declareAttackers\": {\"attacks\": []}}";
    String effect =
        "{\"source\": \"War\", \"controller\": \"bob\","
            + " \"text\": \"All creatures attack this turn if able.\"}";
    isRefused(judge(goblins(200), times(500, effect), move), "500 effects and 200 permanents");
    isRefused(judge(goblins(1), times(501, effect), move), "At most 500 effects");
  }

  @Test
  void an_article_that_cites_too_much_is_refused() {
    String many = "{\"text\": \"" + "508.1d ".repeat(2001) + "\", \"format\": \"text\"}";
    isRefused(site.post("/api/check", "application/json", many), "at most 2,000 citations");
    isRefused(site.post("/api/link", "application/json", many), "at most 2,000 citations");
    String few = many.replace("508.1d ".repeat(2001), "508.1d ".repeat(700));
    assertThat(site.post("/api/link", "application/json", few).status()).isEqualTo(200);
    String longOne = "{\"text\": \"" + "a".repeat(500_001) + "\", \"format\": \"text\"}";
    isRefused(site.post("/api/link", "application/json", longOne), "at most 500,000 characters");
  }

  @Test
  void the_pages_for_articles_have_the_same_limits() {
    String form = "application/x-www-form-urlencoded";
    for (String page : List.of("/check", "/link")) {
      RunningSite.Answer answer =
          site.post(page, form, "format=text&text=" + "508.1d+".repeat(2001));
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.body()).contains("at most 2,000 citations");
      assertThat(site.post(page, form, "format=text&text=" + "a".repeat(500_001)).body())
          .contains("at most 500,000 characters");
    }
  }

  @Test
  void a_ruling_of_more_than_sixteen_mebibytes_is_refused() {
    String ask = "{\"ask\": {\"legalAttacks\": {\"limit\": 10000}}}";
    isRefused(
        judge(goblins(14), "", String.join(", ", Collections.nCopies(5, ask))),
        "The answer would have more than 16 MiB");
  }

  @Test
  void questions_that_list_more_than_fifty_thousand_attacks_are_refused() {
    String ask = "{\"ask\": {\"legalAttacks\": {\"limit\": 10000}}}";
    String more = "{\"ask\": {\"completions\": {\"attacks\": [], \"limit\": 1}}}";
    RunningSite.Answer answer =
        judge(goblins(14), "", String.join(", ", Collections.nCopies(5, ask)) + ", " + more);
    isRefused(answer, "The limits of all questions together may be at most 50,000 attacks");
    assertThat(answer.json().path("errors").path(0).path("path").asString()).isEqualTo("moves[5]");
  }

  @Test
  void other_sites_may_read_what_is_read_with_get_and_what_is_worked_out_of_what_they_send()
      throws IOException {
    assertThat(site.get("/api/rules/latest/508.1d").response().headers().map())
        .containsEntry("access-control-allow-origin", List.of("*"));
    for (String path : List.of("rulings", "rulings/batch", "read", "link", "check")) {
      assertThat(sent("OPTIONS /api/" + path + " HTTP/1.1", "Host: 127.0.0.1"))
          .startsWith("HTTP/1.1 204")
          .contains(
              "Access-Control-Allow-Origin: *",
              "Access-Control-Allow-Headers: Accept, Content-Type");
    }
    assertThat(sent("GET /judge HTTP/1.1", "Host: 127.0.0.1"))
        .contains("Access-Control-Allow-Origin: *");
    assertThat(sent("POST /check HTTP/1.1", "Host: 127.0.0.1"))
        .doesNotContain("Access-Control-Allow-Origin");
  }

  @Test
  void what_a_request_says_of_the_site_is_not_believed() throws IOException {
    for (String path :
        List.of("/feeds/508.1d.atom", "/cr/latest/508.1d", "/api/cite?rule=508.1d")) {
      assertThat(sent("GET " + path + " HTTP/1.1", "Host: evil.example"))
          .startsWith("HTTP/1.1 200")
          .doesNotContain("evil.example");
    }
    assertThat(sent("GET /api/cite?rule=508.1d HTTP/1.1", "Host: 127.0.0.1:" + site.port()))
        .contains("http://127.0.0.1:" + site.port() + "/cr/");
  }

  @Test
  void where_the_address_of_the_site_is_not_known_nothing_that_needs_it_is_answered()
      throws IOException {
    assertThat(sent("GET /oembed?url=/cr/latest/508.1d HTTP/1.1", "Host: evil.example"))
        .startsWith("HTTP/1.1 501")
        .contains("--site https://example.org")
        .doesNotContain("evil.example");
    assertThat(sent("GET /feeds/508.1d.atom HTTP/1.1", "Host: evil.example"))
        .contains("<id>urn:uuid:")
        .doesNotContain("<id>/");
    assertThat(sent("GET /feeds/508.1d.atom HTTP/1.1", "Host: 127.0.0.1:" + site.port()))
        .contains("<id>http://127.0.0.1:" + site.port() + "/feeds/508.1d.atom</id>");
  }

  @Test
  void the_servers_own_errors_have_the_security_headers_too() throws IOException {
    for (String request :
        List.of("GET /%zz HTTP/1.1", "GET /" + "a".repeat(200_000) + " HTTP/1.1")) {
      assertThat(sent(request, "Host: 127.0.0.1"))
          .startsWith("HTTP/1.1 4")
          .contains("X-Content-Type-Options: nosniff", "Content-Security-Policy: ");
    }
  }

  /** The answer to a request that no library would send. */
  private String sent(String request, String header) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), site.port())) {
      String lines = request + "\r\n" + header + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(lines.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
