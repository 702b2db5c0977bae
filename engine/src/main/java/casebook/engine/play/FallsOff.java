package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.contradiction.Contradiction;
import casebook.engine.contradiction.Contradictions;
import casebook.engine.layer.Layers;
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
 * or changed it: an Aura is put into its owner's graveyard (704.5m), but for one with bestow, which
 * becomes unattached as an Equipment does (702.103f, 704.5n).
 *
 * @param after the board without what falls off
 * @param findings what that does to combat (506.4)
 */
record FallsOff(Board after, List<Finding> findings) {

  /**
   * What falls off on a board after a move. What was attached wrongly before the move stays: that
   * the case shows it is not this move's doing.
   */
  static FallsOff by(Board before, Board left) {
    Set<Id> already = wronglyAttached(before);
    var findings = new ArrayList<Finding>();
    Board now = left;
    for (Set<Id> falling = falling(now, already);
        !falling.isEmpty();
        falling = falling(now, already)) {
      for (Id id : falling) {
        Permanent permanent = now.permanent(id).orElseThrow();
        boolean isAura = permanent.own().characteristics().hasSubtype("aura");
        Happening happening =
            isAura
                ? new Happening(permanent, Optional.empty(), List.of(new Change.Leaves()))
                : new Happening(permanent, Optional.of(unattached(permanent)), List.of());
        var removed = RemovesFromCombat.by(now, happening);
        if (!removed.after().combat().equals(now.combat())) {
          findings.addAll(removed.findings());
        }
        now = removed.after();
      }
    }
    return new FallsOff(now, findings);
  }

  private static Permanent unattached(Permanent permanent) {
    return permanent.change().attachedTo(Optional.empty()).build();
  }

  private static Set<Id> falling(Board board, Set<Id> already) {
    Set<Id> falling = wronglyAttached(Layers.on(board).board());
    falling.removeAll(already);
    return falling;
  }

  private static Set<Id> wronglyAttached(Board board) {
    return Contradictions.on(board).stream()
        .filter(one ->
            !(one instanceof Contradiction.OtherController)
                && !(one instanceof Contradiction.NotDone)
                && !(one instanceof Contradiction.HasNoToughness))
        .map(Contradiction::permanent)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
