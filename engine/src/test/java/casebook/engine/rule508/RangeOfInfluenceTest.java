package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Player;
import casebook.engine.board.RangeOfInfluence;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.State.Triggered;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 801: four players at a table, each of whom reaches the two neighbours. */
class RangeOfInfluenceTest {
  private static final Effect CANT =
      new Effect.CantAttack(Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS);
  private static final Effect ONE =
      new Effect.AtMost(
          Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);
  private static final Effect MUST =
      new Effect.MustAttack(Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS);
  private static final Effect HASTE =
      new Effect.Gives(
          Filter.CREATURE,
          List.of(
              new Ability(
                  "",
                  Frame.STATIC,
                  new Meaning.Read(List.of(new Effect.Keyword("haste", Optional.empty()))))),
          Condition.ALWAYS);
  private static final Effect WATCHES =
      new Effect.Trigger(
          new TriggerEvent.CreatureAttacks(
              Filter.CREATURE, Whom.ANYTHING, TriggerEvent.Company.ANY),
          Condition.ALWAYS);

  private static Table table(Effect effect, String controller) {
    return Table.of("ann", "bob", "cho", "dan")
        .option(AttackOption.MULTIPLE)
        .range(1)
        .enchantment("law", controller, effect)
        .creature("bears", "ann")
        .creature("ogre", "ann");
  }

  @ParameterizedTest
  @CsvSource({"ann, 508.1c", "bob, 508.1c", "cho, legal", "dan, 508.1c"})
  void a_restriction_binds_creatures_within_range(String controller, String decision) {
    assertThat(decision(table(CANT, controller), "bears", "bob")).isEqualTo(decision);
    assertThat(decision(table(ONE, controller), "bears", "bob", "ogre", "dan")).isEqualTo(decision);
  }

  @ParameterizedTest
  @CsvSource({"bob, 508.1d", "cho, legal"})
  void a_requirement_binds_creatures_within_range(String controller, String decision) {
    assertThat(decision(table(MUST, controller), "bears", "bob")).isEqualTo(decision);
  }

  @ParameterizedTest
  @CsvSource({"bob, legal", "cho, 508.1a"})
  void an_ability_is_given_within_range(String controller, String decision) {
    Table sick = table(HASTE, controller).which(one -> one.since(Since.THIS_TURN));
    assertThat(decision(sick, "ogre", "bob")).isEqualTo(decision);
  }

  @Test
  void what_happens_beyond_its_controllers_range_triggers_nothing() {
    assertThat(ruling(table(WATCHES, "cho"), "bears", "bob").state().triggered()).isEmpty();
    assertThat(ruling(table(WATCHES, "dan"), "bears", "bob").state().triggered())
        .extracting(Triggered::controller)
        .containsExactly(id("dan"));
  }

  /** 801.10: a battle is also within range where the player who protects it is. */
  @Test
  void a_battle_is_within_range_where_its_protector_is() {
    Board board =
        Table.of("ann", "bob", "cho", "dan")
            .range(1)
            .battle("siege", "cho", "bob")
            .battle("far", "cho", "cho")
            .planeswalker("walker", "cho")
            .board();
    assertThat(List.of("siege", "far", "walker"))
        .filteredOn(one ->
            RangeOfInfluence.includes(board, id("ann"), board.permanent(id(one)).orElseThrow()))
        .containsExactly("siege");
  }

  @Test
  void nobody_reaches_a_player_who_is_not_in_the_game() {
    Board board =
        Table.of("ann", "bob", "cho", "dan").range(1).player("bob", Player::outOfGame).board();
    assertThat(RangeOfInfluence.includes(board, id("ann"), id("bob"))).isFalse();
    assertThat(RangeOfInfluence.includes(board, id("bob"), id("ann"))).isFalse();
    assertThat(RangeOfInfluence.includes(board, id("ann"), id("cho"))).isTrue();
  }
}
