package casebook.site.input;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
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
import org.junit.jupiter.params.provider.ValueSource;

/** 700.2: of a modal spell that is named by its card alone, only the chosen mode is in force. */
class ChosenModeTest {
  private static Reading<Case> read(String chosen) {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: bear, controller: bob, types: [creature]}
        effects:
          - {source: Incite War, controller: ann, affects: [bob]%s}
        moves:
          - declareAttackers: {attacks: []}
        """
            .formatted(chosen);
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    return reader.read(board, CaseFormat.YAML);
  }

  private static List<Ability> inForce(String chosen) {
    Case read = ((Reading.Good<Case>) read(chosen)).value();
    return read.board().effects().getFirst().abilities();
  }

  private static List<String> problems(String chosen) {
    return ((Reading.Wrong<Case>) read(chosen)).problems().stream().map(Problem::message).toList();
  }

  private static Stream<Effect> effects(List<Ability> abilities) {
    return abilities.stream()
        .flatMap(one ->
            one.meaning() instanceof Meaning.Read(var effects) ? effects.stream() : Stream.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1      | MustAttack
          2      | Gives
          1, 2   | MustAttack Gives
          """)
  void only_the_chosen_modes(String mode, String effects) {
    assertThat(
            effects(inForce(", chosen: {mode: \"%s\"}".formatted(mode)))
                .map(effect -> effect.getClass().getSimpleName())
                .filter(name -> !name.equals("Keyword")))
        .containsExactly(effects.split(" ", -1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ", chosen: {mode: \"4\"}", ", chosen: {mode: \"draw a card\"}"})
  void where_none_is_chosen_the_case_is_asked_which(String chosen) {
    assertThat(problems(chosen)).singleElement().asString().contains("chosen.mode");
  }

  @Test
  void words_name_the_mode_that_they_mean() {
    String words = "Creatures you control gain first strike until end of turn.";
    assertThat(effects(inForce(", chosen: {mode: \"%s\"}".formatted(words))))
        .noneMatch(Effect.MustAttack.class::isInstance)
        .isNotEmpty();
  }
}
