package casebook.site.page.rule;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.VisitedSite;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Three addresses for each rule, as a page, as data and as text. */
class RuleAddressesTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();
  @AutoClose private static final HttpClient client = HttpClient.newHttpClient();

  private static HttpResponse<String> get(String path, String accept)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(URI.create(site.address() + path)).header("Accept", accept).build(),
        BodyHandlers.ofString());
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/cr/latest/508.1d      | text/html        | text/html",
        "/cr/latest/508.1d      | */*              | text/html",
        "/cr/latest/508.1d      | application/json | application/json",
        "/cr/latest/508.1d      | text/plain       | text/plain",
        "/cr/latest/508.1d      | text/html;q=0.5, application/json;q=0.9 | application/json",
        "/cr/latest/508.1d      | text/*;q=0.3, text/plain;q=0.2 | text/html",
        "/cr/latest/508.1d      | image/png        | text/html",
        "/cr/latest/508.1d.json | text/html        | application/json",
        "/cr/latest/508.1d.txt  | text/html        | text/plain",
        "/cr/latest/508.1.txt   | text/html        | text/plain",
        "/cr/latest/508.json    | text/html        | application/json",
        "/rule/2024-06-07/508.1d | application/json | application/json",
        "/rule/2024-06-07/508.1d.txt | text/html   | text/plain"
      })
  void a_rule_comes_as_it_is_asked_for(String path, String accept, String type) throws Exception {
    HttpResponse<String> answer = get(path, accept);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "Content-Type")).startsWith(type);
    assertThat(header(answer, "Vary")).isEqualTo("Accept, Accept-Encoding");
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", "text/plain"})
  void what_is_pinned_can_be_kept_for_ever_and_the_latest_cannot(String accept) throws Exception {
    assertThat(header(get("/cr/2024-06-07/508.1d", accept), "Cache-Control"))
        .contains("immutable", "max-age=31536000");
    assertThat(header(get("/cr/latest/508.1d", accept), "Cache-Control"))
        .doesNotContain("immutable");
    assertThat(header(get("/cr/2024-06-07/508.99", accept), "Cache-Control"))
        .doesNotContain("immutable");
  }

  /** It leads to other pages, which change. */
  @Test
  void a_page_is_not_kept_for_ever() throws Exception {
    assertThat(header(get("/cr/2024-06-07/508.1d", "text/html"), "Cache-Control"))
        .isEqualTo("public, max-age=300");
  }

  @Test
  void a_header_leads_to_the_other_addresses() throws Exception {
    assertThat(header(get("/cr/latest/508.1d", "*/*"), "Link"))
        .contains(
            "/cr/2026-09-25/508.1d>; rel=\"canonical\"",
            "</rule/2026-09-25/508.1d>; rel=\"latest-version\"",
            "</cr/2026-09-25/508.1d/history>; rel=\"version-history\"",
            "</cr/2026-09-25/508.1d.json>; rel=\"alternate\"; type=\"application/json\"",
            "type=\"application/json+oembed\"");
  }

  @ParameterizedTest
  @CsvSource({
    "/508.1d, /cr/latest/508.1d",
    "/508, /cr/latest/508",
    "/508.1d.json, /cr/latest/508.1d.json",
    "/508.1D, /cr/latest/508.1d",
    "/rule/508.1d, /rule/2026-09-25/508.1d",
    "/cr/2022-01-15/508.3d, /cr/2021-11-19/508.3d",
    "/cr/2022-01-15/508.3D, /cr/2021-11-19/508.3d",
    "/cr/2022-01-15/508.3d.json, /cr/2021-11-19/508.3d.json",
    "/cr/2022-01-15/508.3d.txt, /cr/2021-11-19/508.3d.txt",
    "/cr/2022-01-15/508, /cr/2021-11-19/508",
    "/cr/2022-01-15/508.3d/history, /cr/2021-11-19/508.3d/history",
    "/cr/2022-01-15/508/history?with=2024-06-07, /cr/2021-11-19/508/history?with=2024-06-07",
    "/cr/2022-01-15/508.1/card, /cr/2021-11-19/508.1/card",
    "/rule/2022-01-15/508.3d, /rule/2021-11-19/508.3d",
    "/rule/2022-01-15/508.3d.json, /rule/2021-11-19/508.3d.json"
  })
  void short_addresses_lead_on(String path, String to) throws Exception {
    HttpResponse<String> answer = get(path, "*/*");
    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(header(answer, "Location")).isEqualTo(to);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/word",
        "/rule/word",
        "/rule/1999-01-01/508.1",
        "/rule/2024-06-07/508.9",
        "/rule/soon/508.1"
      })
  void what_is_no_rule_is_not_found(String path) throws Exception {
    assertThat(get(path, "text/html").statusCode()).isEqualTo(404);
  }

  @Test
  void what_shows_links_is_told_number_edition_and_text() throws Exception {
    assertThat(get("/cr/latest/508.1d", "text/html").body())
        .contains(
            "property=\"og:title\" content=\"CR 508.1d, Declare Attackers Step (September 25,"
                + " 2026)\"",
            "property=\"og:description\" content=\"The active player checks",
            "\"@type\":\"Legislation\"",
            "\"legislationDateVersion\":\"2026-09-25\"",
            "application/json+oembed");
  }

  @Test
  void the_same_is_had_as_oembed() throws Exception {
    String page = site.address() + "/cr/2024-06-07/508.1d";
    HttpResponse<String> answer =
        get("/oembed?maxwidth=300&url=" + VisitedSite.encoded(page), "*/*");
    assertThat(answer.body())
        .contains("\"version\" : \"1.0\"", "\"type\" : \"rich\"", "June 7, 2024", page)
        .contains("\"width\" : 300", "The active player checks");
    assertThat(get("/oembed", "*/*").statusCode()).isEqualTo(400);
    assertThat(get("/oembed?url=https://example.org/", "*/*").statusCode()).isEqualTo(404);
    assertThat(get("/oembed?format=xml&url=" + page, "*/*").statusCode()).isEqualTo(501);
  }

  @Test
  void the_history_of_a_rule_shows_every_edition_with_its_differences() throws Exception {
    assertThat(get("/cr/2026-09-25/508.4a/history", "text/html").body())
        .contains("June 7, 2024", "reworded", "<ins>");
    assertThat(get("/rule/2008-02-01/308.2a", "text/html").body())
        .contains("was split", "508.1a, 508.1b, 508.1c", "Somebody has read both texts");
  }

  @Test
  void two_editions_of_a_section_are_compared_with_what_is_unchanged_folded() throws Exception {
    assertThat(get("/cr/latest/508/history?with=2024-06-07", "text/html").body())
        .contains("From <b>June 7, 2024</b> to <b>September 25, 2026</b>")
        .containsPattern("<details class=\"same\"><summary><span class=\"number\">508.1a</span>")
        .containsPattern(
            "<details class=\"references\"><summary><span class=\"number\">508.1</span>")
        .containsPattern("(?s)<section class=\"CHANGED\">.*508.4a");
    assertThat(get("/cr/latest/506/history", "text/html").body())
        .contains("From <b>June 19, 2026</b> to <b>September 25, 2026</b>");
  }

  @Test
  void an_old_number_is_looked_up() throws Exception {
    assertThat(header(get("/resolve?rule=508.1d&edition=2024-12-24", "*/*"), "Location"))
        .isEqualTo("/rule/2024-11-08/508.1d");
    assertThat(get("/resolve?rule=508.1z&edition=2024-12-24", "*/*").body())
        .contains("has no 508.1z");
    assertThat(get("/resolve?rule=508.1d&edition=soon", "*/*").body()).contains("is not a date");
    assertThat(get("/resolve?rule=508.1d&edition=1999-01-01", "*/*").body())
        .contains("No edition is held");
    assertThat(get("/resolve", "*/*").statusCode()).isEqualTo(200);
  }
}
