package casebook.site.input;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 700.2: of a modal spell that is named by its card alone, only the chosen mode is in force. */
class ChosenModeTest {
  private static List<Ability> inForce(String chosen) {
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
    Case read = ((Reading.Good<Case>) reader.read(board, Format.YAML)).value();
    return read.board().effects().getFirst().abilities();
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

  @Test
  void where_none_is_chosen_the_modes_are_unread() {
    List<Ability> abilities = inForce("");
    assertThat(abilities)
        .filteredOn(ability -> ability.meaning() instanceof Meaning.Unread)
        .hasSize(2)
        .allSatisfy(ability -> assertThat(ability.text()).isNotBlank());
    assertThat(effects(abilities)).noneMatch(Effect.MustAttack.class::isInstance);
  }
}
