package casebook.site.input.board;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What state-based actions would surely have put into a graveyard is not on a board (704.3). */
class StateBasedTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static List<Problem> problems(String permanents) {
    String text =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %smoves: [{declareAttackers: {attacks: []}}]
        """
            .formatted(permanents);
    return switch (READER.read(text, CaseFormat.YAML)) {
      case Reading.Wrong<Case>(var found) -> found;
      case Reading.Unparseable<Case>(var found) -> throw new AssertionError(found);
      case Reading.Good<Case> _ -> List.of();
    };
  }

  /** 704.5j */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "- {card: 'Isamaru, Hound of Konda', controller: ann, count: 2}\n",
        """
        - {card: 'Isamaru, Hound of Konda', id: a, controller: ann}
        - {card: 'Isamaru, Hound of Konda', id: b, controller: ann, token: true}
        """,
      })
  void two_legends_of_a_name_are_refused(String permanents) {
    assertThat(problems(permanents))
        .singleElement()
        .satisfies(one -> assertThat(one.message()).contains("704.5j", "legend"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mirror Gallery",
        "Mirror Box",
        "Sakashima of a Thousand Faces",
      })
  void what_lifts_the_legend_rule_leaves_them(String lifting) {
    String two =
        """
        - {card: 'Isamaru, Hound of Konda', id: a, controller: ann}
        - {card: 'Isamaru, Hound of Konda', id: b, controller: ann}
        """;
    assertThat(problems(two)).hasSize(1);
    assertThat(problems(two + "- {card: " + lifting + ", controller: ann}\n")).isEmpty();
  }

  @Test
  void legends_of_two_players_or_of_other_names_stay() {
    assertThat(
            problems(
                """
                - {card: 'Isamaru, Hound of Konda', id: a, controller: ann}
                - {card: 'Isamaru, Hound of Konda', id: b, controller: bob}
                - {card: 'Rhys the Redeemed', id: c, controller: ann}
                - {card: 'Isamaru, Hound of Konda', id: d, controller: ann, supertypes: []}
                """))
        .isEmpty();
  }
}
