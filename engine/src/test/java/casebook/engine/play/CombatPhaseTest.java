package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putSpecified;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Direction;
import casebook.engine.board.Id;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Player;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Reason.NoDefendingPlayer;
import casebook.engine.ruling.Reason.NotAChoice;
import casebook.engine.ruling.Reason.NotAttackable;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The combat phase: its steps, who attacks, who defends. */
class CombatPhaseTest {
  private final Board board =
      Table.annAndBob()
          .creature("bears", "ann")
          .creature("knight", "ann", keyword("first strike"))
          .creature("duelist", "bob", keyword("double strike"))
          .creature("wall", "bob")
          .board();

  @Test
  @Applies("506.1")
  @DoesNotApply("508.8")
  void anAttackHasFiveSteps() {
    assertThat(steps(board, declare("bears", "bob")))
        .containsExactly(
            "beginningOfCombat",
            "declareAttackers",
            "declareBlockers",
            "combatDamage",
            "endOfCombat");
    assertThat(notApplying(ruling(board, declare("bears", "bob")))).contains("508.8 bears");
  }

  @Test
  @Applies({"506.1", "508.8"})
  void withoutAttackersBlockingAndDamageAreSkipped() {
    assertThat(steps(board, declare()))
        .containsExactly("beginningOfCombat", "declareAttackers", "endOfCombat");
    assertThat(ruling(board, declare()).state().skipped())
        .containsExactly("declareBlockers", "combatDamage");
    assertThat(applying(ruling(board, declare()))).contains("508.8");
    assertThat(steps(board, declare(), end()))
        .containsExactly("beginningOfCombat", "declareAttackers", "endOfCombat");
  }

  @Test
  @DoesNotApply("508.8")
  void aCreaturePutAttackingIsEnoughForAllSteps() {
    Move entering = put(aCreature("token", "ann"));
    assertThat(ruling(board, declare(), entering).state().skipped()).isEmpty();
    assertThat(steps(board, declare(), entering)).hasSize(5);
  }

  @Test
  @Applies("508.8")
  void aCreatureThatIsMerelyStatedToBeAttackingIsNot() {
    assertThat(steps(board, declare(), state("bears", "bob"))).hasSize(3);
  }

  @Test
  @Applies("506.1")
  void anAttackerWithFirstStrikeMakesTwoDamageSteps() {
    assertThat(steps(board, declare("knight", "bob")))
        .containsSubsequence("combatDamage", "combatDamage");
  }

  @Test
  @Applies("506.1")
  void soDoesABlockerWithDoubleStrike() {
    assertThat(steps(board, declare("bears", "bob"), block("duelist", "bears")))
        .containsSubsequence("combatDamage", "combatDamage");
  }

  @Test
  @DoesNotApply("506.1")
  void aCreatureWithFirstStrikeThatDoesNotFightMakesNone() {
    assertThat(steps(board, declare("bears", "bob"), block("wall", "bears")))
        .containsOnlyOnce("combatDamage");
  }

  @Test
  @Applies("506.2")
  @DoesNotApply({"506.2a", "506.2b"})
  void ofTwoPlayersTheOtherOneDefends() {
    Ruling ruling = ruling(board, begin());
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(applying(ruling)).containsExactly("506.2 bob");
    assertThat(notApplying(ruling)).containsExactly("506.2a bob", "506.2b bob");
    assertThat(defenders(board)).isEqualTo(ids("bob"));
  }

  @Test
  @Applies("506.2a")
  void oneOfSeveralOpponentsIsChosen() {
    Board three = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    Ruling ruling = ruling(three, begin("cat"));
    assertThat(applying(ruling)).containsExactly("506.2 ann", "506.2a cat");
    assertThat(defenders(three, begin("cat"))).isEqualTo(ids("cat"));
  }

  @Test
  @Applies("506.2a")
  void oneOfThemMustBeChosen() {
    Board three = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    var nobodyChosen = new ImpossibleMove.NoDefendingPlayerChosen();
    assertThat(impossible(three, begin())).isEqualTo(nobodyChosen);
    assertThat(impossible(three, declare())).as("no attack implies whom").isEqualTo(nobodyChosen);
  }

