package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.gains;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Since;
import casebook.engine.effect.Effect;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.ImpossibleMove;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What several changes make of a permanent. */
class ChangesTest {
  private final Board board = Tables.twoAttackers().board();

  @Test
  void a_keyword_that_is_lost_is_lost_until_it_is_gained_again() {
    Board swift =
        Table.annAndBob()
            .creature("bears", "ann", keyword("haste"))
            .which(bears -> bears.since(Since.THIS_TURN))
            .board();
    Move loses = change("bears", new Change.LosesAbility(Optional.of("haste")));
    Move regains = change("bears", gains(keyword("haste")));
    assertThat(ruling(swift, declare("bears", "bob")).decidedBy()).isEmpty();
    assertThat(ruling(swift, loses, declare("bears", "bob")).decidedBy()).isPresent();
    assertThat(ruling(swift, loses, regains, declare("bears", "bob")).decidedBy()).isEmpty();
  }

  @Test
  void changes_add_up() {
    Move changes =
        change(
            "bears",
            new Change.HasCounters(Map.of("+1/+1", 2)),
            new Change.GoadedBy(Set.of(id("bob"))));
    assertThat(ruling(board, changes, declare("ogre", "bob")).decidedBy())
        .map(Object::toString)
        .contains("508.1d");
  }

  @Test
  void nothing_happens_to_what_is_not_there() {
    assertThat(impossible(board, change("bears", new Change.Leaves()), change("bears")))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("bears")));
    assertThat(impossible(board, change("bears", new Change.PhasesOut()), change("bears")))
        .isEqualTo(new ImpossibleMove.IsPhasedOut(id("bears")));
    assertThat(impossible(board, leavesGame("bob"), leavesGame("bob")))
        .isEqualTo(new ImpossibleMove.NotInTheGame(id("bob")));
  }

  @Test
  void an_aura_does_not_come_to_enchant_what_it_can_not() {
    Board enchanted =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .land("forest", "ann")
            .enchantment("pacifism", "bob", new Effect.Keyword("enchant", Optional.of("creature")))
            .being(is -> is.withSubtypes(Set.of("aura")))
            .which(aura -> aura.attachedTo(Optional.of(id("bears"))))
            .board();
    Move toOgre = change("pacifism", new Change.AttachedTo(Optional.of(id("ogre"))));
    Move toForest = change("pacifism", new Change.AttachedTo(Optional.of(id("forest"))));
    assertThat(ruling(enchanted, toOgre).decidedBy()).isEmpty();
    assertThat(impossible(enchanted, toForest))
        .isEqualTo(new ImpossibleMove.CantBeAttached(id("pacifism"), id("forest")));
  }
}
