package casebook.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Whom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** 700.2: a modal spell or ability does what the chosen modes say, and nothing else. */
class ModesTest {
  private static final Self SPELL = Self.of("Trial Charm", Set.of("instant"));

  private static final String TEXT =
      """
      Choose one —
      • Creatures can't attack this turn.
      • Target creature attacks this turn if able.
      • Draw a card.\
      """;

  private static final Condition THIS_TURN = new Condition.Lasts(Duration.TURN);
  private static final Effect NOBODY = new Effect.CantAttack(Filter.ANY, Whom.ANYTHING, THIS_TURN);
  private static final Effect TARGET =
      new Effect.MustAttack(new Filter.Affected(), Whom.ANYTHING, THIS_TURN);

  private static List<Ability> read(String text, String... mode) {
    return Modes.read(text, SPELL, List.of(mode).stream().findFirst());
  }

  private static List<Effect> effects(List<Ability> abilities) {
    return abilities.stream()
        .flatMap(one ->
            one.meaning() instanceof Meaning.Read(var effects) ? effects.stream() : Stream.of())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "two", "Target creature attacks this turn if able", " 2 "})
  void the_chosen_mode_alone(String mode) {
    assertThat(effects(read(TEXT, mode))).containsExactly(TARGET);
  }

  @Test
  void several_chosen_modes() {
    assertThat(effects(read(TEXT, "1, 2"))).containsExactly(NOBODY, TARGET);
  }

  @Test
  void a_mode_that_says_nothing_about_attacking() {
    assertThat(effects(read(TEXT, "3"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "4", "something else"})
  void where_the_choice_is_not_told_nobody_guesses(String mode) {
    List<Ability> read = mode.isEmpty() ? read(TEXT) : read(TEXT, mode);
    assertThat(effects(read)).isEmpty();
    assertThat(read).filteredOn(ability -> ability.meaning() instanceof Meaning.Unread).hasSize(2);
  }

  @Test
  void where_one_mode_alone_bears_it_is_what_is_meant() {
    String text = "Choose one —\n• Draw a card.\n• Creatures can't attack this turn.";
    assertThat(effects(Modes.read(text, SPELL, Optional.empty()))).containsExactly(NOBODY);
  }
}
