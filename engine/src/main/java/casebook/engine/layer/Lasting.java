package casebook.engine.layer;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Mentions;

/** How long what a spell or ability does as it resolves lasts (611.2a), among what else it asks. */
final class Lasting {
  private Lasting() {}

  /** Whether a duration is said. */
  static boolean isSaid(Condition when) {
    return Mentions.mentions(when, Condition.Lasts.class::isInstance);
  }

  /** The duration alone: whatever else is asked was asked as the effect began (608.2h). */
  static Condition of(Condition when) {
    return switch (when) {
      case Condition.Lasts _ -> when;
      case Condition.Both(var all) -> new Condition.Both(all.stream().map(Lasting::of).toList());
      default -> Condition.ALWAYS;
    };
  }
}
