package casebook.engine.reading.text;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Whom;
import casebook.engine.reading.word.Self;
import java.util.List;
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

  private static List<Ability> read(String text, String mode) {
    return Modes.of(text, SPELL).with(Modes.chosenIn(text, mode)).abilities();
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
  void where_the_choice_is_not_told_no_mode_is_chosen(String mode) {
    assertThat(Modes.chosenIn(TEXT, mode)).isEmpty();
    assertThat(Modes.of(TEXT, SPELL).chosenBy(mode, SPELL)).isEmpty();
    assertThat(Modes.of(TEXT, SPELL).isModal()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2",
        "Target creature attacks this turn if able.",
        "target creature attacks this turn if able"
      })
  void words_name_the_mode_that_means_what_they_mean(String mode) {
    assertThat(Modes.of(TEXT, SPELL).chosenBy(mode, SPELL)).containsExactly(2);
  }

  @Test
  void where_no_mode_bears_no_choice_is_asked_for() {
    String text = "Choose one —\n• Draw a card.\n• You gain 3 life.";
    assertThat(Modes.of(text, SPELL).isModal()).isFalse();
  }

  @Test
  void each_ability_keeps_its_sentences_and_its_modes() {
    String text = "Flying\n{1}: Target creature can't attack this turn. You gain 1 life.\n" + TEXT;
    assertThat(Modes.of(text, Self.of("Trial Relic", Set.of("artifact"))).each())
        .extracting(ability -> ability.parts().size())
        .containsExactly(1, 2, 4);
  }
}
