package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is typed is answered, however long it is, up to a limit that is far away. */
class LongQueriesTest {
  private static final int LONG = 10_000;

  @AutoClose private static final RunningSite site = new RunningSite();

  private static String encoded(String part) {
    String text = part.repeat(LONG / part.codePointCount(0, part.length()));
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "attack ", "攻", "🗡", "508.1d \"", "%"})
  void ten_thousand_characters_are_answered(String part) {
    Answer page = site.get("/?q=" + encoded(part), "text/html");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.body()).containsAnyOf("Nothing was found", "class=\"hits\"");
    Answer json = site.get("/api/search?q=" + encoded(part));
    assertThat(json.status()).isEqualTo(200);
    assertThat(json.json().path("whole").asBoolean()).isFalse();
    assertThat(site.get("/api/suggest?q=" + encoded(part)).status()).isEqualTo(200);
  }

  @Test
  void a_long_query_is_led_to_its_last_page() {
    Answer answer = site.get("/?q=" + encoded("攻 attack ") + "&page=9999", "text/html");
    assertThat(answer.status()).isEqualTo(302);
    assertThat(answer.response().headers().firstValue("Location").orElse("")).contains("&page=");
  }

  @Test
  void beyond_the_limit_the_answer_says_what_is_too_long() {
    Answer address = site.get("/?q=" + "a".repeat(Server.HEADER_SIZE));
    assertThat(address.status()).isEqualTo(414);
    assertThat(address.json().path("detail").asString()).isEqualTo("This address is too long.");
    Answer headers = site.get("/", "a".repeat(Server.HEADER_SIZE));
    assertThat(headers.status()).isEqualTo(431);
    assertThat(headers.json().path("detail").asString())
        .isEqualTo("The headers of this request are too long.");
  }
}
