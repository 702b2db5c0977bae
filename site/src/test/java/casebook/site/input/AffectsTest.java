package casebook.site.input;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An effect whose text says different things of its targets lists as many as the text has. */
class AffectsTest {
  private static final String TWO =
      "Target creature attacks this turn if able and another target creature can't attack this"
          + " turn.";

  private static Reading<Case> read(String text, String affects) {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: bear, controller: ann, types: [creature]}
          - {id: wolf, controller: ann, types: [creature]}
          - {id: ogre, controller: ann, types: [creature]}
        effects:
          - {source: Double Dare, text: "%s", affects: [%s]}
        moves:
          - declareAttackers: {attacks: []}
        """
            .formatted(text, affects);
    return new CaseReader(Editions.builtIn(), Catalogue.builtIn()).read(board, CaseFormat.YAML);
  }

  @Test
  void as_many_as_the_text_has_in_its_order() {
    Case read = ((Reading.Good<Case>) read(TWO, "wolf, bear")).value();
    assertThat(read.board().effects().getFirst().affects())
        .containsExactly(new Id("wolf"), new Id("bear"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          bear             | one permanent
          bear, ann        | one permanent
          bear, wolf, ogre | 3 permanents
          ann              | 0 permanents
          """)
  void any_other_number_is_an_error(String affects, String listed) {
    List<Problem> problems = ((Reading.Wrong<Case>) read(TWO, affects)).problems();
    assertThat(problems)
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.path()).isEqualTo("effects[0].affects");
          assertThat(problem.place().line()).isEqualTo(7);
          assertThat(problem.message()).contains("has 2 targets", "lists " + listed);
        });
  }

  @Test
  void where_only_one_target_matters_it_may_stand_alone() {
    String text = "Target creature can't attack this turn. Destroy another target creature.";
    Stream.of("bear", "bear, wolf")
        .forEach(affects -> assertThat(read(text, affects)).isInstanceOf(Reading.Good.class));
  }
}
