package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.blocking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.mana.Color;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Removal;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.4: what removes a permanent from combat. */
class Rule506_4Test {
  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("506.4")
  void what_leaves_changes_controller_or_phases_out_is_removed() {
    removes(Removal.LEAVES_THE_BATTLEFIELD, new Change.Leaves());
    removes(Removal.CONTROLLER_CHANGES, new Change.ChangesController(id("bob")));
    removes(Removal.PHASES_OUT, new Change.PhasesOut());
    removes(Removal.BY_AN_EFFECT, new Change.RemovedFromCombat());
  }

  @Test
  @Applies("506.4")
  void so_is_an_attacker_that_regenerates_stops_being_a_creature_or_becomes_a_battle() {
    removes(Removal.REGENERATES, new Change.Regenerates());
    removes(Removal.STOPS_BEING_A_CREATURE, new Change.LosesType("Creature"));
    removes(Removal.BECOMES_A_BATTLE, new Change.GainsType("Battle"));
  }

  @Test
  @Applies("506.4")
  void a_blocker_is_removed_in_the_same_way() {
    for (Change change :
        List.of(new Change.Leaves(), new Change.Regenerates(), new Change.LosesType("creature"))) {
      Ruling ruling = ruling(board, attack, block("wall", "bears"), change("wall", change));
      assertThat(applying(ruling)).containsExactly("506.4 wall");
      assertThat(blocking(ruling)).isEmpty();
    }
  }

  @Test
  @DoesNotApply("506.4")
  void other_changes_remove_nothing() {
    for (Change change :
        List.of(
            new Change.ChangesController(id("ann")),
            new Change.GainsType("artifact"),
            new Change.LosesType("artifact"),
            new Change.BecomesColors(Set.of(Color.G)),
            new Change.BecomesPower(0),
            new Change.LosesAbility(Optional.empty()))) {
      Ruling ruling = ruling(board, attack, change("bears", change));
      assertThat(notApplying(ruling)).contains("506.4 bears");
      assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre > sage");
    }
  }

  @Test
  @DoesNotApply("506.4")
  void what_is_not_in_combat_cannot_be_removed_from_it() {
    Ruling ruling = ruling(board, attack, change("wall", new Change.RemovedFromCombat()));
    assertThat(notApplying(ruling)).containsExactly("506.4 wall");
  }

  @Test
  @DoesNotApply("506.4")
  void an_attacked_planeswalker_that_regenerates_stays_attacked() {
    Ruling ruling = ruling(board, attack, change("sage", new Change.Regenerates()));
    assertThat(attacking(ruling)).contains("ogre > sage");
  }

  @Test
  @Applies({"506.4", "506.4c"})
  void what_attacks_a_removed_planeswalker_or_battle_goes_on_attacking_nothing() {
    for (Change change :
        List.of(
            new Change.Leaves(),
            new Change.ChangesController(id("cat")),
            new Change.PhasesOut(),
            new Change.LosesType("planeswalker"))) {
      Ruling ruling = ruling(board, attack, change("sage", change));
      assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4c ogre sage");
      assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre >");
    }
    Ruling ruling =
        ruling(board, declare("bears", "siege"), change("siege", new Change.LosesType("battle")));
    assertThat(applying(ruling)).containsExactly("506.4 siege", "506.4c bears siege");
    assertThat(attacking(ruling)).containsExactly("bears >");
  }

  @Test
  @Applies({"506.4", "506.4c"})
  void a_battle_whose_protector_changes_is_removed_from_combat() {
    Ruling ruling =
        ruling(
            board,
            declare("bears", "siege"),
            change("siege", new Change.ChangesProtector(id("cat"))));
    assertThat(applying(ruling)).containsExactly("506.4 siege", "506.4c bears siege");
    assertThat(ruling.findings().getFirst().removal()).contains(Removal.PROTECTOR_CHANGES);
    assertThat(attacking(ruling)).containsExactly("bears >");
  }

  @Test
  @DoesNotApply({"506.4", "506.4c"})
  void a_battle_that_keeps_its_protector_stays_attacked() {
    Id protector = board.permanent(id("siege")).orElseThrow().protector().orElseThrow();
    Ruling ruling =
        ruling(
            board,
            declare("bears", "siege"),
            change("siege", new Change.ChangesProtector(protector)));
    assertThat(applying(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > siege");
  }

  @Test
  @DoesNotApply({"506.4", "506.4c"})
  void a_battle_whose_protector_changes_stayed_attacked_before_september2026() {
    Board then =
        Board.of(
            board.players().values(),
            board.activePlayer(),
            board.options().with(Set.of(Amendment.ENTERS_UNBLOCKED)),
            board.permanents().values(),
            board.effects(),
            board.turn(),
            board.chooser());
    Ruling ruling =
        ruling(
            then,
            declare("bears", "siege"),
            change("siege", new Change.ChangesProtector(id("cat"))));
    assertThat(applying(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > siege");
  }

  @Test
  @Applies("506.4")
  void what_is_attacked_is_removed_for_the_type_that_it_loses() {
    assertThat(removal(attack, change("sage", new Change.LosesType("planeswalker"))))
        .contains(Removal.STOPS_BEING_A_PLANESWALKER);
    assertThat(removal(declare("bears", "siege"), change("siege", new Change.LosesType("battle"))))
        .contains(Removal.STOPS_BEING_A_BATTLE);
    Move both = change("sage", new Change.GainsType("battle"));
    assertThat(removal(both, attack, change("sage", new Change.LosesType("battle"))))
        .contains(Removal.STOPS_BEING_A_BATTLE);
    Move fights = change("sage", new Change.GainsType("creature"));
    assertThat(removal(attack, fights, change("sage", new Change.LosesType("planeswalker"))))
        .contains(Removal.STOPS_BEING_A_PLANESWALKER);
  }

  @Test
  @Applies({"506.4", "506.4d"})
  void one_that_stops_being_both_is_removed() {
    Ruling ruling =
        afterBlocking(new Change.LosesType("creature"), new Change.LosesType("planeswalker"));
    assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4d sage", "506.4c ogre sage");
    assertThat(blocking(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre >");
  }

  private void removes(Removal why, Change change) {
    Ruling ruling = ruling(board, attack, change("bears", change));
    assertThat(attacking(ruling)).containsExactly("ogre > sage");
    assertThat(ruling.findings().getFirst())
        .isEqualTo(Finding.applies(ruling.findings().getFirst().rule(), List.of(id("bears")), why));
    assertThat(applying(ruling)).containsExactly("506.4 bears");
  }

  private Optional<Removal> removal(Move... moves) {
    return ruling(board, moves).findings().getFirst().removal();
  }

  /** Bob's planeswalker has become a creature as well and blocks while it is attacked. */
  private Ruling afterBlocking(Change... changes) {
    return ruling(
        board,
        attack,
        change("sage", new Change.GainsType("creature")),
        block("sage", "bears"),
        change("sage", changes));
  }
}