  @Test
  @Applies("506.2a")
  void onlyAnOpponentCanBeChosen() {
    Board three = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    Ruling ruling = ruling(three, begin("ann"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling.decidedBy()).contains(RuleNumber.parse("506.2a"));
    assertThat(ruling.why()).containsExactly(new NoDefendingPlayer(id("ann")));
  }

  @Test
  void theNearestOpponentSitsBeyondTeammatesAndThoseWhoLeft() {
    Table teams =
        Table.of("ann", "bob", "cat", "dan").teams(List.of("ann", "bob"), List.of("cat", "dan"));
    Board all = teams.board();
    assertThat(Rule506_2.nearestOpponent(all, id("ann"), Direction.LEFT)).contains(id("cat"));
    assertThat(Rule506_2.nearestOpponent(all, id("ann"), Direction.RIGHT)).contains(id("dan"));
    assertThat(Rule506_2.nearestOpponent(all, id("bob"), Direction.RIGHT)).contains(id("dan"));
    assertThat(Rule506_2.nearestOpponent(all, id("dan"), Direction.LEFT)).contains(id("ann"));
    assertThat(Rule506_2.nearestOpponent(all, id("dan"), Direction.RIGHT)).contains(id("bob"));
    Board three = Table.of("ann", "bob", "cat").board();
    assertThat(Rule506_2.nearestOpponent(three, id("bob"), Direction.LEFT)).contains(id("cat"));
    assertThat(Rule506_2.nearestOpponent(three, id("bob"), Direction.RIGHT)).contains(id("ann"));
    Board without = teams.player("cat", Player::outOfGame).board();
    assertThat(Rule506_2.nearestOpponent(without, id("ann"), Direction.LEFT)).contains(id("dan"));
    Board alone = teams.player("dan", Player::outOfGame).board();
    assertThat(Rule506_2.nearestOpponent(alone, id("ann"), Direction.LEFT)).isEmpty();
  }

  @Test
  @Applies("508.4a")
  void aPlaneswalkerOutOfRangeIsNotAttackedByWhatEntersEither() {
    Board far = Table.of("ann", "bob", "cat", "dan").range(1).planeswalker("oracle", "cat").board();
    assertThat(applying(ruling(far, declare(), putSpecified(aCreature("imp", "ann"), "oracle"))))
        .contains("508.4a imp");
  }

  @Test
  @Applies("506.2b")
  void inATeamEachCreatureReachesAsFarAsItsOwnController() {
    Board teams =
        Table.of("ann", "bob", "cat", "dan")
            .teams(List.of("ann", "bob"), List.of("cat", "dan"))
            .range(1)
            .creature("bears", "ann")
            .creature("ogre", "bob")
            .battle("siege", "bob", "cat")
            .board();
    assertThat(answer(teams, new Question.DefendingPlayers()))
        .isEqualTo(new Answer.Players(ids("cat", "dan")));
    assertThat(ruling(teams, declare("bears", "dan", "ogre", "siege")).verdict())
        .isEqualTo(Verdict.LEGAL);
    assertThat(ruling(teams, declare("bears", "siege", "ogre", "dan")).why())
        .containsExactly(
            new NotAttackable(id("bears"), id("siege"), Why.OUT_OF_RANGE),
            new NotAttackable(id("ogre"), id("dan"), Why.OUT_OF_RANGE));
    assertThat(ruling(teams, declare(), put(aCreature("imp", "bob"), "dan")).why())
        .containsExactly(new NotAChoice(id("imp"), id("dan"), Why.OUT_OF_RANGE));
    assertThat(attacking(ruling(teams, declare(), put(aCreature("imp", "ann")))))
        .containsExactly("imp > dan");
  }

  @Test
  @Applies("506.2b")
  void aTeamDefendsAsFarAsSomeoneOfTheOtherTeamReaches() {
    Board teams =
        Table.of("ann", "bob", "cat", "dan", "eve")
            .teams(List.of("ann", "bob"), List.of("cat", "dan", "eve"))
            .range(1)
            .creature("bears", "ann")
            .board();
    assertThat(defenders(teams)).isEqualTo(ids("cat", "eve"));
    assertThat(ruling(teams, declare("bears", "dan")).why())
        .containsExactly(new NotAttackable(id("bears"), id("dan"), Why.OUT_OF_RANGE));
  }

  @Test
  @Applies("506.2a")
  void onlyAnOpponentInRangeCanBeChosen() {
    Board five =
        Table.of("ann", "bob", "cat", "dan", "eve").option(AttackOption.SINGLE).range(1).board();
    assertThat(ruling(five, begin("cat")).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling(five, begin("eve")).verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @Applies("506.2a")
  void allOpponentsDefendWhereSeveralMayBeAttacked() {
    Board three = Table.of("ann", "bob", "cat").board();
    assertThat(defenders(three)).isEqualTo(ids("bob", "cat"));
  }

  @Test
  @Applies("506.2a")
  void theOptionMayDictateTheChoice() {
    Board left = Table.of("ann", "bob", "cat").option(AttackOption.LEFT).board();
    assertThat(defenders(left)).isEqualTo(ids("bob"));
    assertThat(ruling(left, begin("cat")).verdict()).isEqualTo(Verdict.ILLEGAL);
    Board right = Table.of("ann", "bob", "cat").option(AttackOption.RIGHT).board();
    assertThat(defenders(right)).isEqualTo(ids("cat"));
  }

  @Test
  @Applies("506.2a")
  void whoWasChosenAndLeavesIsNotReplaced() {
    Board three =
        Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).creature("bears", "ann").board();
    assertThat(defenders(three, begin("bob"), leavesGame("bob"))).isEmpty();
  }

  @Test
  @Applies("506.2b")
  void teamsThatShareTurnsAttackAndDefendTogether() {
    Board teams =
        Table.of("ann", "abe", "bob", "bea")
            .teams(List.of("ann", "abe"), List.of("bob", "bea"))
            .creature("bears", "abe")
            .board();
    Ruling ruling = ruling(teams, begin());
    assertThat(applying(ruling)).containsExactly("506.2 ann abe", "506.2b bob bea");
    assertThat(notApplying(ruling)).containsExactly("506.2a bob bea");
    assertThat(ruling(teams, declare("bears", "bea")).verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @DoesNotApply("506.2")
  void creaturesOfOtherPlayersDoNotAttack() {
    assertThat(ruling(board, declare("wall", "bob")).verdict()).isEqualTo(Verdict.ILLEGAL);
  }

  @Test
  @Applies("506.5")
  void theOnlyDeclaredAttackerAttacksAloneEvenBesideATokenPutAttacking() {
    Move entering = put(aCreature("token", "ann"));
    assertThat(holds(new Question.AttacksAlone(id("bears")), declare("bears", "bob"), entering))
        .isTrue();
    assertThat(holds(new Question.AttackingAlone(id("bears")), declare("bears", "bob"), entering))
        .isFalse();
  }

  @Test
  @DoesNotApply("506.5")
  void oneOfTwoDoesNotAttackAlone() {
    Move attack = declare("bears", "bob", "knight", "bob");
    assertThat(holds(new Question.AttacksAlone(id("bears")), attack)).isFalse();
    assertThat(holds(new Question.AttackingAlone(id("bears")), attack)).isFalse();
  }

  @Test
  @Applies("506.5")
  void theLastOfTwoIsAttackingAloneWithoutHavingAttackedAlone() {
    Move attack = declare("bears", "bob", "knight", "bob");
    Move death = Moves.change("knight", new Change.Leaves());
    assertThat(holds(new Question.AttacksAlone(id("bears")), attack, death)).isFalse();
    assertThat(holds(new Question.AttackingAlone(id("bears")), attack, death)).isTrue();
  }

  @Test
  @Applies("506.5")
  void blockingAloneLooksAtTheBlockersInTheSameWay() {
    Move attack = declare("bears", "bob", "knight", "bob");
    Move alone = block("wall", "bears");
    Move both = block("wall", "bears", "duelist", "knight");
    Move entering = Moves.putBlocking(aCreature("token", "bob"), "bears");
    assertThat(holds(new Question.BlocksAlone(id("wall")), attack, alone, entering)).isTrue();
    assertThat(holds(new Question.BlockingAlone(id("wall")), attack, alone, entering)).isFalse();
    assertThat(holds(new Question.BlockingAlone(id("wall")), attack, alone)).isTrue();
    assertThat(holds(new Question.BlocksAlone(id("wall")), attack, both)).isFalse();
    assertThat(applying(ruling(board, attack, alone))).containsExactly("506.5 wall");
  }

  @Test
  void anEndedCombatIsFollowedByAnother() {
    Ruling again = ruling(board, begin(), declare("bears", "bob"), end(), begin());
    assertThat(again.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(again.state().attacking()).isEmpty();
    assertThat(answer(board, new Question.Steps(), declare(), end(), begin()))
        .isEqualTo(answer(board, new Question.Steps()));
  }

  private boolean holds(Question question, Move... before) {
    return answer(board, question, before).equals(new Answer.Truth(true));
  }

  private static List<String> steps(Board board, Move... before) {
    return ((Answer.Steps) answer(board, new Question.Steps(), before)).names();
  }

  private static List<Id> defenders(Board board, Move... before) {
    return ((Answer.Players) answer(board, new Question.DefendingPlayers(), before)).players();
  }

  @Test
  @DoesNotApply("506.2a")
  void withOneOpponentThereIsNobodyToChoose() {
    Board single = Table.annAndBob().option(AttackOption.SINGLE).creature("bears", "ann").board();
    assertThat(answer(single, new Question.DefendingPlayers(), begin()))
        .isEqualTo(new Answer.Players(ids("bob")));
  }

  @Test
  @Applies("506.1")
  void afterCombatItsStepsAreReadOffThoseWhoFought() {
    assertThat(steps(board, declare("knight", "bob"), end())).hasSize(6);
    assertThat(steps(board, declare("bears", "bob"), block("duelist", "bears"), end())).hasSize(6);
    assertThat(steps(board, declare("bears", "bob"), end())).hasSize(5);
  }

  @Test
  @DoesNotApply("508.5a")
  void whereOneNeighbourIsAttackedThereIsOneDefendingPlayer() {
    Board left =
        Table.of("ann", "bob", "cat").option(AttackOption.LEFT).creature("bears", "ann").board();
    Move meant = new Move.Ask(new Question.DefendingPlayer(id("bears")));
    assertThat(notApplying(ruling(left, declare("bears", "bob"), meant)))
        .containsExactly("508.5a bears bob");
  }

  @Test
  @DoesNotApply("508.7d")
  void aGameOfTwoHasNoChosenDefendingPlayer() {
    Board single =
        Table.annAndBob()
            .option(AttackOption.SINGLE)
            .creature("bears", "ann")
            .planeswalker("sage", "bob")
            .board();
    Move reselect = Moves.reselect("bears", "sage");
    assertThat(notApplying(ruling(single, declare("bears", "bob"), reselect)))
        .contains("508.7d bears sage");
  }
}
