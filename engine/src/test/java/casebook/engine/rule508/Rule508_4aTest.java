package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putSpecified;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.stateSpecified;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.4a: a creature put attacking what is gone or no defending player's. */
class Rule508_4aTest {
  private final Board board = Tables.battleOfAnother().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("508.4a")
  void a_planeswalker_out_of_range_is_not_attacked_by_what_enters_either() {
    Board far = Table.of("ann", "bob", "cat", "dan").range(1).planeswalker("oracle", "cat").board();
    assertThat(applying(ruling(far, declare(), putSpecified(aCreature("imp", "ann"), "oracle"))))
        .contains("508.4a imp");
  }

  @Test
  @Applies("508.4a")
  @DoesNotApply("506.3c")
  void what_the_effect_named_may_be_no_defending_players_any_more() {
    Ruling controlled =
        ruling(
            board,
            declare(),
            change("sage", new Change.ChangesController(id("ann"))),
            putSpecified(token, "sage"));
    assertThat(applying(controlled)).containsExactly("508.4a token");
    assertThat(notApplying(controlled)).contains("506.3c token");
    Ruling protectedBy =
        ruling(
            board,
            declare(),
            change("siege", new Change.ChangesProtector(id("ann"))),
            putSpecified(token, "siege"));
    assertThat(applying(protectedBy)).containsExactly("508.4a token");
    assertThat(attacking(protectedBy)).isEmpty();
  }

  /** The rule doesn't ask who names what the creature would attack, since April 2026. */
  @Test
  @Applies("508.4a")
  void what_its_controller_chose_may_be_no_defending_players_any_more() {
    for (Move change :
        List.of(
            change("sage", new Change.ChangesController(id("ann"))),
            change("sage", new Change.LosesType("planeswalker")))) {
      Ruling ruling = ruling(board, declare(), change, put(token, "sage"));
      assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(applying(ruling)).contains("508.4a token");
      assertThat(attacking(ruling)).isEmpty();
    }
    Ruling protectedBy =
        ruling(
            board,
            declare(),
            change("siege", new Change.ChangesProtector(id("ann"))),
            put(token, "siege"));
    assertThat(applying(protectedBy)).containsExactly("508.4a token");
  }

  /** It speaks of what is no longer so; what never was a defending player's is no choice. */
  @Test
  @DoesNotApply("508.4a")
  void what_nobody_could_attack_is_no_choice_and_what_can_be_attacked_again_is_one() {
    Ruling never = ruling(board, declare(), put(token, "grove"));
    assertThat(never.decidedBy()).contains(RuleNumber.parse("508.4"));
    Ruling again =
        ruling(
            board,
            declare(),
            change("sage", new Change.ChangesController(id("ann"))),
            change("sage", new Change.ChangesController(id("bob"))),
            put(token, "sage"));
    assertThat(attacking(again)).containsExactly("token > sage");
  }

  @Test
  @Applies({"508.4a", "508.4b", "506.3c"})
  void a_planeswalker_that_is_phased_out_is_not_there() {
    Move phasesOut = change("sage", new Change.PhasesOut());
    assertThat(applying(ruling(board, declare(), phasesOut, putSpecified(token, "sage"))))
        .containsExactly("506.3c token", "508.4a token");
    assertThat(applying(ruling(board, declare(), phasesOut, stateSpecified("bears", "sage"))))
        .containsExactly("508.4b bears");
    assertThat(applying(ruling(board, declare(), phasesOut, put(token, "sage"))))
        .containsExactly("506.3c token", "508.4a token");
    assertThat(
            ruling(board, declare("bears", "bob"), phasesOut, reselect("bears", "sage"))
                .decidedBy())
        .map(Object::toString)
        .contains("508.7c");
  }
}
