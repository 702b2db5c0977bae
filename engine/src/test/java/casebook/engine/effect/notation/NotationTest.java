package casebook.engine.effect.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.engine.effect.Effect;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The notation of effects: what is written is read back. */
class NotationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "CantAttack(Self)",
        "CantAttack(Any, ThePlayer(You), Exists(Both([Self, Not(IsTapped)])))",
        "CantAttack(HasChosen(COLOR), Anything, Not(AttacksAlone))",
        "AtMost(2, Any, Each(ThePermanent(HasType(\"planeswalker\"))), TURN)",
        "MustAttack(Self, ThePlayer(Both([Opponent, HasMost(Life)])))",
        "MustAttackWith(Opponent, 1, Any, ThePlayer(You))",
        "Goaded(PowerIs(LESS, PowerOf(Self)))",
        "Detained(Affected)",
        "AttackCost(Any, ThePlayer(You), PayMana({X}, CountersOn(InQuestion, \"\")))",
        "AttackCost(Self, Anything, Together([PayMana({1}{W/P}, 0), PayLife(2)]))",
        "AttackCost(Attached, Anything, Times(Of(You, CardsInHand), PayMana({1}, 0)))",
        "OptionalCost(Self, \"exert\", Exert)",
        "AsThough(ControlledBy(You), NO_DEFENDER)",
        "Keyword(\"protection\", [\"from red\"])",
        "Gives(Attached, [Ability(\"\", TRIGGERED, Read([Trigger(PlayerAttacks(You))]))])",
        "Takes(Attached, \"defender\")",
        "TakesAll(Affected)",
        "Trigger(CreatureAttacks(Self, Anything, ALONE))",
        "Trigger(PaysOptionalCost(Self, \"exert\"))",
        "EntersAttacking(Affected, ThePlayer(Affected))",
        "ChoosesAttackers(You)",
        "SkipsCombat(Affected)",
        "Timing(Both([During(COMBAT, Anyone), Before(BLOCKERS_DECLARED)]))"
      })
  void what_is_written_is_read_back(String notation) {
    assertThat(Notation.write(Notation.parse(notation))).isEqualTo(notation);
  }

  @Test
  void a_word_with_quotation_marks_keeps_them() {
    Effect effect = new Effect.Keyword("a \"b\" \\ c", Optional.empty());
    assertThat(Notation.parse(Notation.write(effect))).isEqualTo(effect);
  }

  @Test
  void several_effects_are_a_list() {
    List<Effect> effects = Notation.parseAll("[CantAttack(Self), MustAttack(Any)]");
    assertThat(Notation.write(effects)).isEqualTo("[CantAttack(Self), MustAttack(Any)]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CantAttack",
        "CantAttack(Nobody)",
        "CantAttack(Self",
        "CantAttack(Self) and more",
        "AtMost(two, Any)",
        "Flies(Self)"
      })
  void what_is_no_notation_is_refused_with_its_place(String notation) {
    assertThatThrownBy(() -> Notation.parse(notation))
        .isInstanceOf(Notation.NotNotation.class)
        .hasMessageContaining("at position");
  }
}
