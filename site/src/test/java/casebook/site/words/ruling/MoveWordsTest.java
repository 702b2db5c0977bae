package casebook.site.words.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Phase;
import casebook.engine.move.Attack;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.rules.RuleNumber;
import casebook.site.words.TestBoards;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MoveWordsTest {
  private static final Id SPIRIT = new Id("spirit");

  private static final MoveWords WORDS =
      new MoveWords(
          Names.on(
              TestBoards.board(),
              List.of(TestBoards.creature(SPIRIT, TestBoards.ANN, "Spirit Token")),
              Set.of(),
              RuleNumber::toString));

  private static String changed(Change... changes) {
    return WORDS.line(new Move.ChangePermanent(TestBoards.GOBLIN, List.of(changes)));
  }

  private static String asked(Question question) {
    return WORDS.line(new Move.Ask(question));
  }

  @Test
  void moves_are_told_in_the_words_of_the_rules() {
    assertThat(WORDS.line(new Move.BeginCombat(Optional.of(TestBoards.BOB))))
        .isEqualTo("Combat begins, and Bob is chosen as the defending player");
    assertThat(
            WORDS.line(
                Move.DeclareAttackers.of(Attack.of(Map.of(TestBoards.GOBLIN, TestBoards.BOB)))))
        .isEqualTo("Declare attackers: Crazed Goblin → Bob");
    assertThat(
            WORDS.line(
                new Move.PutAttacking(
                    TestBoards.creature(SPIRIT, TestBoards.ANN, "Spirit Token"),
                    Optional.of(TestBoards.CID),
                    false)))
        .isEqualTo("Spirit Token is put onto the battlefield attacking Cid");
    assertThat(WORDS.line(new Move.Reselect(TestBoards.GOBLIN, TestBoards.CID)))
        .isEqualTo("Crazed Goblin is made to attack Cid instead");
    assertThat(WORDS.line(Move.DeclareBlockers.of(Map.of()))).isEqualTo("Declare blockers: none");
    assertThat(WORDS.line(new Move.PlayerLeaves(TestBoards.BOB))).isEqualTo("Bob leaves the game");
  }

  @Test
  void what_happens_to_a_permanent_is_one_sentence() {
    assertThat(changed(new Change.Taps(), new Change.Regenerates()))
        .isEqualTo("Crazed Goblin becomes tapped and regenerates");
    assertThat(changed(new Change.ChangesController(TestBoards.BOB)))
        .isEqualTo("Crazed Goblin comes under the control of Bob");
    assertThat(changed(new Change.LosesType("creature")))
        .isEqualTo("Crazed Goblin stops being a creature");
    assertThat(changed(new Change.BecomesColors(Set.of())))
        .isEqualTo("Crazed Goblin becomes colorless");
    assertThat(changed(new Change.HasCounters(Map.of("+1/+1", 2))))
        .isEqualTo("Crazed Goblin has counters now: 2 +1/+1");
    assertThat(changed(new Change.LosesAbility(Optional.empty())))
        .isEqualTo("Crazed Goblin loses all abilities");
  }

  @Test
  void questions_end_with_a_question_mark() {
    assertThat(asked(new Question.AttackingAlone(SPIRIT)))
        .isEqualTo("Is Spirit Token attacking alone?");
    assertThat(asked(new Question.Attacked(TestBoards.ANN, TestBoards.BOB)))
        .isEqualTo("Has Ann attacked Bob?");
    assertThat(
            asked(
                new Question.MayCast(
                    List.of(),
                    "Cast this spell only before blockers are declared.",
                    TestBoards.BOB,
                    new Question.Moment(
                        Phase.COMBAT,
                        Optional.of(CombatStep.DECLARE_ATTACKERS),
                        2,
                        TestBoards.ANN,
                        false),
                    false)))
        .isEqualTo(
            "Can Bob cast a spell that says “Cast this spell only before blockers are declared.”"
                + " in the declare attackers step of the second combat phase of Ann’s turn?");
  }

  @Test
  void answers_are_short() {
    assertThat(WORDS.answer(new Answer.Truth(true))).isEqualTo("yes");
    assertThat(WORDS.answer(new Answer.APlayer(Optional.empty()))).isEqualTo("nobody");
    assertThat(WORDS.answer(new Answer.Players(List.of(TestBoards.BOB, TestBoards.CID))))
        .isEqualTo("Bob and Cid");
    assertThat(WORDS.answer(new Answer.Steps(List.of("beginningOfCombat", "endOfCombat"))))
        .isEqualTo("beginning of combat, end of combat");
    assertThat(
            WORDS.answer(
                new Answer.Attacks(
                    List.of(Attack.NONE, Attack.of(Map.of(TestBoards.GOBLIN, TestBoards.BOB))),
                    true)))
        .isEqualTo("No attack; Crazed Goblin → Bob");
  }
}
