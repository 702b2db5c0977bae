package casebook.engine.layer;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.meaning.Viewpoint;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** What a spell or ability does for a while as it resolves (611.2a), among what else it asks. */
public final class Lasting {
  private Lasting() {}

  /**
   * The objects on the battlefield of an effect that has begun and whose duration isn't over
   * (611.2c); none where nothing of it is fixed.
   */
  public static Optional<Set<Id>> objects(
      Held held, Effect effect, Condition when, Viewpoint view) {
    return held.begun(effect)
        .map(fixed -> view.holds(duration(when)) ? there(fixed, view) : Set.of());
  }

  private static Set<Id> there(Fixed fixed, Viewpoint view) {
    var there = new LinkedHashSet<>(fixed.objects());
    there.removeIf(object -> view.board().permanent(object).isEmpty());
    return there;
  }

  /** Whether a duration is said. */
  static boolean isSaid(Condition when) {
    return switch (when) {
      case Condition.Lasts _ -> true;
      case Condition.Both(var all) -> all.stream().anyMatch(Lasting::isSaid);
      default -> false;
    };
  }

  /** The duration alone: whatever else is asked was asked as the effect began (608.2h). */
  static Condition duration(Condition when) {
    return switch (when) {
      case Condition.Lasts _ -> when;
      case Condition.Both(var all) ->
          new Condition.Both(all.stream().map(Lasting::duration).toList());
      default -> Condition.ALWAYS;
    };
  }
}
