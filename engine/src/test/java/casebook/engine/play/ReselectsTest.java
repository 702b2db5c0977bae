package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Reselecting what a creature attacks, and the defending player that it means. */
class ReselectsTest {
  private static final Effect CANT_ATTACK_ITS_CONTROLLER =
      new Effect.CantAttack(Filter.ANY, new Whom.ThePlayer(Players.YOU), Condition.ALWAYS);

  private final Table table =
      Table.of("ann", "bob", "cat", "dan")
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .planeswalker("sage", "bob")
          .planeswalker("seer", "ann")
          .planeswalker("oracle", "cat")
          .battle("siege", "ann", "cat")
          .battle("raid", "cat", "ann")
          .battle("outpost", "cat", "bob")
          .land("grove", "bob")
          .enchantment("moat", "dan", CANT_ATTACK_ITS_CONTROLLER);

  private final Board board = table.board();

  @Test
  @Applies({"508.7", "508.7a", "508.7c"})
  @DoesNotApply({"508.7d", "508.7e", "508.7b"})
  void anOpponentTheirPlaneswalkerOrTheBattleTheyProtectIsReselected() {
    for (String target : List.of("cat", "sage", "siege", "bob")) {
      Ruling ruling = ruling(board, declare("bears", "bob"), reselect("bears", target));
      assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(attacking(ruling)).containsExactly("bears > " + target);
      assertThat(applying(ruling)).containsExactly("508.7a bears " + target);
      assertThat(notApplying(ruling))
          .containsExactly(
              "508.7d bears " + target, "508.7e bears " + target, "508.7b bears " + target);
    }
  }

  @Test
  @Applies("508.7a")
  void itStillAttackedWhatItWasDeclaredAsAttackingAndNothingElse() {
    Move[] moves = {declare("bears", "bob"), reselect("bears", "cat")};
    assertThat(answer(board, new Question.Attacked(id("ann"), id("bob")), moves)).isEqualTo(yes());
    assertThat(answer(board, new Question.Attacked(id("ann"), id("cat")), moves)).isEqualTo(no());
    assertThat(answer(board, new Question.Attacking(id("ann"), id("cat")), moves)).isEqualTo(yes());
    assertThat(answer(board, new Question.Attacking(id("ann"), id("bob")), moves)).isEqualTo(no());
  }

  @Test
  @DoesNotApply({"508.7a", "508.7c"})
  void nothingElseCanBeReselectedAndTheCreatureGoesOnAttackingWhatItDid() {
    for (String target : List.of("ann", "seer", "raid", "grove", "ogre")) {
      Ruling ruling = ruling(board, declare("bears", "bob"), reselect("bears", target));
      assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
      assertThat(ruling.decidedBy()).map(Object::toString).contains("508.7c");
      assertThat(ruling.why())
          .containsExactly(new NotReselectable(id("bears"), id(target), Limit.OPPONENTS));
      assertThat(attacking(ruling)).containsExactly("bears > bob");
      assertThat(applying(ruling)).isEmpty();
    }
  }

  @Test
  @Applies("508.7c")
  void aPlayerWhoLeftIsNoOpponentAnyMore() {
    Ruling ruling =
        ruling(board, declare("bears", "bob"), leavesGame("cat"), reselect("bears", "cat"));
    assertThat(ruling.decidedBy()).map(Object::toString).contains("508.7c");
  }

  @Test
  @Applies("508.7b")
  void restrictionsDoNotAffectIt() {
    assertThat(ruling(board, declare("bears", "dan")).verdict()).isEqualTo(Verdict.ILLEGAL);
    Ruling ruling = ruling(board, declare("bears", "bob"), reselect("bears", "dan"));
    assertThat(applying(ruling)).contains("508.7b bears dan");
    assertThat(attacking(ruling)).containsExactly("bears > dan");
  }

  @Test
  @Applies("508.7d")
  void whereOnePlayerWasChosenOnlyThatPlayerIsReselected() {
    Board chosen = table.option(AttackOption.SINGLE).board();
    Ruling ruling =
        ruling(chosen, begin("bob"), declare("bears", "bob"), reselect("bears", "oracle"));
    assertThat(ruling.why())
        .containsExactly(
            new NotReselectable(id("bears"), id("oracle"), Limit.CHOSEN_DEFENDING_PLAYER));
    assertThat(attacking(ruling)).containsExactly("bears > bob");
    assertThat(
            attacking(
                ruling(chosen, begin("bob"), declare("bears", "bob"), reselect("bears", "sage"))))
        .containsExactly("bears > sage");
    assertThat(attacking(ruling(chosen, declare("bears", "bob"), reselect("bears", "sage"))))
        .containsExactly("bears > sage");
  }

