package casebook.site.page.cases;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.cases.CaseTexts;
import casebook.site.cases.PublishedRulings;
import casebook.site.page.VisitedSite;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages of the casebook: the list, a case, and what becomes of each rule. */
class CasePagesTest {
  private static final Pattern LINK = Pattern.compile("href=\"(/(?:cases|cr|judge)[^\"]*)\"");

  @AutoClose private static final VisitedSite site = new VisitedSite();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/cases",
        "/cases?by=rule",
        "/cases?q=bear&topic=goad",
        "/cases/508.4c-put-attacking",
        "/cases/508.1d-goaded?different",
        "/cases/508.8-nobody-attacks",
        "/answers",
        "/answers/trample-at-a-planeswalker",
        "/coverage"
      })
  void every_page_has_its_frame_and_leads_only_to_pages_that_are_there(String path)
      throws Exception {
    HttpResponse<String> page = site.get(path);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("<!DOCTYPE html>", "id=\"main\"", "href=\"/cases\"", "href=\"/coverage\"")
        .doesNotContain("style=\"", "onclick", "th:");
    var broken = new ArrayList<String>();
    for (String link :
        LINK.matcher(page.body())
            .results()
            .map((MatchResult match) -> match.group(1).replace("&amp;", "&"))
            .distinct()
            .limit(60)
            .toList()) {
      if (site.get(link).statusCode() != 200) {
        broken.add(link);
      }
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void who_can_attack_for_a_cost_is_not_marked_as_one_that_cannot() throws Exception {
    String picture = ".board-picture";
    String taxed = "/cases/508.1h-tokens-and-ghostly-prison";
    assertThat(Jsoup.parse(site.get(taxed).body()).select(picture).text())
        .contains("Soldier")
        .doesNotContain("can’t attack");
    String staying = "/cases/508.1d-nobody-is-made-to-pay";
    assertThat(Jsoup.parse(site.get(staying).body()).select(picture).text())
        .contains("Crazed Goblin")
        .doesNotContain("can’t attack");
    String defender = "/cases/508.1c-defender";
    assertThat(Jsoup.parse(site.get(defender).body()).select(picture).text())
        .contains("can’t attack");
  }

  @Test
  void the_list_has_every_case_once_by_topic_and_by_rule_page_by_page() throws Exception {
    int all = CaseTexts.builtIn().size();
    for (String path : new String[] {"/cases", "/cases?by=rule"}) {
      var shown = new ArrayList<String>();
      String next = path;
      while (!next.isEmpty()) {
        Document page = Jsoup.parse(site.get(next).body());
        assertThat(page.text()).contains("All " + all + " cases");
        List<String> here = page.select(".rulings a").eachAttr("href");
        assertThat(here).hasSizeBetween(1, CasesPage.PER_PAGE);
        shown.addAll(here);
        next = page.select("a[rel=next]").attr("href");
      }
      assertThat(shown).hasSize(all).doesNotHaveDuplicates();
    }
  }

  @Test
  void a_page_of_cases_that_there_isn_t_is_the_last_or_the_first() throws Exception {
    Document last = Jsoup.parse(site.get("/cases?topic=goad&page=9999").body());
    assertThat(last.select(".rulings a")).isNotEmpty();
    assertThat(last.select("a[rel=next]")).isEmpty();
    for (String page : new String[] {"0", "-1", "1e9", "99999999999", ""}) {
      assertThat(site.get("/cases?page=" + page).body()).contains("Page 1 of ");
    }
  }

  @Test
  void the_list_is_filtered_by_words_cards_topics_and_rules() throws Exception {
    assertThat(site.get("/cases?q=moat").body())
        .contains("/cases/508.1c-moat")
        .doesNotContain("/cases/508.1c-defender");
    assertThat(site.get("/cases?q=wall+of+roots").body()).contains("/cases/508.1c-defender");
    assertThat(site.get("/cases?topic=goad").body())
        .contains("/cases/508.1d-goaded")
        .doesNotContain("/cases/508.1c-moat");
    assertThat(site.get("/cases?rule=508.1c&q=moat").body())
        .contains("/cases/508.1c-moat", "that show rule")
        .doesNotContain("/cases/508.1e-band\"");
    assertThat(site.get("/cases?q=qqqzzz").body()).contains("No case is like that", "/judge");
  }

  @Test
  void a_case_has_its_question_answer_picture_ruling_and_rules() throws Exception {
    assertThat(site.get("/cases/508.1d-goaded").body())
        .contains("Can my goaded creature attack the player who goaded it?</h1>")
        .contains("It must attack another player while one can be attacked")
        .contains("<svg", "This attack is illegal", "1 of 2 obeyed", "fails here")
        .contains("href=\"/cr/2026-09-25/508.1d\"", "As in the edition of September 25, 2026")
        .contains("href=\"/judge?case=", "href=\"/cases/508.1d-goaded.yaml\"")
        .contains("Also about 508.1d", "href=\"/cases?rule=508.1d\"")
        .contains("rel=\"prev\"", "rel=\"next\"", "data-copy=\"cite-markdown\"");
  }

  @Test
  void what_would_make_it_different_comes_with_the_page_once_it_is_judged() throws Exception {
    String sentence = "The attack would be legal without Ann’s Peacekeeper.";
    try (var fresh = new VisitedSite()) {
      String first = fresh.get("/cases/508.1c-peacekeeper").body();
      assertThat(first).doesNotContain("would be legal without");
      String path = Jsoup.parse(first).select("[data-standing]").attr("data-standing");
      assertThat(fresh.get(path).body()).contains(sentence, "/judge?case=");
      assertThat(fresh.get("/cases/508.1c-peacekeeper").body())
          .contains("<h2 id=\"different\">", sentence)
          .doesNotContain("data-standing");
    }
  }

  @Test
  void where_no_small_change_makes_a_difference_the_page_says_nothing_of_it() throws Exception {
    assertThat(site.get("/cases/508.1b-player-with-hexproof/different").body())
        .doesNotContain("<section", "<p");
    assertThat(site.get("/cases/508.1b-player-with-hexproof?different").body())
        .doesNotContain("What would make it different", "data-standing");
  }

  @Test
  void the_moves_after_a_declaration_are_told_with_their_answers() throws Exception {
    assertThat(site.get("/cases/508.4c-put-attacking").body())
        .contains("Spirit is put onto the battlefield attacking Bob")
        .contains("Does Grizzly Bears attack alone?", "Is Grizzly Bears attacking alone?")
        .contains(">yes</span>", ">no</span>");
  }

  @Test
  void the_case_is_given_as_a_file() throws Exception {
    HttpResponse<String> yaml = site.get("/cases/508.1a-tapped.yaml");
    assertThat(yaml.headers().firstValue("Content-Type").orElse("")).contains("yaml");
    assertThat(yaml.body()).startsWith("title: A bear that tapped").doesNotContain("expect");
  }

  @Test
  void a_name_that_is_none_is_answered_with_the_nearest() throws Exception {
    HttpResponse<String> page = site.get("/cases/508.1d-gaoded");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("No such case", "href=\"/cases/508.1d-goaded\"");
    assertThat(site.get("/cases/508.1e-q").body()).contains("href=\"/cases/508.1e-band\"");
    assertThat(site.get("/cases/" + VisitedSite.encoded("<script>")).body())
        .doesNotContain("<script>”");
  }

  @Test
  void an_address_that_a_case_once_had_leads_to_the_one_that_it_has() throws Exception {
    for (String ending : List.of("", ".json", ".yaml")) {
      HttpResponse<String> answer = site.get("/cases/506.7a-in-upkeep" + ending);
      assertThat(answer.uri()).hasPath("/cases/506.8a-in-upkeep" + ending);
      assertThat(answer.previousResponse().map(HttpResponse::statusCode)).contains(301);
    }
    PublishedRulings rulings = PublishedRulings.builtIn();
    assertThat(rulings.once()).isNotEmpty();
    for (String once : rulings.once()) {
      assertThat(rulings.find(once)).as(once).isEmpty();
      assertThat(rulings.movedTo(once).flatMap(rulings::find)).as(once).isPresent();
    }
  }

  @Test
  void a_rule_links_to_the_cases_that_show_it() throws Exception {
    String page = site.get("/cr/latest/508.1c").body();
    assertThat(page.split("Where it doesn’t apply", 2)[0])
        .contains("href=\"/cases/508.1c-defender\"")
        .doesNotContain("href=\"/cases/508.1c-moat\"");
    assertThat(page.split("Where it doesn’t apply", 2)[1])
        .contains("href=\"/cases/508.1c-moat\"", "/cases?rule=508.1c");
  }

  @Test
  void the_coverage_says_of_each_rule_where_it_is_and_what_it_leaves_to_players() throws Exception {
    String page = site.get("/coverage").body();
    assertThat(page.split("<tr id=", -1)).hasSize(68);
    assertThat(page)
        .contains("rule508/<wbr>Rule508_1d.java")
        .contains("which creatures, if any, are banded with which")
        .contains("href=\"/cases/508.1e-band\"");
  }

  @Test
  void what_changed_in_a_rule_within_a_year_is_told_beside_it() throws Exception {
    assertThat(site.get("/cases/506.4-battle-changes-protector").body())
        .contains("Reworded with the edition of September 25, 2026.");
    assertThat(site.get("/cases/506.8a-in-upkeep").body())
        .contains("Was 506.7a; renumbered with the edition of September 25, 2026.");
    assertThat(site.get("/cases/508.1a-tapped").body()).doesNotContain("with the edition of");
  }

  @Test
  void what_other_rules_decide_is_told_with_their_numbers_and_titles() throws Exception {
    assertThat(site.get("/answers/trample-at-a-planeswalker").body())
        .contains("I attack a planeswalker with trample", "702.19f", "Trample")
        .contains("Other rules than 506 and 508 decide this", "the complete rules")
        .contains("href=\"/cases/506.4c-double-strike\"");
    assertThat(site.get("/answers").body()).contains("href=\"/answers/trample-at-a-planeswalker\"");
    assertThat(site.get("/answers/none").statusCode()).isEqualTo(404);
    assertThat(site.get("/?q=trample+planeswalker&kind=answer").body())
        .contains("href=\"/answers/trample-at-a-planeswalker\"");
  }

  @Test
  void the_search_finds_cases() throws Exception {
    assertThat(site.get("/?q=crawlspace&kind=case").body())
        .contains("href=\"/cases/508.1c-crawlspace-of-two\"");
  }
}
