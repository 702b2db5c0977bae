package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import org.junit.jupiter.api.Test;

/** 508.4c: requirements and restrictions don't bear on what is put attacking. */
class Rule508_4cTest {
  private static final Effect ONE_ATTACKER =
      new Effect.AtMost(Amount.of(1), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);

  private final Board board = Tables.oneAttackerAtMost().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("508.4c")
  void restrictions_and_requirements_do_not_affect_it() {
    Permanent defender = aCreature("token", "ann", keyword("defender"));
    Ruling ruling = ruling(board, declare("bears", "bob"), put(defender, "bob"));
    assertThat(attacking(ruling)).containsExactly("bears > bob", "token > bob");
    assertThat(ruling.findings())
        .filteredOn(finding -> finding.rule().equals(RuleNumber.parse("508.4c")))
        .extracting(finding -> finding.stated().orElseThrow().effect())
        .containsExactlyInAnyOrder(ONE_ATTACKER, keyword("defender"));
  }

  @Test
  @DoesNotApply("508.4c")
  void restrictions_that_would_not_bear_on_its_attack_are_not_passed_over() {
    Filter green = new Filter.HasColor(Color.G);
    Whom anns = new Whom.ThePlayer(Players.YOU);
    Condition never = new Condition.Exists(green);
    Board idle =
        Table.annAndBob()
            .enchantment("ice", "bob", new Effect.CantAttack(Filter.ANY, Whom.ANYTHING, never))
            .enchantment(
                "vines",
                "bob",
                new Effect.AtMost(
                    Amount.of(1), green, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS))
            .enchantment(
                "hedge",
                "ann",
                new Effect.AtMost(Amount.of(1), Filter.ANY, anns, Period.COMBAT, Condition.ALWAYS))
            .board();
    Ruling ruling = ruling(idle, declare(), put(token, "bob"));
    assertThat(notApplying(ruling)).contains("508.4c token bob");
    assertThat(applying(ruling)).containsExactly("508.4 token bob");
  }

  @Test
  @Applies("508.4c")
  void no_cost_is_paid_for_it() {
    Effect tax =
        new Effect.AttackCost(
            Filter.CREATURE,
            new Whom.ThePlayer(Players.YOU),
            new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
            Condition.ALWAYS);
    Board taxed = Table.annAndBob().enchantment("tax", "bob", tax).board();
    Ruling ruling = ruling(taxed, declare(), put(token, "bob"));
    assertThat(attacking(ruling)).containsExactly("token > bob");
    assertThat(applying(ruling)).contains("508.4c token bob");
    assertThat(ruling.costs().items()).isEmpty();
  }

  @Test
  @DoesNotApply("508.4c")
  void without_any_there_is_nothing_that_does_not_affect_it() {
    Board bare = Table.annAndBob().board();
    assertThat(notApplying(ruling(bare, begin(), put(token)))).contains("508.4c token bob");
  }

  @Test
  @Applies("508.4c")
  void the_declaration_itself_is_affected() {
    assertThat(ruling(board, declare("bears", "bob")).verdict()).isEqualTo(Verdict.LEGAL);
    Board two = Table.annAndBob().creature("bears", "ann", keyword("defender")).board();
    assertThat(ruling(two, declare("bears", "bob")).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(attacking(ruling(two, declare(), state("bears", "bob"))))
        .containsExactly("bears > bob");
  }
}
