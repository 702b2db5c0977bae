package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * 611.2c, 608.2h: what a resolved spell does until end of turn, it does to the permanents that
 * there were, and as much as it did.
 */
class BegunEffectsTest {
  private static final Condition TURN = new Condition.Lasts(Duration.TURN);
  private static final Filter YOURS =
      new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));
  private static final Move CHANGES = change("ogre", new Change.ChangesController(id("ann")));
  private static final Effect HASTE =
      new Effect.Gives(YOURS, List.of(Ability.ofKeyword("haste")), TURN);

  private static Table bearsAndOgre(Effect... ofOgre) {
    return Table.annAndBob().creature("bears", "ann").creature("ogre", "bob", ofOgre);
  }

  private static Table newBearsAndOgre() {
    return Table.annAndBob()
        .creature("bears", "ann")
        .which(bears -> bears.since(Since.THIS_TURN))
        .creature("ogre", "bob");
  }

  private static boolean isLegal(Board board, Move... moves) {
    return ruling(board, moves).decidedBy().isEmpty();
  }

  @Test
  void what_changes_its_controller_later_does_not_gain_haste() {
    Board hasty = newBearsAndOgre().effect("spell", "ann", HASTE).board();
    assertThat(isLegal(hasty, CHANGES, declare("bears", "bob"))).isTrue();
    assertThat(isLegal(hasty, CHANGES, declare("ogre", "bob"))).isFalse();
  }

  @Test
  void an_emblem_goes_on_to_look_at_what_there_is() {
    var emblem = new Effect.Gives(YOURS, List.of(Ability.ofKeyword("haste")), Condition.ALWAYS);
    Board hasty = newBearsAndOgre().effect("emblem", "ann", emblem).board();
    assertThat(isLegal(hasty, CHANGES, declare("ogre", "bob"))).isTrue();
  }

  @Test
  void what_was_asked_as_it_resolved_is_not_asked_again() {
    Condition ogre = new Condition.Exists(new Filter.ControlledBy(Players.OPPONENT));
    var haste =
        new Effect.Gives(YOURS, List.of(Ability.ofKeyword("haste")), Condition.both(ogre, TURN));
    Board hasty = newBearsAndOgre().effect("spell", "ann", haste).board();
    Move leaves = change("ogre", new Change.Leaves());
    assertThat(isLegal(hasty, leaves, declare("bears", "bob"))).isTrue();
  }

  @Test
  void as_many_as_there_were_count_however_many_there_are_later() {
    var larger =
        new Effect.ModifiesPowerToughness(
            YOURS, new Amount.CountOf(Filter.CREATURE), Amount.of(0), TURN);
    Board board = bearsAndOgre().effect("spell", "ann", larger).board();
    Board now = after(board, change("ogre", new Change.Leaves()));
    assertThat(now.permanent(id("bears")).orElseThrow().characteristics().power())
        .isEqualTo(OptionalInt.of(4));
  }

  @Test
  void what_was_goaded_stays_so_whoever_controls_it() {
    var goad = new Effect.Goaded(new Filter.ControlledBy(Players.OPPONENT), TURN);
    Board goaded = bearsAndOgre().effect("spell", "bob", goad).board();
    Move hisAgain = change("bears", new Change.ChangesController(id("bob")));
    assertThat(after(goaded, hisAgain).permanent(id("bears")).orElseThrow().goadedBy())
        .containsExactly(id("bob"));
    assertThat(after(goaded, CHANGES).permanent(id("ogre")).orElseThrow().goadedBy()).isEmpty();
  }

  @Test
  void a_copy_stays_what_it_became_whatever_becomes_of_the_original() {
    var copy =
        new Effect.BecomesCopy(YOURS, new Filter.ControlledBy(Players.OPPONENT), List.of(), TURN);
    Board copied = bearsAndOgre(Table.keyword("defender")).effect("spell", "ann", copy).board();
    assertThat(isLegal(copied, declare("bears", "bob"))).isFalse();
    assertThat(isLegal(copied, change("ogre", new Change.Leaves()), declare("bears", "bob")))
        .isFalse();
  }

  @Test
  void control_that_was_given_of_what_was_untapped_does_not_end_as_it_taps() {
    var untapped = new Filter.Both(List.of(called("ogre"), new Filter.Not(new Filter.IsTapped())));
    var steal = new Effect.ChangesControl(untapped, Players.YOU, TURN);
    Board stolen =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .which(ogre -> ogre.owner(id("bob")))
            .effect("spell", "ann", steal)
            .board();
    Board after = after(stolen, change("ogre", new Change.Taps()));
    assertThat(after.permanent(id("ogre")).orElseThrow().controller()).isEqualTo(id("ann"));
  }

  @Test
  void goading_for_as_long_as_something_is_so_ends_when_it_is_not() {
    var goad =
        new Effect.Goaded(
            new Filter.ControlledBy(Players.OPPONENT),
            new Condition.Exists(new Filter.Both(List.of(called("ogre"), YOURS))));
    Board goaded = bearsAndOgre().effect("spell", "bob", goad).board();
    assertThat(after(goaded, change("ogre", new Change.Taps())).permanent(id("bears")))
        .hasValueSatisfying(bears -> assertThat(bears.goadedBy()).containsExactly(id("bob")));
    assertThat(after(goaded, change("ogre", new Change.Leaves())).permanent(id("bears")))
        .hasValueSatisfying(bears -> assertThat(bears.goadedBy()).isEmpty());
  }

  /** Detaining lasts until a turn of its player begins, and means no creature that comes later. */
  @Test
  void what_was_detained_stays_so_and_nothing_else_becomes_so() {
    var detain = new Effect.Detained(new Filter.ControlledBy(Players.OPPONENT));
    Board detained = bearsAndOgre(Table.keyword("haste")).effect("spell", "bob", detain).board();
    assertThat(isLegal(detained, CHANGES, declare("bears", "bob"))).isFalse();
    assertThat(isLegal(detained, CHANGES, declare("ogre", "bob"))).isTrue();
  }

  private static Filter called(String name) {
    return new Filter.Named(name);
  }
}
