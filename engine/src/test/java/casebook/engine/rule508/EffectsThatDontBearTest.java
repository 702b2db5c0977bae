package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Fact;
import casebook.engine.board.Turn;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import casebook.engine.move.Move;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A ruling also says which restrictions and requirements on the board don't bear on the attack. */
class EffectsThatDontBearTest {
  private static final Effect MOAT =
      new Effect.CantAttack(
          new Filter.Not(new Filter.HasKeyword("flying")), Whom.ANYTHING, Condition.ALWAYS);
  private static final Effect NOT_YOU =
      new Effect.CantAttack(Filter.CREATURE, new Whom.ThePlayer(Players.YOU), Condition.ALWAYS);
  private static final Effect OPPONENTS_ATTACK =
      new Effect.MustAttack(
          new Filter.ControlledBy(Players.OPPONENT), Whom.ANYTHING, Condition.ALWAYS);

  private static Ruling declared(Board board, String... creaturesAndTargets) {
    var move = Move.DeclareAttackers.of(attack(creaturesAndTargets));
    return Game.adjudicate(board, List.of(move)).rulings().getLast();
  }

  private static List<Finding> findings(Ruling ruling, RuleNumber rule) {
    return ruling.findings().stream().filter(one -> one.rule().equals(rule)).toList();
  }

  @Test
  @DoesNotApply("508.1b")
  void nothing_is_announced_where_only_the_defending_player_can_be_attacked() {
    Ruling alone = declared(Table.annAndBob().creature("bears", "ann").board(), "bears", "bob");
    assertThat(findings(alone, Rule508_1b.NUMBER))
        .extracting(Finding::outcome)
        .containsExactly(Outcome.DOES_NOT_APPLY);
    Board seen = Table.annAndBob().creature("bears", "ann").planeswalker("sage", "bob").board();
    assertThat(findings(declared(seen, "bears", "bob"), Rule508_1b.NUMBER))
        .extracting(Finding::outcome)
        .containsExactly(Outcome.OBEYED);
  }

  @Test
  @DoesNotApply("508.1c")
  void a_moat_doesnt_bear_on_a_creature_that_flies() {
    Board board =
        Table.annAndBob()
            .creature("angel", "ann", keyword("flying"))
            .enchantment("moat", "bob", MOAT)
            .board();
    Finding finding = findings(declared(board, "angel", "bob"), Rule508_1c.NUMBER).getFirst();
    assertThat(finding.outcome()).isEqualTo(Outcome.DOES_NOT_APPLY);
    assertThat(finding.about()).isEqualTo(ids("angel"));
    assertThat(finding.stated())
        .hasValueSatisfying(stated -> assertThat(stated.source().permanent()).contains(id("moat")));
  }

  @Test
  @Applies("508.1c")
  void an_attack_on_somebody_else_obeys_a_restriction() {
    Board board =
        Table.of("ann", "bob", "cho")
            .creature("bears", "ann")
            .enchantment("wall", "bob", NOT_YOU)
            .board();
    assertThat(findings(declared(board, "bears", "cho"), Rule508_1c.NUMBER))
        .extracting(Finding::outcome)
        .containsExactly(Outcome.OBEYED);
  }

  @Test
  @DoesNotApply("508.1c")
  void a_wall_that_stays_home_is_not_spoken_of() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("wall", "ann", keyword("defender"))
            .board();
    assertThat(findings(declared(board, "bears", "bob"), Rule508_1c.NUMBER)).isEmpty();
  }

  @Test
  @DoesNotApply("508.1d")
  void what_makes_only_others_attack_doesnt_bear() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .enchantment("drums", "ann", OPPONENTS_ATTACK)
            .board();
    assertThat(findings(declared(board), Rule508_1d.NUMBER))
        .extracting(Finding::outcome)
        .containsExactly(Outcome.DOES_NOT_APPLY);
  }

  @Test
  @Applies("508.1c")
  void what_is_said_of_the_turn_is_said_of_the_active_player() {
    var casters =
        new Players.Has(
            new Amount.PlayerFact("spellsCastThisTurn"), Relation.AT_LEAST, Amount.of(1));
    Effect quiet =
        new Effect.CantAttack(new Filter.ControlledBy(casters), Whom.ANYTHING, Condition.ALWAYS);
    Board board =
        Table.annAndBob().creature("bears", "ann").enchantment("hush", "bob", quiet).board();
    Board busy =
        Board.of(
            board.players().values(),
            board.activePlayer(),
            board.options(),
            board.permanents().values(),
            board.effects(),
            new Turn(OptionalInt.of(1), Map.of("spellsCastThisTurn", new Fact.Count(1))),
            Optional.empty());
    assertThat(declared(board, "bears", "bob").decidedBy()).isEmpty();
    assertThat(declared(busy, "bears", "bob").decidedBy()).contains(Rule508_1c.NUMBER);
  }
}
