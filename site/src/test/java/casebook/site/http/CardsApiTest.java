package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What programs are told of cards, and of what is read of a text. */
class CardsApiTest {
  @AutoClose private static final RunningSite site = new RunningSite();

  @Test
  void a_card_has_its_facts_and_effects_but_no_text() {
    JsonNode card = site.get("/api/cards/crazed%20goblin").json();
    assertThat(card.path("name").asString()).isEqualTo("Crazed Goblin");
    assertThat(card.path("effects").findValuesAsString("kind")).containsExactly("requirement");
    assertThat(card.has("text")).isFalse();
  }

  @Test
  void a_card_is_found_by_the_names_of_both_faces() {
    assertThat(site.get("/api/cards/Fire%20%2F%2F%20Ice").json().path("name").asString())
        .isEqualTo("Fire");
    assertThat(site.get("/api/cards/Fire%20//%20Ice").json().path("name").asString())
        .isEqualTo("Fire");
  }

  @Test
  void a_card_that_does_not_exist_is_not_found_and_the_nearest_are_named() {
    Answer answer = site.get("/api/cards/crased%20goblin");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.json().path("nearest").toString()).contains("Crazed Goblin");
  }

  @Test
  void a_text_is_read_sentence_by_sentence() {
    JsonNode read =
        site.post(
                "/api/read",
                "application/json",
                "{\"text\": \"Haste\\nThis creature can't attack alone.\\nDraw a card.\"}")
            .json();
    assertThat(read.path("effects").findValuesAsString("kind"))
        .containsExactly("keyword", "restriction");
    assertThat(read.path("irrelevant").toString()).contains("Draw a card.");
  }

  @Test
  void a_text_longer_than_any_card_is_refused() {
    Answer answer =
        site.post(
            "/api/read", "application/json", "{\"text\": \"" + "Haste, ".repeat(3000) + "\"}");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().path("errors").path(0).path("path").asString()).isEqualTo("text");
    assertThat(answer.json().path("errors").path(0).path("message").asString())
        .contains("21,000 characters", "at most 20,000");
    Answer ruling =
        site.post(
            "/api/rulings",
            "application/yaml",
            RulingsApiTest.LONE_BEAR.replace(
                "card: Grizzly Bears", "types: [creature], text: '" + "a ".repeat(10_001) + "'"));
    assertThat(ruling.status()).isEqualTo(422);
    assertThat(ruling.body()).contains("permanents[1].text", "at most 20,000");
  }

  @Test
  void what_is_read_of_a_long_sentence_grows_as_the_sentence_does() {
    int once = read("Haste, ".repeat(700) + "haste").body().length();
    int fourTimes = read("Haste, ".repeat(2800) + "haste").body().length();
    assertThat(fourTimes).isLessThan(5 * once);
    assertThat(read("Haste, haste").json().path("effects").path(1).path("text").asString())
        .isEqualTo("Haste, haste");
  }

  private Answer read(String text) {
    return site.post("/api/read", "application/json", "{\"text\": \"" + text + "\"}");
  }

  @Test
  void a_text_may_call_its_card_by_name_in_other_letters() {
    String body =
        "{\"card\": \"lim-dul's cohort\", \"text\": \"Lim-Dûl's Cohort can't attack alone.\"}";
    JsonNode read = site.post("/api/read", "application/json", body).json();
    assertThat(read.path("effects").findValuesAsString("kind")).containsExactly("restriction");
    assertThat(read.path("unread")).isEmpty();
  }

  @Test
  void the_first_part_of_a_name_leads_to_the_cards_that_begin_with_it() {
    Answer answer = site.get("/api/cards/Thalia");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.json().path("nearest").path(0).asString()).startsWith("Thalia");
    assertThat(site.get("/api/cards/atraxa").json().path("nearest").toString())
        .contains("Atraxa, Praetors' Voice");
  }
}
