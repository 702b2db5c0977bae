package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Cases in, rulings out. */
class RulingsApiTest {
  static final String LONE_BEAR =
      """
      players: [{id: ann}, {id: bob}]
      permanents:
        - {id: goblin, card: Crazed Goblin, controller: ann}
        - {id: bears, card: Grizzly Bears, controller: ann}
      moves:
        - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
      """;

  private static final String NO_ATTACK =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "moves": [{"declareAttackers": {"attacks": []}}]}\
      """;

  @AutoClose private static final RunningSite site = new RunningSite();

  @Test
  void a_case_in_yaml_gets_a_ruling_that_cites_its_rules() {
    Answer answer = site.post("/api/rulings", "application/yaml", LONE_BEAR);
    assertThat(answer.status()).isEqualTo(200);
    JsonNode ruling = answer.json().path("rulings").path(0);
    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1d");
    assertThat(ruling.path("requirements").path("maximum").asInt()).isEqualTo(1);
    assertThat(ruling.path("legalAttacks").path("count").asString()).isEqualTo("2");
    assertThat(ruling.path("citations").path(0).path("href").asString())
        .isEqualTo("/cr/2026-09-25/508.1d");
    assertThat(answer.json().path("unread").isEmpty()).isTrue();
  }

  @Test
  void where_the_nearest_legal_attacks_are_not_all_looked_for_the_ruling_says_so() {
    JsonNode alone = ofBearsThatCantAllPay("");
    assertThat(alone.path("nearest").path(2).path("changes").asInt()).isEqualTo(22);
    assertThat(alone.has("nearestIncomplete")).isFalse();
    JsonNode together = ofBearsThatCantAllPay("{card: War's Toll, controller: cat}");
    assertThat(together.path("nearest").path(0).path("changes").asInt()).isEqualTo(22);
    assertThat(together.path("nearestIncomplete").asBoolean()).isTrue();
  }

  /** All attack, each for {2}, and there is mana for two of them. */
  private JsonNode ofBearsThatCantAllPay(String other) {
    return ruling(
        """
        players: [{id: ann, mana: "{4}"}, {id: bob}, {id: cat}]
        permanents:
          - {id: bears, card: Grizzly Bears, controller: ann, count: 24}
          - {card: Propaganda, controller: bob}
          %s
        moves: [declareAttackers: {attacks: [{attacker: bears, target: bob, count: 24}]}]
        """
            .formatted(other.isEmpty() ? "" : "- " + other));
  }

  @Test
  void where_legal_attacks_are_not_all_looked_for_the_answer_says_so() {
    JsonNode answer = ofBearsThatAttackTogether("ask: {legalAttacks: {limit: 5}}");
    assertThat(answer.path("answer").size()).isEqualTo(1);
    assertThat(answer.path("answerIncomplete").asBoolean()).isTrue();
    JsonNode legal = ofBearsThatAttackTogether("declareAttackers: {attacks: []}");
    assertThat(legal.path("legalAttacks").path("count").asString()).isEqualTo("500502");
    assertThat(legal.path("legalAttacks").path("examplesIncomplete").asBoolean()).isTrue();
  }

  /** If one of them attacks, all do, but no more than two can attack Bob. */
  private JsonNode ofBearsThatAttackTogether(String move) {
    return ruling(
        """
        players: [{id: ann}, {id: bob}, {id: cat}]
        permanents:
          - {id: bears, card: Grizzly Bears, controller: ann, count: 1000}
          - {card: War's Toll, controller: cat}
          - {card: Crawlspace, controller: bob}
        moves: [%s]
        """
            .formatted(move));
  }

  private JsonNode ruling(String yaml) {
    return site.post("/api/rulings", "application/yaml", yaml).json().path("rulings").path(0);
  }

  @Test
  void a_case_in_json_gets_a_ruling() {
    Answer answer = site.post("/api/rulings", "application/json; charset=utf-8", NO_ATTACK);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.type()).isEqualTo("application/json");
    JsonNode ruling = answer.json().path("rulings").path(0);
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.has("decidedBy")).isFalse();
    assertThat(ruling.path("state").path("skipped").toString())
        .isEqualTo("[\"declareBlockers\",\"combatDamage\"]");
  }

  @Test
  void what_is_no_json_is_refused_as_a_bad_request_with_its_place() {
    Answer answer = site.post("/api/rulings", "application/json", "{\n  \"players\": [,]\n}");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.type()).isEqualTo("application/problem+json");
    assertThat(answer.json().path("errors").path(0).path("line").asInt()).isEqualTo(2);
  }

  @Test
  void a_case_with_wrong_fields_is_refused_with_every_one_of_them() {
    Answer answer =
        site.post(
            "/api/rulings",
            "application/yaml",
            LONE_BEAR.replace("controller: ann", "controller: cid"));
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().path("errors").findValuesAsString("path"))
        .containsExactly("permanents[0].controller", "permanents[1].controller");
  }

  @Test
  void a_move_that_cannot_be_made_is_a_problem_beside_the_rulings_before_it() {
    String reselection = LONE_BEAR + "  - reselect: {creature: goblin, target: bob}\n";
    Answer answer = site.post("/api/rulings", "application/yaml", reselection);
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().path("rulings").size()).isEqualTo(1);
    assertThat(answer.json().path("errors").path(0).path("path").asString()).isEqualTo("moves[1]");
  }

  @Test
  void a_body_of_more_than_a_mebibyte_is_too_large() {
    String large = " ".repeat((1 << 20) + 1);
    Answer answer = site.post("/api/rulings", "application/json", large);
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.type()).isEqualTo("application/problem+json");
  }

  @Test
  void another_media_type_is_not_supported() {
    Answer answer = site.post("/api/rulings", "text/html", LONE_BEAR);
    assertThat(answer.status()).isEqualTo(415);
    assertThat(answer.json().path("detail").asString()).contains("application/yaml");
  }

  @Test
  void a_batch_answers_each_line_and_refuses_only_the_wrong_ones() {
    Answer answer =
        site.post("/api/rulings/batch", "application/jsonl", NO_ATTACK + "\n\n{\n" + NO_ATTACK);
    assertThat(answer.status()).isEqualTo(200);
    String[] lines = answer.body().split("\n");
    assertThat(lines).hasSize(3);
    assertThat(lines[0]).contains("\"legal\"");
    assertThat(lines[1]).contains("\"errors\"", "\"line\":3");
    assertThat(lines[2]).contains("\"legal\"");
  }

  @Test
  void a_line_of_a_batch_is_answered_while_the_next_is_still_to_come() throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), site.port());
        var in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
      socket.setSoTimeout(30_000);
      byte[] line = (NO_ATTACK + "\n").getBytes(StandardCharsets.UTF_8);
      String head =
          "POST /api/rulings/batch HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n"
              + "Content-Type: application/jsonl\r\nContent-Length: "
              + 2 * line.length
              + "\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      for (int sent = 0; sent < 2; sent++) {
        socket.getOutputStream().write(line);
        assertThat(in.lines().filter(answer -> answer.startsWith("{")).findFirst())
            .hasValueSatisfying(answer -> assertThat(answer).contains("\"legal\""));
      }
    }
  }
}
