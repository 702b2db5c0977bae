package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code POST /api/ask}: what a program gets that sends a question on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AskApiTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private RunningSite site = new RunningSite();

  @AfterAll
  void stop() {
    site.close();
  }

  private JsonNode ask(String question) {
    String body = MAPPER.createObjectNode().put("question", question).toString();
    return site.post("/api/ask", "application/json", body).json();
  }

  @Test
  void an_answer_comes_as_text_to_send_on_with_the_board_and_its_picture() {
    JsonNode answered =
        ask(
            "Hey guys, new player here!\n\nMy opponent has Silent Arbiter and I control Juggernaut"
                + " and Grizzly Bears. My friend says I can't.\n\nCan I attack with just the Bears?");
    String answer = answered.path("answer").asString();
    String link = answered.path("link").asString();
    assertThat(answer).startsWith("No, that attack isn’t legal.").endsWith("CR 508.1d.");
    assertThat(answered.path("text").asString()).isEqualTo(answer + "\n" + link);
    assertThat(answered.at("/rulings/0/decidedBy").asString()).isEqualTo("508.1d");
    URI picture = URI.create(answered.path("picture").asString());
    assertThat(site.get(picture.getRawPath() + "?" + picture.getRawQuery()).status())
        .isEqualTo(200);
  }

  @Test
  void what_is_not_understood_is_told_by_its_place_and_there_is_no_text_to_send_on() {
    String question = "I control Juggernaut. Bob florbs it. Do I have to attack with it?";
    JsonNode answered = ask(question);
    JsonNode unplaced = answered.at("/unplaced/0");
    assertThat(question.substring(unplaced.path("start").asInt(), unplaced.path("end").asInt()))
        .isEqualTo(unplaced.path("text").asString())
        .isEqualTo("Bob florbs it");
    assertThat(answered.has("text")).isFalse();
    assertThat(answered.has("picture")).isFalse();
    assertThat(answered.has("rulings")).isFalse();
    assertThat(answered.path("rules")).isNotEmpty();
  }
}