  @Test
  @Applies("508.7e")
  void whatIsReselectedIsInRange() {
    Board near = table.range(1).board();
    for (String target : List.of("cat", "oracle", "siege")) {
      Ruling ruling = ruling(near, declare("bears", "bob"), reselect("bears", target));
      assertThat(ruling.why())
          .containsExactly(new NotReselectable(id("bears"), id(target), Limit.RANGE_OF_INFLUENCE));
      assertThat(attacking(ruling)).containsExactly("bears > bob");
    }
    for (String target : List.of("dan", "outpost")) {
      assertThat(attacking(ruling(near, declare("bears", "bob"), reselect("bears", target))))
          .containsExactly("bears > " + target);
    }
  }

  @Test
  @DoesNotApply("508.7")
  void onlyAnAttackingCreatureAttacksSomethingElse() {
    assertThat(impossible(board, declare("bears", "bob"), reselect("ogre", "cat")))
        .isEqualTo(new ImpossibleMove.NotAttacking(id("ogre")));
    assertThat(
            impossible(
                board,
                declare("bears", "bob"),
                change("bears", new Change.Leaves()),
                reselect("bears", "cat")))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("bears")));
  }

  @Test
  @Applies("508.5")
  void theDefendingPlayerIsWhoIsAttackedOrWhoseIsAttacked() {
    for (var attacked :
        List.of(List.of("bob", "bob"), List.of("sage", "bob"), List.of("siege", "cat"))) {
      assertThat(meant("bears", declare("bears", attacked.getFirst())))
          .contains(attacked.getLast());
    }
  }

  @Test
  @Applies("508.5")
  void ofACreatureThatAttacksNoMoreItIsWhoItWasBefore() {
    Move attack = declare("bears", "sage", "ogre", "siege");
    assertThat(meant("bears", attack, change("bears", new Change.RemovedFromCombat())))
        .contains("bob");
    assertThat(
            meant(
                "ogre",
                attack,
                change("siege", new Change.ChangesProtector(id("dan"))),
                change("ogre", new Change.RemovedFromCombat())))
        .contains("cat");
    assertThat(meant("bears", attack, change("sage", new Change.ChangesController(id("cat")))))
        .contains("bob");
    assertThat(meant("bears", attack, reselect("bears", "cat"), Moves.end())).contains("cat");
  }

  @Test
  @DoesNotApply("508.5")
  void aCreatureThatNeverAttackedMeansNobody() {
    assertThat(meant("ogre", declare("bears", "bob"))).isEmpty();
  }

  @Test
  @Applies("508.5a")
  void eachOfSeveralAttackersMeansItsOwn() {
    Move attack = declare("bears", "bob", "ogre", "cat");
    Ruling ruling = ruling(board, attack, new Move.Ask(new Question.DefendingPlayer(id("ogre"))));
    assertThat(applying(ruling)).containsExactly("508.5 ogre cat", "508.5a ogre cat");
    assertThat(meant("bears", attack)).contains("bob");
  }

  @Test
  @DoesNotApply("508.5a")
  void withOneDefendingPlayerThereIsNothingToTellApart() {
    Board two = Table.annAndBob().creature("bears", "ann").board();
    Ruling ruling =
        ruling(
            two, declare("bears", "bob"), new Move.Ask(new Question.DefendingPlayer(id("bears"))));
    assertThat(notApplying(ruling)).containsExactly("508.5a bears bob");
  }

  @Test
  @Applies("508.6")
  void aPlayerAttacksWhomTheirCreatureAttacks() {
    Question attacking = new Question.Attacking(id("ann"), id("bob"));
    Question attacked = new Question.Attacked(id("ann"), id("bob"));
    assertThat(answer(board, attacking, declare("bears", "bob"))).isEqualTo(yes());
    assertThat(answer(board, attacked, declare("bears", "bob"))).isEqualTo(yes());
    Move[] after = {declare("bears", "bob"), change("bears", new Change.Leaves()), Moves.end()};
    assertThat(answer(board, attacking, after)).isEqualTo(no());
    assertThat(answer(board, attacked, after)).isEqualTo(yes());
  }

  @Test
  @DoesNotApply("508.6")
  void nobodyAttacksThePlayerWhosePlaneswalkerIsAttackedOrHasAttackedWithATokenPutAttacking() {
    Question attacking = new Question.Attacking(id("ann"), id("bob"));
    Question attacked = new Question.Attacked(id("ann"), id("bob"));
    assertThat(answer(board, attacking, declare("bears", "sage"))).isEqualTo(no());
    assertThat(answer(board, attacked, declare("bears", "sage"))).isEqualTo(no());
    Move entering = put(aCreature("token", "ann"), "bob");
    assertThat(answer(board, attacking, declare(), entering)).isEqualTo(yes());
    assertThat(answer(board, attacked, declare(), entering)).isEqualTo(no());
    assertThat(answer(board, new Question.Attacked(id("bob"), id("ann")), declare("bears", "bob")))
        .isEqualTo(no());
  }

  private Optional<String> meant(String creature, Move... before) {
    Answer answer = answer(board, new Question.DefendingPlayer(id(creature)), before);
    return ((Answer.APlayer) answer).player().map(Object::toString);
  }

  private static Answer yes() {
    return new Answer.Truth(true);
  }

  private static Answer no() {
    return new Answer.Truth(false);
  }
}
