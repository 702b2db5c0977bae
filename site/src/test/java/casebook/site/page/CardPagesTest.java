package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.page.draft.CaseLink;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardPagesTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  @Test
  void a_card_shows_its_effects_and_the_rule_that_each_acts_through() throws Exception {
    String page = site.get("/cards/crazed%20goblin").body();
    assertThat(page)
        .contains(
            "<h1>Crazed Goblin</h1>",
            "Creature — Goblin Warrior",
            "1/1",
            "This creature attacks each combat if able.",
            "href=\"/cr/2026-09-25/508.1d\"",
            "Cases with it",
            "href=\"https://scryfall.com/search?q=%21%22Crazed+Goblin%22\"",
            "href=\"https://gatherer.wizards.com/search?searchTerm=Crazed+Goblin\"")
        .doesNotContain("Official text", "import cards");
  }

  @Test
  void a_keyword_that_stands_for_a_trigger_acts_through_its_rule() throws Exception {
    assertThat(site.get("/cards/Noble%20Hierarch").body())
        .containsPattern("Exalted\\.[\\s\\S]*?/cr/2026-09-25/508.3a");
  }

  @Test
  void from_a_card_one_comes_to_a_board_with_it() throws Exception {
    String page = site.get("/cards/Crazed%20Goblin").body();
    int start = page.indexOf("/judge?case=");
    String link = page.substring(start, page.indexOf('"', start));
    assertThat(site.get(link).body()).contains("Crazed Goblin", "508.1d");
  }

  @Test
  void a_misspelt_card_is_missing_and_has_neighbours() throws Exception {
    HttpResponse<String> page = site.get("/cards/crased%20goblin");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("No such card", "href=\"/cards/Crazed%20Goblin\"");
  }

  @Test
  void cards_are_proposed_without_accents_and_by_a_later_word() throws Exception {
    assertThat(site.get("/judge/cards?q=lim-dul").body()).contains("Lim-Dûl's Cohort");
    assertThat(site.get("/judge/cards?q=LIM-DÛL").body()).contains("Lim-Dûl's Cohort");
    assertThat(site.get("/judge/cards?q=arbiter").body()).contains("Silent Arbiter");
    assertThat(site.get("/judge/cards?q=%20").body()).isEqualTo("[]");
  }

  @Test
  void the_first_part_of_a_name_offers_the_cards_that_begin_with_it() throws Exception {
    assertThat(site.get("/cards/Thalia").body())
        .contains("No such card", "href=\"/cards/Thalia%2C%20Guardian%20of%20Thraben\"");
  }

  @Test
  void cards_whose_names_are_signs_have_pages_of_their_own(@TempDir Path folder) throws Exception {
    var data = new DataFolder(folder);
    ImportedCards.add(
        file(
            """
            [{"name": "!", "type_line": "Creature", "oracle_text": "Haste"},
             {"name": "_____", "type_line": "Creature", "oracle_text": "Vigilance"}]
            """),
        data);
    try (var with = new VisitedSite(Casebook.with(data))) {
      assertThat(with.get("/cards/_____").body()).contains("<h1>_____</h1>");
      assertThat(with.get("/cards/!").body()).contains("<h1>!</h1>");
      assertThat(with.get("/cards/%3F").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void a_name_that_was_typed_leads_to_its_page() throws Exception {
    assertThat(site.get("/cards?name=crazed+goblin").uri().getRawPath())
        .isEqualTo("/cards/Crazed%20Goblin");
    assertThat(site.get("/cards?name=%3Cscript%3E").body())
        .contains("&lt;script&gt;")
        .doesNotContain("<script>");
    assertThat(site.get("/cards").body())
        .contains("Cards in the published cases", "Silent Arbiter");
  }

  @Test
  void cards_that_a_search_names_come_with_what_they_do() throws Exception {
    String page = site.get("/?q=can+legion+warboss+attack+past+ghostly+prison").body();
    assertThat(page)
        .contains(
            "href=\"/cards/Legion%20Warboss\"",
            "attacks this combat if able", "href=\"/cards/Ghostly%20Prison\"", "pays {2}");
    assertThat(site.get("/api/search?q=crazed+goblin").body())
        .containsPattern("\"cards\" : \\[ \\{\\s*\"name\" : \"Crazed Goblin\"");
    // A word that is also a card's whole name is a word in any longer query.
    assertThat(site.get("/api/search?q=does+vigilance+tap").body()).contains("\"cards\" : [ ]");
  }

  @Test
  void an_official_ruling_tells_the_rules_that_it_applies(@TempDir Path folder) throws Exception {
    var data = new DataFolder(folder);
    ImportedRulings.add(
        file(
            "{\"name\": \"Crazed Goblin\", \"date\": \"2026-01-02\", \"text\": \"It doesn't have to"
                + " attack while it is tied up. Once it's attacking, it will continue to attack. Once"
                + " it has attacked, tying it won't remove it from combat.\"}"),
        data);
    try (var with = new VisitedSite(Casebook.with(data))) {
      assertThat(with.get("/api/cards/crazed%20goblin").body())
          .containsPattern(
              "\"rule\" : \"508.1d\",\\s*\"knownBy\" : \"effects-and-words\""
                  + "[^\\[]*\"rule\" : \"506.4a\",\\s*\"knownBy\" : \"words\"");
      assertThat(with.get("/cards/crazed%20goblin").body())
          .containsPattern("Applies <a class=\"number\" href=\"/cr/[0-9-]+/508.1d\"")
          .containsPattern("Probably applies <a class=\"number\" href=\"/cr/[0-9-]+/506.4a\"");
    }
  }

  private static InputStream file(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void what_was_imported_stands_beside_what_was_read(@TempDir Path folder) throws Exception {
    var data = new DataFolder(folder);
    ImportedCards.add(
        file(
            """
            [{"name": "Odd Otter", "type_line": "Creature — Otter", "power": "1", "toughness": "1",
              "oracle_text": "Haste\\nOdd Otter can't attack on Fridays.\\nIt swims (it is an otter)."}]
            """),
        data);
    ImportedRulings.add(
        file(
            "{\"name\": \"Odd Otter\", \"date\": \"2026-01-02\", \"text\": \"It can on"
                + " Mondays.\"}"),
        data);
    try (var with = new VisitedSite(Casebook.with(data))) {
      assertThat(with.get("/cards/odd%20otter").body())
          .contains(
              "Official text",
              "It swims (it is an otter).",
              "Odd Otter can&#39;t attack on Fridays.",
              "can’t be read yet",
              "2026-01-02",
              "It can on Mondays.")
          .doesNotContain("import cards");
      assertThat(with.get("/api/cards/odd%20otter").body())
          .contains(
              "\"text\" : \"Haste\\n", "\"date\" : \"2026-01-02\"", "\"unread\" : [ \"Odd Otter");
      assertThat(with.get("/?q=odd+otter").body())
          .contains("It swims (it is an otter).", "One official ruling");
      assertThat(with.get("/judge/cards?q=odd%20o").body()).contains("Odd Otter");
      String board =
          """
          {"players": [{"id": "ann"}, {"id": "bob"}],
           "permanents": [{"card": "Odd Otter", "controller": "ann"}],
           "moves": [{"declareAttackers": {"attacks": []}}]}\
          """;
      String judged = "/judge?case=" + CaseLink.encode(board).orElseThrow();
      assertThat(with.get(judged + "&more=odd-otter").body())
          .contains(
              "It swims (it is an otter).",
              "One official ruling",
              "2026-01-02",
              "It can on Mondays.");
    }
  }
}
