package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.gains;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Needs;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.effect.Window;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.play.Moves;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.4a: what would have kept a creature from attacking doesn't remove it. */
class Rule506_4aTest {
  private static final Effect CANT_ATTACK =
      new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private static final List<Effect> KEEPING_FROM_ATTACKING =
      List.of(
          CANT_ATTACK,
          new Effect.AtMost(
              Amount.of(0), Filter.CREATURE, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS),
          new Effect.Detained(Filter.SELF),
          new Effect.AttackCost(
              Filter.SELF, Whom.ANYTHING, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS),
          keyword("Defender"));

  private static final List<Effect> NOT_KEEPING_FROM_ATTACKING =
      List.of(
          keyword("flying"),
          new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS),
          new Effect.MustAttackWith(
              Players.YOU, Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS),
          new Effect.Goaded(Filter.SELF, Condition.ALWAYS),
          new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()),
          new Effect.AsThough(Filter.SELF, Pretence.HASTE, Whom.ANYTHING, Condition.ALWAYS),
          new Effect.Gives(Filter.SELF, List.of(), Condition.ALWAYS),
          new Effect.Takes(Filter.SELF, "haste", Condition.ALWAYS),
          new Effect.TakesAll(Filter.SELF, Condition.ALWAYS),
          new Effect.Trigger(new PlayerAttacks(Players.YOU), Condition.ALWAYS),
          new Effect.AddsManaOtherwise(Needs.NOTHING),
          new Effect.ChangesManaOtherwise(),
          new Effect.ChoosesAttackers(Players.OPPONENT),
          new Effect.SkipsCombat(Players.YOU),
          new Effect.Timing(new Window.HavingBeenAttacked()));

  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("506.4a")
  void what_would_have_kept_it_from_attacking_comes_too_late() {
    for (Change change :
        List.of(gains(keyword("defender")), gains(CANT_ATTACK), new Change.Detained())) {
      Ruling ruling = ruling(board, attack, change("bears", change));
      assertThat(applying(ruling)).containsExactly("506.4a bears");
      assertThat(attacking(ruling)).contains("bears > bob");
    }
  }

  @Test
  @DoesNotApply("506.4a")
  void other_abilities_would_not_have_kept_it_from_attacking_nor_is_an_idler_concerned() {
    assertThat(notApplying(ruling(board, attack, change("bears", gains(keyword("flying"))))))
        .contains("506.4a bears");
    assertThat(notApplying(ruling(board, attack, change("wall", gains(CANT_ATTACK)))))
        .contains("506.4a wall");
  }

  @Test
  @Applies("506.4a")
  @DoesNotApply("506.4a")
  void
      each_kind_of_effect_that_keeps_from_attacking_comes_too_late_and_others_are_no_such_effects() {
    for (Effect effect : KEEPING_FROM_ATTACKING) {
      assertThat(applying(ruling(board, attack, change("bears", gains(effect)))))
          .as("%s", effect)
          .containsExactly("506.4a bears");
    }
    for (Effect effect : NOT_KEEPING_FROM_ATTACKING) {
      assertThat(notApplying(ruling(board, attack, change("bears", gains(effect)))))
          .as("%s", effect)
          .contains("506.4a bears");
    }
  }

  @Test
  @Applies("506.4a")
  @DoesNotApply("506.4a")
  void an_aura_that_keeps_its_creature_home_comes_too_late_where_it_is_moved_to_an_attacker() {
    Effect home = new Effect.CantAttack(new Filter.Attached(), Whom.ANYTHING, Condition.ALWAYS);
    Effect defends =
        new Effect.Gives(
            new Filter.Attached(), List.of(Ability.ofKeyword("defender")), Condition.ALWAYS);
    for (Effect effect : List.of(home, defends)) {
      Ruling ruling = ruling(withAura(effect), attack, moved("bears"));
      assertThat(applying(ruling)).as("%s", effect).containsExactly("506.4a bears");
      assertThat(attacking(ruling)).contains("bears > bob");
      assertThat(applying(ruling(withAura(effect), declare("bears", "bob"), moved("ogre"))))
          .isEmpty();
    }
    for (Effect effect : List.of(CANT_ATTACK, keyword("flying"))) {
      assertThat(notApplying(ruling(withAura(effect), attack, moved("bears"))))
          .as("%s", effect)
          .contains("506.4a bears");
    }
  }

  private static Move moved(String to) {
    return change("aura", new Change.AttachedTo(Optional.of(id(to))));
  }

  private static Board withAura(Effect effect) {
    return Tables.twoAttackers()
        .enchantment("aura", "bob", effect)
        .being(is -> is.withSubtypes(Set.of("aura")))
        .which(aura -> aura.attachedTo(Optional.of(id("wall"))))
        .board();
  }

  @Test
  @DoesNotApply({"506.4a", "506.4b"})
  void what_was_not_declared_or_is_removed_is_no_matter_of_these_rules() {
    Move removed = change("bears", new Change.RemovedFromCombat());
    Move[] late = {change("bears", gains(CANT_ATTACK)), change("bears", new Change.Taps())};
    for (Move change : late) {
      assertThat(applying(ruling(board, attack, removed, change))).isEmpty();
      assertThat(applying(ruling(board, declare(), Moves.state("bears", "bob"), change))).isEmpty();
    }
  }
}
