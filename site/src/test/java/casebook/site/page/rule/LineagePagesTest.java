package casebook.site.page.rule;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.site.page.VisitedSite;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a rule came from, on its own page and on that of its history. */
class LineagePagesTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  static List<Rule> rulesOfToday() {
    return Editions.builtIn().executed().rules();
  }

  private static Document history(String number) throws Exception {
    return Jsoup.parse(site.get("/cr/latest/" + number + "/history").body());
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void the_history_of_a_rule_folds_what_is_unchanged_and_leaves_out_no_edition(Rule rule)
      throws Exception {
    Document page = history(rule.number().toString());
    assertThat(page.select("figure.lineage svg[role=img] desc")).hasSize(1);
    int spans = page.select("ol.stages > li").size();
    int folded = page.select("ol.stages details li").size();
    assertThat(page.select("ol.stages details[open]")).isEmpty();
    assertThat(page.select("ol.stages .same .tag").eachText())
        .allMatch(tag -> tag.equals("in the oldest edition held"));
    Element first = page.expectFirst("ol.stages > li:last-child");
    long since = Editions.builtIn().all().stream().filter(edition -> isIn(edition, first)).count();
    assertThat(spans + folded).isEqualTo((int) since);
  }

  /** Whether an edition isn't older than the first one of a history. */
  private static boolean isIn(Edition edition, Element first) {
    String href = first.expectFirst("a.number").attr("href");
    return edition.name().compareTo(href.split("/", -1)[2]) >= 0;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.3f | It was 508.3d until February 2022. Its history",
        "508.3d | It was new in February 2022. From August 2017 until February 2022, 508.3d was"
            + " another rule: it is 508.3f today. Its history",
        "508.4a | It has read so since April 17, 2026. It was 508.3a until August 2017. From September"
            + " 2016 until August 2017, 508.4a was another rule: it is 508.5a today. Its history",
        "506.7  | It was 506.6 until an edition between June 19 and September 25, 2026. From June"
            + " 2022 until an edition between June 19 and September 25, 2026, 506.7 was another rule:"
            + " it is 506.8 today. Its history",
        "506.4  | It has read so since an edition between June 19 and September 25, 2026. It was 306.4"
            + " until July 2009. Its history"
      })
  void the_page_of_a_rule_says_in_a_line_where_it_came_from(String number, String line)
      throws Exception {
    Document page = Jsoup.parse(site.get("/cr/latest/" + number).body());
    assertThat(page.select(".standing .reads").text()).isEqualTo(line);
    assertThat(page.select(".standing .reads a").attr("href"))
        .isEqualTo("/cr/2026-09-25/" + number + "/history");
  }

  @Test
  void the_history_says_between_which_editions_a_rule_changed() throws Exception {
    assertThat(history("506.6").select("ol.stages h2").text())
        .isEqualTo("Between June 19 and September 25, 2026 506.6 new");
    assertThat(history("506.7").expectFirst("ol.stages h2").text())
        .isEqualTo("Between June 19 and September 25, 2026 506.7 came from 506.6");
    assertThat(history("508.1d").expectFirst("ol.stages > li:contains(July 11, 2009) h2").text())
        .startsWith("July 11, 2009 508.1d came from 308.2a, 500.1, 500.2 and 500.4");
  }

  /** Four rules of 2003 said what 508.1c says: a comma in one of them doesn't show all again. */
  @Test
  void of_long_texts_only_what_is_near_a_change_is_shown() throws Exception {
    Document page = history("508.1c");
    Element commas = page.expectFirst("ol.stages > li:contains(October 1, 2003)");
    assertThat(commas.select("h2").text()).endsWith("; 3 as before");
    assertThat(commas.select(".difference").text()).hasSizeLessThan(800);
    assertThat(commas.select("ins, del")).isNotEmpty();
  }

  /** What five rules said in March 2003 five said in July, one of them in wholly other words. */
  @Test
  void a_long_text_that_is_wholly_other_words_is_folded() throws Exception {
    Document page = Jsoup.parse(site.get("/cr/2026-09-25/508.1d/history").body());
    Element oldest = page.expectFirst("ol.stages > li:last-child");
    assertThat(oldest.select("details.whole summary").text())
        .startsWith("308.2 ")
        .endsWith(" …")
        .hasSizeLessThan(130);
    assertThat(oldest.select("details.whole .difference").text()).contains(" 500.5 ");
    assertThat(page.select("ol.stages details[open]")).isEmpty();
    for (Element shown : page.select("ol.stages > li > .difference")) {
      assertThat(shown.text()).hasSizeLessThan(1_000);
    }
  }

  @Test
  void a_rule_that_is_gone_was_removed_on_a_day() throws Exception {
    Document page = Jsoup.parse(site.get("/cr/2017-09-29/508.7f/history").body());
    assertThat(page.select("ol.stages h2").eachText())
        .containsExactly(
            "Removed between September 29, 2017 and July 13, 2018", "August 25, 2017 508.7f new");
  }

  /** The number alone leads to the newest edition, which may have it no more. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "506.7a | 506.7a was a rule until an edition between June 19 and September 25, 2026; it is"
            + " 506.8a today. | /cr/2026-09-25/506.8a",
        "308.2a | 308.2a was a rule until July 11, 2009; it is 508.1a, 508.1b, 508.1c and 508.1d"
            + " today. | /cr/2026-09-25/508.1a"
      })
  void of_a_number_that_no_rule_has_any_more_it_is_told_what_it_was(
      String number, String says, String href) throws Exception {
    Document page = Jsoup.parse(site.get("/cr/latest/" + number).body());
    assertThat(page.expectFirst(".lead").text()).endsWith(says);
    assertThat(page.select("#content .contents a").eachAttr("href")).contains(href);
    assertThat(Jsoup.parse(site.get("/" + number).body()).expectFirst(".lead").text())
        .endsWith(says);
  }

  @Test
  void of_a_day_whose_edition_is_not_held_that_is_said() throws Exception {
    String says =
        "In force on August 10, 2026 was the edition of August 7, 2026, which isn’t held; this is"
            + " that of June 19, 2026.";
    assertThat(Jsoup.parse(site.get("/cr/2026-08-10/506.5").body()).select(".notice").eachText())
        .contains(says);
    assertThat(Jsoup.parse(site.get("/cr/2026-06-19/506.5").body()).select(".notice").eachText())
        .doesNotContain(says);
    assertThat(site.get("/api/rules/2026-08-10/506.5").body()).contains(says);
    assertThat(site.get("/api/rules/2026-08-10/506.8a").body()).contains(says);
  }
}
