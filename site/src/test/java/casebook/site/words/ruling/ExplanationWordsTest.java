package casebook.site.words.ruling;

import static casebook.site.words.TestBoards.ARBITER;
import static casebook.site.words.TestBoards.BEARS;
import static casebook.site.words.TestBoards.BEARS_2;
import static casebook.site.words.TestBoards.BOB;
import static casebook.site.words.TestBoards.GOBLIN;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Explanation.Blocked;
import casebook.engine.ruling.Explanation.Conflict;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Obstacle;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.words.TestBoards;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExplanationWordsTest {
  private static final Names NAMES = Names.on(TestBoards.board());
  private static final ExplanationWords WORDS = new ExplanationWords(NAMES);

  private static Stated stated(Source source) {
    return new Stated(
        source, "", new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS));
  }

  private static RequirementItem item(Id creature, Source source, Id... targets) {
    return new RequirementItem(
        Optional.of(creature), stated(source), Set.of(targets), false, 1, false, Optional.empty());
  }

  private static Blocked blocked(Id creature) {
    return new Blocked(
        item(creature, Source.of(creature), BOB),
        List.of(new Obstacle.Restricted(creature, BOB, List.of(stated(Source.of(ARBITER))))));
  }

  @Test
  void what_differs_only_in_the_creature_is_one_sentence() {
    var explanation =
        new Explanation(
            Optional.empty(),
            List.of(blocked(BEARS), blocked(GOBLIN), blocked(BEARS_2)),
            Optional.empty(),
            new LinkedHashMap<>());
    assertThat(WORDS.everyBlocked(explanation))
        .containsExactly(
            "Not obeyed by that attack: Grizzly Bears #1, Grizzly Bears #2 and Crazed"
                + " Goblin must attack Bob (each by its own text); one of them attacking Bob would disobey"
                + " Silent Arbiter (508.1c).");
    assertThat(WORDS.blocked(explanation)).isEqualTo(WORDS.everyBlocked(explanation));
  }

  @Test
  void one_thing_is_enough_by_itself() {
    assertThat(
            WORDS.sentence(new Conflict(List.of(), List.of(item(GOBLIN, Source.of(GOBLIN), BOB)))))
        .startsWith("Enough by itself to make it illegal: Crazed Goblin");
  }

  @Test
  void who_goads_may_be_the_only_one_to_attack() {
    var goaded = item(BEARS, new Source("bob", Optional.empty()));
    assertThat(new RequirementWords(NAMES).demand(goaded))
        .isEqualTo("Grizzly Bears #1 must attack somebody other than Bob");
  }

  @Test
  void a_board_that_is_too_large_is_not_called_against_the_rules() {
    var move = Move.DeclareAttackers.of(Attack.NONE);
    assertThat(new ImpossibleMoveWords(NAMES).sentence(move, new ImpossibleMove.TooLarge(60)))
        .isEqualTo(
            "This board can't be settled exactly here, as 60 creatures depend on each other in too"
                + " many ways; that is no ruling on what may be declared.");
  }
}
