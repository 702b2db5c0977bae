package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links to boards: the edition in them, and what becomes of one that is damaged or too long. */
class JudgeLinksTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  private static final String CRAZED_GOBLIN =
      JudgeSite.board(
          "{\"id\": \"goblin\", \"card\": \"Crazed Goblin\", \"controller\": \"ann\"}",
          "{\"attacks\": []}");

  /** The address that the page shows for its board. */
  private static String address(HttpResponse<String> page) {
    Matcher link =
        Pattern.compile("id=\"link\" value=\"[^\"]*case=([^\"]+)\"").matcher(page.body());
    assertThat(link.find()).isTrue();
    return CaseLink.decode(link.group(1)).orElseThrow();
  }

  @Test
  void an_old_link_without_an_edition_says_by_which_one_it_is_judged() throws Exception {
    String newest = Editions.builtIn().executed().name();
    HttpResponse<String> page = site.show(CRAZED_GOBLIN);
    assertThat(page.body()).contains("This address names no edition");
    assertThat(address(page)).contains("\"edition\":\"" + newest + "\"");
    assertThat(site.show(address(page)).body())
        .contains("This attack is illegal")
        .doesNotContain("This address names no edition");
  }

  @Test
  void a_link_may_name_any_date_and_leads_on_to_the_edition_in_force_then() throws Exception {
    HttpResponse<String> page =
        site.show(
            Draft.of(CRAZED_GOBLIN)
                .orElseThrow()
                .json()
                .replaceFirst("\\{", "{\"edition\":\"2022-01-15\","));
    assertThat(address(page)).contains("\"edition\":\"2021-11-19\"");
    assertThat(page.body()).contains("value=\"2021-11-19\" selected");
  }

  /** The edition of August 7, 2026 isn't held: the one before it judges, wherever a link leads. */
  @Test
  void that_another_edition_was_in_force_stays_in_all_links() throws Exception {
    String says = "In force on August 10, 2026 was the edition of August 7, 2026";
    String board =
        Draft.of(CRAZED_GOBLIN)
            .orElseThrow()
            .json()
            .replaceFirst("\\{", "{\"edition\":\"2026-08-10\",");
    Document asked = Jsoup.parse(site.show(board).body());
    assertThat(asked.text()).contains(says);
    List<String> links =
        Stream.concat(
                Stream.of(asked.expectFirst("#link").attr("value")),
                asked
                    .select("#judge a[href*=case=]:not([download], .boards a, [href*=/board.])")
                    .eachAttr("href")
                    .stream())
            .map(href -> href.substring(href.indexOf("/judge")))
            .toList();
    assertThat(links).hasSizeGreaterThan(2);
    for (String link : links) {
      assertThat(link).endsWith("&on=2026-08-10");
      assertThat(Jsoup.parse(site.get(link).body()).text()).as(link).contains(says);
    }
    assertThat(asked.text()).contains("\"edition\" : \"2026-08-10\"");
    assertThat(asked.select("a[href*=/board.]").eachAttr("href"))
        .hasSize(2)
        .allMatch(picture -> picture.endsWith("&on=2026-08-10"));
    List<String> downloads = asked.select("a[href*=case.][download]").eachAttr("href");
    assertThat(downloads).hasSizeGreaterThanOrEqualTo(2);
    for (String download : downloads) {
      assertThat(site.get(download).body()).contains("2026-08-10").doesNotContain("2026-06-19");
      assertThat(site.get(download.replace("&on=2026-08-10", "")).body())
          .contains("2026-06-19")
          .doesNotContain("2026-08-10");
    }
    HttpResponse<String> changed =
        site.press(board, Map.of("do", "judge", "edition", "2026-06-19", "on", "2026-08-10"));
    assertThat(changed.uri().getQuery()).endsWith("&on=2026-08-10&edit");
    assertThat(changed.body()).contains(says);
    HttpResponse<String> another =
        site.press(board, Map.of("do", "judge", "edition", "2026-04-17", "on", "2026-08-10"));
    assertThat(another.uri().getQuery()).doesNotContain("&on");
    assertThat(another.body()).doesNotContain("In force on");
  }

  @Test
  void every_link_to_a_board_names_its_edition() throws Exception {
    String edition = "\"edition\":\"" + Editions.builtIn().executed().name() + "\"";
    for (String path :
        List.of(
            "/",
            "/judge",
            "/?q=Crazed+Goblin+and+Silent+Arbiter",
            "/cards/Crazed%20Goblin",
            "/cases/506.1-five-steps",
            "/judge/editions")) {
      List<String> boards =
          Pattern.compile("/judge(?:/editions)?\\?case=([\\w.-]+)")
              .matcher(site.get(path).body())
              .results()
              .map(found -> CaseLink.decode(found.group(1)).orElseThrow())
              .toList();
      assertThat(boards).as(path).isNotEmpty().allMatch(json -> json.contains("\"edition\":\""));
      assertThat(boards).as(path).anyMatch(json -> json.contains(edition));
    }
  }

  /** Links as the site gave them before; they stand in other people's posts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "illegal|/judge?case=dZDLCsJADEV_ZcjaghQU7K668ANciotMJ8jgNCNxFGzpv5vW-sZlHufem7SQfAoEBawEG3JmHW3wbM7sSMzGB-JkSrE-kcAEjgGvJCcoti14pxQya5ux7iVKLbrJOLHRviZLLbqd8iQ1smq-SewHR92tUNx3kL4dOUkMQQPc_V4WhJrlCa7FN024muWj_RfE50Ej-nPoB2vH9HW80D24oyqgUJkSVofhIS3gUPTzXddvk_PJR1Y-n-bzbLrI8hl0Nw",
        "legal|/judge?case=TY7BCoMwDIZfZeSs4DwI8-Z22EMMD9EGKavpyMpgk777Ui2bkMuXj_z5FyBjg_UMLdRV3ZRVUx5PUMDD4ZvkCe1tAWvUIrOuGWdS6BRikc3gh785K8Re70lmZOKwi5j84GxKGVESXwQ_ZA7X39pzEO8cSf6Xgmb_oi3D0OhQqAsBx_vabQFcYfOYxf5TQJko5JKxjzpf&on=2026-08-10"
      })
  void a_link_that_was_given_before_shows_its_board_and_verdict(String verdict, String link)
      throws Exception {
    HttpResponse<String> page = site.get(link);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("Crazed Goblin", "This attack is " + verdict, "508.1d");
  }

  @Test
  void a_damaged_link_shows_an_empty_board_and_says_so() throws Exception {
    HttpResponse<String> page = site.get("/judge?case=damaged");
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("is damaged or too large", "players.0.name");
  }

  @Test
  void a_board_too_large_for_a_link_is_judged_all_the_same() throws Exception {
    var random = new java.util.Random(506);
    var title = new StringBuilder();
    random.ints(12_000, 'a', 'z').forEach(letter -> title.append((char) letter));
    HttpResponse<String> page =
        site.press(Draft.empty().json(), Map.of("title", title.toString(), "do", "judge"));
    assertThat(page.body()).contains("too large for an address", "Set up the board");
  }

  /** Forms of addresses that were given out: each leads to its board for ever. */
  @ParameterizedTest
  @CsvSource({
    "TZDBasMwDIZfpejcQpexQXPLcugD7Dh6kB0RTB25qGphC373yW1wA0bw67c__fIMNAQNiaGFZt987vaHXfMBW7hE_CW5QvszQxjMRWZrM05kojORt4vjkns5Xyaq461WpzeRT0YmmZCJdQUfk4uh8D1K0b3gHw2bY20nVkkxktQkPt1YoX2vw1BcULtQId8h2pRN9-qvKSV1iTOlOz2TOBoD92lyaNw5F_BAPqJQp4r-_PiOGfAhnk9wMdYrKMpIWrdfcr7lU7bzDw"
  })
  void a_link_that_was_given_out_still_opens(String link) throws Exception {
    HttpResponse<String> page = site.get("/judge?case=" + link);
    assertThat(page.statusCode()).isEqualTo(200);
    Document shown = Jsoup.parse(page.body());
    assertThat(shown.select(".table.wide [data-of]").eachAttr("data-of"))
        .containsExactlyInAnyOrder("1 arbiter", "1 goblin", "2 goblin");
    assertThat(shown.expectFirst(".verdict .attack").text()).endsWith(" → Cid");
    assertThat(address(page)).contains("\"beginCombat\"", "\"edition\":\"2026-09-25\"");
  }

  @Test
  void a_board_is_copied_as_what_chats_and_forums_read() throws Exception {
    Document page =
        Jsoup.parse(
            site.show(CRAZED_GOBLIN.replace("\"name\": \"Bob\"", "\"name\": \"B*b\"")).body());
    String address = page.expectFirst("#link").val();
    assertThat(page.expectFirst("#share-markdown").text())
        .isEqualTo("[No attack: illegal under 508.1d](" + address + ")");
    assertThat(page.expectFirst("#share-discord").wholeText()).contains("<" + address + ">");
    assertThat(page.select(".code svg path")).hasSize(1);
  }

  @Test
  void few_legal_attacks_are_all_listed_and_each_is_one_click_away() throws Exception {
    String three =
        """
        {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "elves", "card": "Llanowar Elves", "controller": "ann"},
        {"id": "ogre", "card": "Gray Ogre", "controller": "ann"}
        """;
    Document page = Jsoup.parse(site.show(JudgeSite.board(three, "{\"attacks\": []}")).body());
    assertThat(page.select("#reasons .alternatives a[href^=/judge?case=]")).hasSize(8);
  }

  @Test
  void restrictions_have_a_ledger_and_their_numbers_are_links() throws Exception {
    String two =
        """
        {"id": "one", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "two", "card": "Llanowar Elves", "controller": "ann"},
        {"id": "arbiter", "card": "Silent Arbiter", "controller": "bob"}
        """;
    Document page = Jsoup.parse(site.show(JudgeSite.board(two, JudgeSite.BOTH_ATTACK)).body());
    assertThat(page.select(".limits .ignored a[href$=/508.1c]")).hasSize(1);
    assertThat(page.select(".verdict .why a[href$=/508.1c]")).hasSize(1);
  }
}
