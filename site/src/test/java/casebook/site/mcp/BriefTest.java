package casebook.site.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.output.Json;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Answers of tools leave room for others, and say what they leave out. */
class BriefTest {
  private static final String SITE = "https://example.org";

  @Test
  void a_short_answer_stays_as_it_is() {
    Json answer =
        Json.object()
            .put("verdict", "legal")
            .put("count", 3)
            .put("list", List.of("a", "b"))
            .putOrNull("rule", java.util.Optional.empty());
    assertThat(Brief.of(answer, SITE))
        .containsEntry("verdict", "legal")
        .containsEntry("count", 3)
        .containsEntry("list", List.of("a", "b"))
        .doesNotContainKey("leftOut");
  }

  @Test
  void a_long_list_loses_its_end_and_that_is_told() {
    Json answer = Json.object().put("why", Collections.nCopies(60, "because"));
    Map<String, Object> brief = Brief.of(answer, SITE);
    assertThat((List<?>) brief.get("why")).hasSize(50);
    assertThat(brief.get("leftOut")).isEqualTo(Map.of("why", 10));
  }

  @Test
  void however_much_there_is_the_answer_is_short() {
    Json inner = Json.object().put("texts", Collections.nCopies(300, "x".repeat(500)));
    for (int size : new int[] {1, 7, 100, 3_000}) {
      Json answer = Json.object().put("rulings", Collections.nCopies(size, inner));
      Map<String, Object> brief = Brief.of(answer, SITE);
      assertThat(Brief.text(brief).length()).isLessThanOrEqualTo(Brief.LONGEST);
      assertThat(brief).containsKey("leftOut");
    }
  }

  @Test
  void a_long_text_is_cut_between_letters() {
    Map<String, Object> brief = Brief.of(Json.object().put("text", "a" + "𝔐".repeat(3_000)), SITE);
    String text = String.valueOf(brief.get("text"));
    assertThat(text).endsWith("𝔐…");
    assertThat(text.length()).isLessThanOrEqualTo(2_000);
    assertThat(brief.get("leftOut")).isEqualTo(Map.of("text", 1));
  }

  @Test
  void addresses_lead_to_the_site_or_are_left_out_whole() {
    Map<String, Object> brief =
        Brief.of(
            Json.object()
                .put("href", "/cr/latest/508.1d")
                .put("link", SITE + "/judge?case=" + "x".repeat(3_000)),
            SITE);
    assertThat(brief)
        .containsEntry("href", SITE + "/cr/latest/508.1d")
        .containsEntry("leftOut", Map.of("link", 1))
        .doesNotContainKey("link");
  }
}
