package casebook.engine.play;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State.Triggered;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a whole declaration leaves behind: attackers, what is tapped, and what triggered. */
class TriggersTest {
  private static final Effect GREEN =
      new Effect.Trigger(
          new CreatureAttacks(new Filter.HasColor(Color.G), Whom.ANYTHING, Company.ANY),
          Condition.ALWAYS);
  private static final Effect ENLIST =
      new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());

  private final Board board =
      Table.annAndBob()
          .creature("bears", "ann")
          .creature("captain", "ann", ENLIST)
          .enchantment("bane", "bob", GREEN)
          .board();

  private static Move turnsGreen(String creature) {
    return new Move.ChangePermanent(
        id(creature), List.of(new Change.BecomesColors(Set.of(Color.G))));
  }

  @Test
  @Applies({"508.2a", "508.1m", "508.2"})
  void whatIsGreenAsItAttacksTriggersAndWhatTurnsGreenLaterDoesNot() {
    Ruling green = ruling(board, turnsGreen("bears"), declare("bears", "bob"));
    assertThat(green.state().triggered())
        .extracting(Triggered::about)
        .containsExactly(ids("bears"));
    Ruling late = ruling(board, declare("bears", "bob"), turnsGreen("bears"));
    assertThat(late.state().triggered()).isEmpty();
    assertThat(applying(late)).contains("508.2a bears");
  }

  @Test
  @DoesNotApply({"508.2a", "508.2b"})
  void nothingIsTooLateWhereNothingAttacked() {
    assertThat(applying(ruling(board, declare(), turnsGreen("bears")))).isEmpty();
    assertThat(notApplying(ruling(board, declare("bears", "bob")))).contains("508.2b");
  }

  @Test
  @Applies({"508.2b", "508.1f", "508.1j"})
  void theEnlistedCreatureIsTappedAndEnlistTriggers() {
    var choice = new OptionalPayment(id("captain"), "enlist", Optional.of(id("bears")));
    Ruling ruling =
        ruling(
            board,
            new DeclareAttackers(
                attack("captain", "bob"), List.of(), new Payment.All(), List.of(choice)));
    assertThat(ruling.state().tapped()).isEqualTo(ids("captain", "bears"));
    assertThat(ruling.state().triggered())
        .extracting(one -> one.rule() + " " + one.about())
        .containsExactly("508.2b [captain]");
  }

  @Test
  @DoesNotApply("508.1k")
  void anAttackerSacrificedForTheAttackDoesNotAttack() {
    Effect sacrifice =
        new Effect.AttackCost(
            Filter.CREATURE,
            Whom.ANYTHING,
            new Cost.Sacrifice(Amount.of(1), new Filter.Named("bears")),
            Condition.ALWAYS);
    Board altar =
        Table.annAndBob().creature("bears", "ann").enchantment("altar", "bob", sacrifice).board();
    Ruling ruling = ruling(altar, declare("bears", "bob"));
    assertThat(ruling.state().attacking()).isEmpty();
    assertThat(notApplying(ruling)).contains("508.1k bears");
  }
}
