package casebook.engine.layer;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.meaning.Viewpoint;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Which permanents an effect goads or detains: what has resolved does so to those that were there
 * as it did (701.15a, 701.35a).
 */
public final class Designated {
  private Designated() {}

  /** The permanents that an effect of a sentence goads. */
  public static Set<Id> goaded(Held held, Effect.Goaded goad, Viewpoint view) {
    return by(held, goad, goad.who(), goad.when(), view);
  }

  /** The permanents that an effect of a sentence detains. */
  public static Set<Id> detained(Held held, Effect.Detained detained, Viewpoint view) {
    return by(held, detained, detained.who(), Condition.ALWAYS, view);
  }

  private static Set<Id> by(Held held, Effect effect, Filter who, Condition when, Viewpoint view) {
    Optional<Set<Id>> begun = Lasting.objects(held, effect, when, view);
    if (begun.isPresent()) {
      return begun.get();
    }
    var designated = new LinkedHashSet<Id>();
    if (view.holds(when)) {
      boolean all = Held.meansAll(who);
      for (Permanent permanent : view.matching(who)) {
        if (!all || !held.isBefore(permanent)) {
          designated.add(permanent.id());
        }
      }
    }
    return designated;
  }

  /**
   * The same as what is settled of what has resolved. What goads for as long as something is so
   * isn't: whether it still is, is asked again.
   */
  static Optional<Fixed> settled(Held held, Effect effect, Viewpoint view) {
    return switch (effect) {
      case Effect.Goaded goad
          when (goad.when().equals(Condition.ALWAYS) || Lasting.isSaid(goad.when()))
              && view.holds(Lasting.duration(goad.when())) ->
          Optional.of(Fixed.of(goaded(held, goad, view)));
      case Effect.Detained detained -> Optional.of(Fixed.of(detained(held, detained, view)));
      default -> Optional.empty();
    };
  }
}
