package casebook.engine.layer;

import casebook.engine.board.Begun.Sizes;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.meaning.Viewpoint;
import java.util.LinkedHashSet;
import java.util.Map;
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
    Optional<Set<Id>> begun =
        held.resolved().flatMap(resolved -> resolved.begun().of(effect)).map(Map::keySet);
    if (!view.holds(begun.isPresent() ? Lasting.of(when) : when)) {
      return Set.of();
    }
    var designated = new LinkedHashSet<Id>();
    for (Permanent permanent : view.board().phasedIn()) {
      boolean isMeant =
          begun.isPresent()
              ? begun.get().contains(permanent.id())
              : view.matches(who, permanent) && !(Held.meansAll(who) && held.isBefore(permanent));
      if (isMeant) {
        designated.add(permanent.id());
      }
    }
    return designated;
  }

  /** The same as what is settled of an effect of a spell or ability that resolved. */
  static Optional<Map<Id, Sizes>> settled(Held held, Effect effect, Viewpoint view) {
    Optional<Set<Id>> designated =
        switch (effect) {
          case Effect.Goaded goad when view.holds(Lasting.of(goad.when())) ->
              Optional.of(goaded(held, goad, view));
          case Effect.Detained detained -> Optional.of(detained(held, detained, view));
          default -> Optional.empty();
        };
    return designated.map(Sizes::none);
  }
}
