package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.3: only creatures attack or block. */
class Rule506_3Test {
  private final Board board = Tables.oneAttackerAtMost().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies({"506.3", "506.3a"})
  void a_noncreature_enters_but_never_attacks() {
    Permanent relic = typed("artifact");
    Ruling ruling = ruling(board, begin(), put(relic, "bob"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(applying(ruling)).containsExactly("506.3a token");
    assertThat(attacking(ruling)).isEmpty();
    assertThat(applying(ruling(board, begin(), put(relic, "bob"), change("token", taps()))))
        .isEmpty();
    assertThat(applying(ruling(board, declare(), state("grove", "bob"))))
        .containsExactly("506.3 grove");
  }

  @Test
  @DoesNotApply("506.3")
  void a_creature_can_attack() {
    assertThat(notApplying(ruling(board, declare(), state("bears", "bob"))))
        .contains("506.3 bears");
  }

  private Permanent typed(String... types) {
    return token.change().characteristics(token.characteristics().withTypes(Set.of(types))).build();
  }

  private static Change taps() {
    return new Change.Taps();
  }
}
