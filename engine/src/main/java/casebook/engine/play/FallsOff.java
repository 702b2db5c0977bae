package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.contradiction.Contradiction;
import casebook.engine.contradiction.Contradictions;
import casebook.engine.layer.Layers;
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
 */
final class FallsOff {
  private FallsOff() {}

  /**
   * The board without what falls off, every permanent worked out. What was attached so before the
   * move stays: that the case shows it is not this move's doing.
   */
  static Board after(Board before, Board worked) {
    Set<Id> already = wronglyAttached(before);
    Board now = worked;
    for (Set<Id> falling = falling(now, already);
        !falling.isEmpty();
        falling = falling(now, already)) {
      now = Layers.on(without(now, falling)).board();
    }
    return now;
  }

  private static Set<Id> falling(Board now, Set<Id> already) {
    Set<Id> falling = wronglyAttached(now);
    falling.removeAll(already);
    return falling;
  }

  private static Board without(Board board, Set<Id> falling) {
    var gone = new ArrayList<Id>();
    var unattached = new ArrayList<Permanent>();
    for (Id id : falling) {
      Permanent permanent = board.permanent(id).orElseThrow();
      if (permanent.own().characteristics().hasSubtype("aura")) {
        gone.add(id);
      } else {
        unattached.add(permanent.change().attachedTo(Optional.empty()).build());
      }
    }
    return board.withAll(unattached).without(gone);
  }

  private static Set<Id> wronglyAttached(Board board) {
    List<Contradiction> all = Contradictions.on(board);
    return all.stream()
        .filter(one ->
            !(one instanceof Contradiction.OtherController)
                && !(one instanceof Contradiction.NotDone)
                && !(one instanceof Contradiction.HasNoToughness))
        .map(Contradiction::permanent)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
