package casebook.site.cases;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulingFileTest {
  private static final String FILE =
      """
      question: May a tapped creature attack?
      answer: >-
        No. A chosen creature must be untapped,
        so it stays home (508.1a).
      topic: attackers
      applies: [508.1a, 508.2]
      case:
        title: A bear that tapped
        players: [{id: ann}, {id: bob}]   # in turn order
        permanents:
          - {id: bear, card: Grizzly Bears, controller: ann, tapped: true}
        moves:
          - declareAttackers:
              attacks: [{attacker: bear, target: bob}]
      expect:
        - {move: 0, verdict: illegal, decidedBy: 508.1a}
      """;

  private static Reading<RulingFile> read(String text) {
    return RulingFile.read("tapped", text, Editions.builtIn(), Catalogue.builtIn());
  }

  private static RulingFile good() {
    if (read(FILE) instanceof Reading.Good<RulingFile>(var file)) {
      return file;
    }
    throw new AssertionError(problems(FILE));
  }

  private static List<String> problems(String text) {
    return switch (read(text)) {
      case Reading.Good<RulingFile> _ -> List.of();
      case Reading.Wrong<RulingFile>(var problems) -> problems.stream().map(Problem::line).toList();
      case Reading.Unparseable<RulingFile>(var problems) ->
          problems.stream().map(Problem::line).toList();
    };
  }

  @Test
  void a_file_has_a_question_its_answer_and_the_case_that_shows_it() {
    RulingFile file = good();
    assertThat(file.ruling().question()).isEqualTo("May a tapped creature attack?");
    assertThat(file.ruling().answer())
        .isEqualTo("No. A chosen creature must be untapped, so it stays home (508.1a).");
    assertThat(file.ruling().topic()).isEqualTo(Topic.ATTACKERS);
    assertThat(file.ruling().title()).isEqualTo("A bear that tapped");
    assertThat(file.ruling().applies()).hasToString("[508.1a, 508.2]");
    assertThat(file.judged().moves()).hasSize(1);
  }

  @Test
  void the_case_is_shown_as_its_author_wrote_it() {
    assertThat(good().yaml())
        .startsWith("title: A bear that tapped\nplayers: [{id: ann}, {id: bob}]   # in turn order")
        .endsWith("    attacks: [{attacker: bear, target: bob}]\n");
  }

  @Test
  void a_list_needs_only_what_stands_above_the_case() {
    assertThat(Head.read("tapped", FILE)).contains(good().ruling());
    String quoted =
        FILE.replace("question: May a", "question: \"May: a")
            .replace("creature attack?", "creature attack?\"")
            .replace("topic: attackers", "topic: attackers   # a comment");
    assertThat(problems(quoted)).isEmpty();
    assertThat(Head.read("tapped", quoted))
        .hasValueSatisfying(
            ruling -> assertThat(ruling.question()).isEqualTo("May: a tapped creature attack?"));
  }

  @Test
  void a_head_that_is_not_simple_is_refused_though_it_is_yaml() {
    String folded = FILE.replace("so it stays home", "\n  so it stays home");
    assertThat(problems(folded))
        .hasSize(1)
        .first()
        .asString()
        .contains("Above the case each field stands on a line of its own");
  }

  @Test
  void an_unknown_field_is_refused_with_the_one_that_is_meant() {
    assertThat(problems(FILE.replace("question:", "qestion:")))
        .containsExactly("1:1: qestion: There is no field “qestion” here. Did you mean question?");
    assertThat(problems(FILE.replace("topic: attackers", "topic: attackers\nreasoning: so")))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("6:1: reasoning: There is no field “reasoning” here.");
  }

  @Test
  void topics_and_rules_must_exist() {
    assertThat(problems(FILE.replace("topic: attackers", "topic: tapping")))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("5:8: topic: “tapping” isn't known here: it is one of attackers, targets,");
    assertThat(problems(FILE.replace("[508.1a, 508.2]", "[508.1l]")))
        .anySatisfy(line -> assertThat(line).contains("“508.1l” is no rule number"));
    assertThat(problems(FILE.replace("[508.1a, 508.2]", "[]")))
        .containsExactly("6:10: applies: Name at least one rule that the ruling shows applying.");
  }

  @Test
  void a_question_may_name_cards_that_the_board_does_not_have() {
    String mentions = FILE.replace("\ncase:", "\nmentions: [{card: Berserk}]\ncase:");
    assertThat(problems(mentions)).isEmpty();
    assertThat(problems(mentions.replace("Berserk", "Bersrk")))
        .containsExactly("7:19: mentions[0].card: No card is called “Bersrk”.");
  }

  @Test
  void problems_of_the_case_are_found_where_they_stand_in_the_file() {
    assertThat(problems(FILE.replace("controller: ann", "controller: eve")))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("11:51: case.permanents[0].controller:");
  }

  @Test
  void something_must_be_expected() {
    assertThat(problems(FILE.substring(0, FILE.indexOf("expect:"))))
        .containsExactly("1:1: “expect” is missing.");
  }

  @Test
  void the_parts_stand_in_their_order() {
    String question = FILE.lines().findFirst().orElseThrow() + "\n";
    assertThat(problems(FILE.substring(question.length()) + question))
        .hasSize(1)
        .first()
        .asString()
        .contains("then “case:” follows on its own line");
  }
}
