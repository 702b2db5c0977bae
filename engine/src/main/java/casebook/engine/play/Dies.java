package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.layer.Worked;
import casebook.engine.move.Change;
import casebook.engine.rule506.Rule506_4;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Removal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Creatures whose toughness is 0 or less after a move are put into their owners' graveyards before
 * anybody can act (704.5f), and so leave combat (506.4). What had no toughness before the move
 * stays: that the case shows it is not this move's doing.
 */
final class Dies {
  private Dies() {}

  /** The board without them, and what that does to combat. */
  static RemovesFromCombat by(Worked before, Board left) {
    var findings = new ArrayList<Finding>();
    Board now = left;
    for (Set<Id> dying = dying(before, now); !dying.isEmpty(); dying = dying(before, now)) {
      for (Id id : dying) {
        Permanent one = now.permanent(id).orElseThrow();
        var removed =
            RemovesFromCombat.by(
                now, new Happening(one, Optional.empty(), List.of(new Change.Leaves())));
        removed.findings().stream()
            .map(finding ->
                finding.rule().equals(Rule506_4.NUMBER) ? finding.by(Removal.DIES) : finding)
            .forEach(findings::add);
        now = removed.after();
      }
    }
    return new RemovesFromCombat(now, findings);
  }

  private static Set<Id> dying(Worked before, Board now) {
    var dying = new LinkedHashSet<Id>();
    for (Permanent one : before.on(now).board().phasedIn()) {
      boolean hadNone =
          before
              .board()
              .permanent(one.id())
              .map(Dies::toughness)
              .filter(toughness -> toughness.isPresent() && toughness.getAsInt() <= 0)
              .isPresent();
      OptionalInt toughness = toughness(one);
      if (!hadNone && toughness.isPresent() && toughness.getAsInt() <= 0) {
        dying.add(one.id());
      }
    }
    return dying;
  }

  /** The toughness of a creature; nothing for what is no creature. */
  private static OptionalInt toughness(Permanent permanent) {
    return permanent.isCreature() ? permanent.characteristics().toughness() : OptionalInt.empty();
  }
}
