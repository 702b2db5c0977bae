package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.text.Topic;
import casebook.site.page.draft.CaseLink;
import java.net.http.HttpResponse;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/?q=508.1d",
        "/?q=attacks+if+able&kind=rule&page=1",
        "/topics",
        "/topics/must-attack",
        "/cr/latest/508",
        "/cr/latest/508.1",
        "/cr/2024-06-07/508.1d",
        "/about"
      })
  void every_page_has_its_frame(String path) throws Exception {
    HttpResponse<String> page = site.get(path);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'self'")
        .doesNotContain("unsafe-inline");
    assertThat(page.body())
        .contains("<!DOCTYPE html>", "class=\"skip\"", "id=\"main\"", "Fan Content Policy")
        .doesNotContain("style=\"", "onclick", "th:");
  }

  @Test
  void the_number_asked_for_comes_first() throws Exception {
    String results = site.get("/?q=508.1d").body().split("<ol class=\"hits\">", 2)[1];
    assertThat(results.stripLeading())
        .startsWith("<li>")
        .containsPattern("^<li>\\s*<a href=\"/cr/2026-09-25/508.1d\"");
  }

  @Test
  void the_case_that_answers_a_question_is_the_first_that_is_shown() throws Exception {
    Document page =
        Jsoup.parse(site.get("/?q=just+cast+juggernaut,+does+it+gotta+swing+this+turn").body());
    assertThat(page.select(".line a.hit[href^=/cases/]").eachAttr("href"))
        .startsWith("/cases/508.1d-new-juggernaut-may-wait");
    assertThat(page.select(".line h2").eachText())
        .startsWith("Rule 508.1a", "On rule 508.1d")
        .contains("On rule 508.1a");
  }

  @Test
  void each_sentence_that_was_understood_can_be_changed() throws Exception {
    Document page =
        Jsoup.parse(site.get("/?q=I+control+Juggernaut.+Do+I+have+to+attack+with+it%3F").body());
    assertThat(page.select("form.understood textarea[name=sentence]").eachText())
        .contains("You control Juggernaut.", "Asked: must Juggernaut attack?");
    HttpResponse<String> asked =
        site.get(
            "/?sentence=You+control+Juggernaut.&sentence=&sentence=Juggernaut+is+tapped"
                + "&sentence=Asked%3A+must+Juggernaut+attack%3F");
    assertThat(asked.body()).contains("Juggernaut is tapped.", "doesn’t have to attack");
  }

  @Test
  void a_question_about_a_board_is_answered_above_what_is_found() throws Exception {
    assertThat(site.get("/?q=I+control+Juggernaut.+Do+I+have+to+attack+with+it%3F").body())
        .contains("The answer", "Yes, it has to attack.", "You control Juggernaut.")
        .contains("/judge?case=")
        .contains("class=\"board-picture\"", "legal without paying a cost.</figcaption>");
  }

  @Test
  void the_answer_to_a_question_comes_before_all_that_is_found() throws Exception {
    Document page =
        Jsoup.parse(site.get("/?q=I+control+Juggernaut.+Do+I+have+to+attack+with+it%3F").body());
    assertThat(page.select(".asked .said a[href$=/508.1d]")).isNotEmpty();
    Elements all = page.getAllElements();
    int answer = all.indexOf(page.selectFirst(".asked .said"));
    assertThat(answer).isPositive();
    for (String later : List.of(".facets", ".summary", ".hits", ".understood", ".asked .picture")) {
      assertThat(all.indexOf(page.selectFirst(later))).as(later).isGreaterThan(answer);
    }
  }

  @Test
  void words_of_a_question_that_are_not_understood_are_marked_in_it() throws Exception {
    assertThat(
            site.get("/?q=I+control+Juggernaut.+Bob+florbs+it.+Do+I+have+to+attack+with+it%3F")
                .body())
        .contains("no sure answer yet", "<mark>Bob florbs it</mark>")
        .doesNotContain("class=\"board-picture\"");
  }

  @Test
  void nothing_is_said_to_be_marked_where_all_is_understood() throws Exception {
    assertThat(site.get("/?q=My+opponent+has+Propaganda.+Can+I+attack+with+Serra+Angel%3F").body())
        .contains("no sure answer yet")
        .doesNotContain("wasn’t understood is marked");
  }

  @Test
  void a_board_of_which_it_is_not_clear_what_is_asked_is_asked_back() throws Exception {
    String page =
        site.get(
                "/?q=My+goaded+Sun+Titan+is+enchanted+with+Pacifism.+Do+I+lose+the+game+or+what%3F")
            .body();
    assertThat(page)
        .contains("What do you want to know", "Pacifism is attached to Sun Titan.")
        .contains("Open this board on the judge page");
    assertThat(site.get("/?q=goaded+Sun+Titan+enchanted+with+Pacifism").body())
        .doesNotContain("What do you want to know");
  }

  @Test
  void the_first_page_leads_to_a_question_that_gets_a_verdict() throws Exception {
    String page = site.get("/").body();
    String href = page.replaceAll("(?s).*Or a whole question: <a href=\"([^\"]+)\".*", "$1");
    assertThat(site.get(href.replace("&#39;", "'").replace("&amp;", "&")).body())
        .contains(
            "No, nothing has to attack",
            "The board on your turn",
            "You, 20 life, control Juggernaut");
  }

  @Test
  void the_empty_judge_page_takes_a_question() throws Exception {
    assertThat(site.get("/judge").body()).contains("Or ask in your own words", "name=\"q\"");
  }

  @Test
  void a_question_that_leaves_something_open_is_asked_back() throws Exception {
    assertThat(site.get("/?q=My+opponent+has+Propaganda.+Can+I+attack+with+Serra+Angel%3F").body())
        .contains("no sure answer yet", "How much mana can you make for what it costs?");
  }

  @Test
  void words_that_were_asked_for_are_marked() throws Exception {
    assertThat(site.get("/?q=requirements").body()).contains("<mark>requirements</mark>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "abc", "01"})
  void what_is_no_page_of_results_leads_to_the_first(String asked) throws Exception {
    HttpResponse<String> page = site.get("/?q=goad&page=" + asked);
    assertThat(page.uri()).hasToString(site.address() + "/?q=goad");
    assertThat(page.body()).contains("Page 1 of", "rel=\"next\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9999", "99999999999999"})
  void beyond_the_last_page_of_results_is_the_last(String asked) throws Exception {
    HttpResponse<String> page = site.get("/?q=goad&page=" + asked);
    assertThat(page.uri().getQuery()).matches("q=goad&page=[1-9]\\d+");
    assertThat(page.body()).contains("rel=\"prev\"").doesNotContain("rel=\"next\"");
  }

  @Test
  void a_search_without_results_says_what_finds_something() throws Exception {
    assertThat(site.get("/?q=qqqqqqzzzz").body()).contains("Nothing was found", "attacks if able");
  }

  @Test
  void what_was_searched_for_players_words_is_shown_and_undone_with_one_click() throws Exception {
    String understood = site.get("/?q=swing").body();
    assertThat(understood).contains("swing (attack)", "/?q=swing&amp;wording=typed");
    assertThat(site.get("/?q=swing&wording=typed").body())
        .contains("Search for what the rules say, too")
        .doesNotContain("swing (attack)", "Search only for what I typed");
    assertThat(site.get("/?q=" + VisitedSite.encoded("CR 508.1 D")).body())
        .doesNotContain("Search only for what I typed", "Search for what the rules say, too");
  }

  @Test
  void a_number_that_does_not_exist_is_answered_with_its_neighbours() throws Exception {
    assertThat(site.get("/?q=508.1l").body())
        .contains("the letters l and o are skipped")
        .contains("href=\"/?q=508.1k\"", "href=\"/?q=508.1m\"")
        .contains("href=\"/cr/2026-09-25/508.1k\"", "href=\"/cr/2026-09-25/508.1m\"");
    assertThat(site.get("/?q=308.2b").body()).contains("Today 508.1e says it.");
    assertThat(site.get("/?q=508.1@1997").body()).contains("No edition is held");
  }

  @Test
  void a_query_that_tells_of_a_board_offers_to_judge_it() throws Exception {
    String page =
        site.get("/?q=" + VisitedSite.encoded("I attack with warboss, my opponent has Moat"))
            .body();
    assertThat(page).contains("judge an attack with", "Legion Warboss, Moat", "/judge?case=");
    String link = page.replaceAll("(?s).*(/judge\\?case=[\\w.-]+).*", "$1");
    assertThat(CaseLink.decode(link.substring(link.indexOf('=') + 1)).orElseThrow())
        .contains("\"controller\":\"ann\",\"id\":\"legion-warboss\"")
        .contains("\"controller\":\"bob\",\"id\":\"moat\"");
    assertThat(site.get("/?q=forced+attack").body()).doesNotContain("judge an attack with");
  }

  @ParameterizedTest
  @ValueSource(strings = {"vigilance", "Lure"})
  void a_word_of_the_rules_tells_of_no_board_though_a_card_is_called_so(String word)
      throws Exception {
    assertThat(site.get("/?q=" + word).body())
        .contains("/cards/")
        .doesNotContain("tells of a board");
    assertThat(site.get("/?q=propaganda").body()).contains("tells of a board");
  }

  @Test
  void what_belongs_to_a_rule_stands_beneath_it_and_a_sub_rule_under_its_rule() throws Exception {
    String page = site.get("/?q=508.1d").body();
    assertThat(page).contains("First, the active player declares attackers.");
    assertThat(page.indexOf("class=\"beneath\"")).isGreaterThan(page.indexOf("508.1d</span>"));
    assertThat(page).doesNotContain("Score ");
    assertThat(site.get("/?q=508.1d&explain=true").body()).contains("Score 6000");
  }

  @Test
  void a_topic_is_read_in_full_with_links_to_its_rules() throws Exception {
    for (Topic topic : Topic.builtIn()) {
      Document page = Jsoup.parse(site.get(topic.href()).body());
      assertThat(page.select("h1").text()).isEqualTo(topic.title());
      assertThat(page.select(".law").text()).isEqualTo(topic.text());
      assertThat(page.select(".law a, .contents a").eachAttr("href"))
          .as(topic.title())
          .containsAll(topic.rules().stream().map(rule -> "/cr/2026-09-25/" + rule).toList());
    }
    assertThat(Jsoup.parse(site.get("/topics").body()).select("main a").eachAttr("href"))
        .containsExactlyInAnyOrderElementsOf(Topic.builtIn().stream().map(Topic::href).toList());
    assertThat(site.get("/topics/no-such-topic").statusCode()).isEqualTo(404);
  }

  @Test
  void a_topic_that_is_found_leads_to_its_page() throws Exception {
    assertThat(site.get("/?q=can%27t+be+attacked&kind=topic").body())
        .contains("href=\"/topics/cant-be-attacked\"");
    assertThat(site.get("/api/search?q=attacking+twice&kind=topic").body())
        .contains("\"/topics/attacking-twice\"");
    assertThat(site.get("/api/suggest?q=forced").body()).contains("\"/topics/forced-attack\"");
  }

  @Test
  void what_was_typed_is_shown_as_text() throws Exception {
    String page = site.get("/?q=" + VisitedSite.encoded("\"><script>alert(1)</script>")).body();
    assertThat(page).doesNotContain("<script>alert").contains("&lt;script&gt;alert");
  }

  /** 506.1 shows the steps of combat in order, 508.1 those of the declaration. */
  @Test
  void rules_that_list_steps_show_them_in_order_and_lead_to_each() throws Exception {
    Document phase = Jsoup.parse(site.get("/cr/latest/506.1").body());
    assertThat(phase.select(".flow li .number").eachText())
        .containsExactly("507", "508", "509", "510", "511");
    assertThat(phase.select(".flow a").eachAttr("href"))
        .contains("/cr/2026-09-25/508", "/cr/2026-09-25/508.1", "/cr/2026-09-25/508.8");
    Document declaring = Jsoup.parse(site.get("/cr/latest/508.1").body());
    assertThat(declaring.select(".flow a")).hasSize(12);
    for (String part : declaring.select(".flow a").eachAttr("href")) {
      assertThat(declaring.getElementById(part.substring(1))).as(part).isNotNull();
    }
    assertThat(Jsoup.parse(site.get("/cr/latest/508.1d").body()).select(".flow")).isEmpty();
    assertThat(Jsoup.parse(site.get("/cr/2010-02-01/508.1").body()).select(".flow")).isEmpty();
  }

  @Test
  void a_rule_links_to_held_rules_and_names_the_others() throws Exception {
    String page = site.get("/cr/latest/508.1k").body();
    assertThat(page).contains("href=\"/cr/2026-09-25/506.4\"");
    assertThat(site.get("/cr/latest/508.1e").body())
        .contains("<abbr title=\"Section 702 isn’t held here\">702.22</abbr>");
  }

  @Test
  void a_rule_shows_examples_neighbours_editions_and_its_citation() throws Exception {
    assertThat(site.get("/cr/latest/508.1d").body())
        .contains("No more than one creature can attack each turn")
        .contains("href=\"/cr/2026-09-25/508.1c\"", "href=\"/cr/2026-09-25/508.1e\"")
        .contains("href=\"/cr/2026-09-25/508.1d/history\"")
        .contains(
            "[CR 508.1d](http",
            "effective September 25, 2026, text ",
            "data-copy=\"quote-csl-json\"")
        .contains("Rule508_1d");
  }

  @Test
  void an_old_edition_says_that_there_is_a_newer_one() throws Exception {
    assertThat(site.get("/cr/2024-06-07/508.1").body())
        .contains(
            "This is the edition of <b>June 7, 2024</b>",
            "data-standing=\"/cr/2024-06-07/508.1/today\"",
            "href=\"/cr/2024-06-07/508.1/history\"");
    assertThat(site.get("/cr/2024-06-07/508.1/today").body())
        .contains("only numbers of other rules", "Today: ", "href=\"/cr/2026-09-25/508.1\"");
  }

  @Test
  void a_number_that_meant_another_rule_says_so_and_the_rule_is_found_under_its_old_number()
      throws Exception {
    assertThat(standing("2026-09-25", "508.3d"))
        .anyMatch(choice -> choice.matches("2021-11-19/508.3d .*November 19, 2021: another rule"));
    assertThat(standing("2021-11-19", "508.3d"))
        .anyMatch(choice -> choice.matches("20[\\d-]+/508.3f .*: as 508.3f, same text"))
        .anyMatch(
            choice -> choice.matches("2026-09-25/508.3f .*: as 508.3f, other cross-references"));
    Document history = Jsoup.parse(site.get("/cr/latest/508.3d/history").body());
    assertThat(history.select("aside a[href=/rule/2021-11-19/508.3d]").text())
        .isEqualTo("August 25, 2017 to November 19, 2021");
    assertThat(history.select("aside").text()).contains("it is 508.3f today");
  }

  /** The editions that the page of a rule offers, each with what differs. */
  private static List<String> standing(String edition, String number) throws Exception {
    return Jsoup.parse(site.get("/cr/" + edition + "/" + number + "/today").body())
        .select("select#at option")
        .stream()
        .map(item -> item.attr("value") + " " + item.text())
        .toList();
  }

  @Test
  void the_page_of_a_rule_lists_no_more_editions_than_wordings() throws Exception {
    Document page = Jsoup.parse(site.get("/cr/latest/508.4a").body());
    assertThat(page.select(".standing .reads").text()).startsWith("It has read so since");
    assertThat(page.select(".standing a").eachText()).containsExactly("Its history");
    assertThat(page.select("select#at option[selected]")).hasSize(1);
    assertThat(page.select("select#at option").eachText()).doesNotHaveDuplicates();
    assertThat(site.get("/cr?at=2022-01-15/508.3d").uri().getPath())
        .isEqualTo("/cr/2021-11-19/508.3d");
    assertThat(site.get("/cr?at=https://example.org/").uri().getPath()).isEqualTo("/");
  }

  @Test
  void a_rule_of_2008_leads_to_those_of_today_that_say_the_same() throws Exception {
    assertThat(site.get("/cr/2008-02-01/308.2a/today").body())
        .contains("Today: ", "href=\"/cr/2026-09-25/508.1a\"", "href=\"/cr/2026-09-25/508.1d\"");
    assertThat(site.get("/cr/2008-02-01/308/today").body())
        .contains("Today: ", "href=\"/cr/2026-09-25/508\"");
  }

  @Test
  void a_number_of_another_edition_leads_to_where_this_one_says_the_same() throws Exception {
    HttpResponse<String> now = site.get("/cr/latest/308.2a");
    assertThat(now.statusCode()).isEqualTo(404);
    assertThat(now.body()).contains("href=\"/cr/2026-09-25/508.1a\"");
    HttpResponse<String> then = site.get("/cr/2008-02-01/508.1f");
    assertThat(then.statusCode()).isEqualTo(404);
    assertThat(then.body()).contains("href=\"/cr/2008-02-01/308.2c\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/cr/latest/508.1l | 508.1k comes right before 508.1m | /cr/2026-09-25/508.1k",
        "/cr/latest/508.1o | the last sub-rule of 508.1 is 508.1m | /cr/2026-09-25/508.1m",
        "/cr/2008-02-01/308.2l | the last sub-rule of 308.2 is 308.2g | /cr/2008-02-01/308.2g",
        "/cr/latest/508.1z | has no 508.1z | /cr/2026-09-25/508.1m",
        "/cr/latest/508.99 | has no 508.99 | /cr/2026-09-25/508.8",
        "/cr/latest/100.1 | isn’t held here | /cr/2026-09-25/506",
        "/cr/latest/word | is not a rule number | /cr/2026-09-25/506",
        "/cr/1999-01-01/508.1 | No edition is held that was in force on January 1, 1999 |"
            + " /cr/2026-09-25/508.1",
        "/cr/9999-01-01/508.1 | is still to come | /cr/2026-09-25/508.1",
        "/cr/2018-13-01/508.1 | is not a date | /cr/2026-09-25/508.1"
      })
  void a_number_that_is_not_there_is_answered_with_the_nearest(
      String path, String why, String nearest) throws Exception {
    HttpResponse<String> page = site.get(path);
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains(why, nearest);
  }

  @Test
  void other_spellings_of_a_number_lead_to_its_page() throws Exception {
    HttpResponse<String> page = site.get("/cr/latest/508.1D");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.uri().getPath()).isEqualTo("/cr/latest/508.1d");
  }

  @Test
  void a_number_alone_leads_to_its_newest_text() throws Exception {
    assertThat(site.get("/508.1d").uri().getPath()).isEqualTo("/cr/latest/508.1d");
    assertThat(site.get("/cr/508.1d").uri().getPath()).isEqualTo("/cr/latest/508.1d");
    assertThat(site.get("/cr/everything").statusCode()).isEqualTo(404);
  }

  @Test
  void people_get_pages_for_errors_and_programs_get_json() throws Exception {
    HttpResponse<String> page = site.get("/nowhere");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("Nothing is at this address", "Casebook");
    assertThat(site.get("/api/nowhere").body()).startsWith("{");
  }

  @Test
  void styles_and_scripts_can_be_kept_for_ever() throws Exception {
    String page = site.get("/").body();
    String path = page.replaceAll("(?s).*href=\"(/static/[^\"]+/site.css)\".*", "$1");
    HttpResponse<String> css = site.get(path);
    assertThat(css.statusCode()).isEqualTo(200);
    assertThat(css.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    assertThat(site.get("/static/0/nothing.css").statusCode()).isEqualTo(404);
  }
}
