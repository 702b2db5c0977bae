package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.contradiction.Contradiction;
import casebook.engine.contradiction.Contradictions;
import casebook.engine.move.Change;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.ruling.Finding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is attached to something that it can't be attached to any more, since a move took that away
 * or changed it: it becomes unattached (704.5n), and what is an Aura then still is put into its
 * owner's graveyard (704.5m); one with bestow is a creature again (702.103f).
 */
final class FallsOff {
  private FallsOff() {}

  /**
   * What falls off on a board after a move. What was attached wrongly before the move stays: that
   * the case shows it is not this move's doing.
   *
   * @return the board without what falls off, and what that does to combat (506.4)
   */
  static RemovesFromCombat by(Board before, Board left) {
    Set<Id> attached =
        before.phasedIn().stream()
            .filter(one -> one.attachedTo().isPresent())
            .map(Permanent::id)
            .collect(Collectors.toSet());
    var findings = new ArrayList<Finding>();
    if (attached.isEmpty()) {
      return new RemovesFromCombat(left, findings);
    }
    attached.removeAll(wronglyAttached(before));
    Board now = left;
    for (Set<Id> falling = falling(now, attached);
        !falling.isEmpty();
        falling = falling(now, attached)) {
      for (Id id : falling) {
        var removed = RemovesFromCombat.by(now, happening(now.permanent(id).orElseThrow()));
        if (!removed.after().combat().equals(now.combat())) {
          findings.addAll(removed.findings());
        }
        now = removed.after();
      }
    }
    return new RemovesFromCombat(now, findings);
  }

  /** What is attached to nothing, and still wrong, can only leave. */
  private static Happening happening(Permanent falling) {
    return falling.attachedTo().isPresent()
        ? new Happening(
            falling, Optional.of(falling.change().attachedTo(Optional.empty()).build()), List.of())
        : new Happening(falling, Optional.empty(), List.of(new Change.Leaves()));
  }

  private static Set<Id> falling(Board board, Set<Id> attached) {
    Set<Id> falling = wronglyAttached(board);
    falling.retainAll(attached);
    return falling;
  }

  private static Set<Id> wronglyAttached(Board board) {
    return Contradictions.on(board).stream()
        .filter(Contradiction.OfAttachment.class::isInstance)
        .map(Contradiction::permanent)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
