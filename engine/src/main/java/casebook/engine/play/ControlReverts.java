package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Held;
import casebook.engine.layer.Lasting;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.Viewpoint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whose a permanent is when an effect is over that gave control of it to another player (611.2a,
 * 611.3a). A case says who controls it now; that its owner doesn't is what such an effect made of
 * it, so that its owner controls it again (110.2).
 */
final class ControlReverts {
  private ControlReverts() {}

  /**
   * The board with those permanents under their owners' control that a control effect gave away
   * before a move, and none does any more.
   */
  static Board after(Worked before, Board left) {
    Set<Id> over = given(before);
    over.removeIf(id -> left.permanent(id).filter(ControlReverts::isAnothers).isEmpty());
    if (over.isEmpty()) {
      return left;
    }
    over.removeAll(given(before.on(left)));
    List<Permanent> reverting = new ArrayList<>();
    for (Id id : over) {
      Permanent permanent = left.permanent(id).orElseThrow();
      if (left.player(permanent.owner()).inGame()) {
        reverting.add(Changed.controlledBy(permanent, permanent.owner()));
      }
    }
    return reverting.isEmpty() ? left : left.withAll(reverting);
  }

  /** Whether its controller stands on the board as such, and isn't its owner. */
  private static boolean isAnothers(Permanent permanent) {
    return !permanent.own().controller().equals(permanent.owner())
        && permanent.now().controller().isEmpty();
  }

  /** The permanents that effects say who controls. */
  private static Set<Id> given(Worked worked) {
    var given = new HashSet<Id>();
    for (Held held : worked.sentences()) {
      for (Effect effect : held.effects()) {
        if (effect instanceof Effect.ChangesControl(var who, _, var when)) {
          Viewpoint view = held.view(worked.board(), worked.keywords());
          Optional<Set<Id>> begun = Lasting.objects(held, effect, when, view);
          if (begun.isPresent()) {
            given.addAll(begun.get());
          } else if (view.holds(when)) {
            view.matching(who).forEach(permanent -> given.add(permanent.id()));
          }
        }
      }
    }
    return given;
  }
}
