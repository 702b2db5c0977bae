package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Articles are pasted into pages, also where no script runs. */
class ArticlePagesTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  @Test
  void a_pasted_article_comes_back_linked() throws Exception {
    HttpResponse<String> page =
        site.post(
            "/link",
            Map.of("text", "By 508.1d <b>", "format", "markdown", "edition", "2024-06-07"));
    assertThat(page.body())
        .contains("1 ", " added", "[508.1d](http://127.0.0.1", "/cr/2024-06-07/508.1d", "&lt;b&gt;")
        .doesNotContain("508.1d <b>");
  }

  @Test
  void a_pasted_article_is_pinned_to_its_day_and_other_rules_of_today_are_warned_of()
      throws Exception {
    HttpResponse<String> page =
        site.post("/link", Map.of("text", "By 508.3d.", "format", "text", "date", "2022-01-15"));
    assertThat(page.body())
        .contains("/cr/2021-11-19/508.3d", "Pinned to the edition of <b>November 19, 2021</b>")
        .contains("today’s 508.3d is another rule");
    assertThat(
            site.post("/link", Map.of("text", "x", "format", "text", "date", "1999-01-01")).body())
        .contains("No edition is held", "class=\"notice\"");
  }

  @Test
  void a_pasted_article_is_checked() throws Exception {
    HttpResponse<String> page =
        site.post("/check", Map.of("text", "By 308.2c.", "format", "text", "date", "2008-06-01"));
    assertThat(page.body())
        .contains("moved", "308.2c of May 1, 2008 is 508.1f today", "/cr/2026-09-25/508.1f");
  }

  @Test
  void what_cannot_be_worked_with_is_told() throws Exception {
    assertThat(site.get("/link").body()).contains("Link an article");
    assertThat(site.get("/check").body()).contains("Check an article");
    assertThat(site.post("/link", Map.of("text", "x", "format", "word")).statusCode())
        .isEqualTo(400);
    assertThat(site.post("/check", Map.of("text", "x", "format", "text", "date", "soon")).body())
        .contains("is no date");
  }
}
