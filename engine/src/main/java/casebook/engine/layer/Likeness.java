package casebook.engine.layer;

import casebook.engine.board.Begun;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which parts of a layer apply to the same and do the same, whatever the stage: effects of what has
 * resolved that say the same from the same viewpoint. Each is known by the first that is like it.
 */
final class Likeness {
  private Likeness() {}

  /** What makes parts alike. */
  private record Sayings(
      Effect effect,
      Optional<Id> self,
      Optional<Id> you,
      Set<Id> affected,
      Chosen chosen,
      Optional<Set<Id>> started,
      Optional<Begun.Fixed> begun,
      boolean isOver) {}

  /** For each part, the place of the first that is like it. */
  static int[] among(List<Part> parts, Map<Part.Key, Set<Id>> started, Stage stage) {
    var first = new HashMap<Sayings, Integer>();
    int[] like = new int[parts.size()];
    for (int place = 0; place < like.length; place++) {
      Part part = parts.get(place);
      Optional<EffectInForce> resolved = part.held().resolved();
      like[place] =
          resolved.isEmpty()
              ? place
              : first.merge(
                  sayings(part, resolved.get(), started, stage), place, (known, _) -> known);
    }
    return like;
  }

  private static Sayings sayings(
      Part part, EffectInForce resolved, Map<Part.Key, Set<Id>> started, Stage stage) {
    return new Sayings(
        part.effect(),
        resolved.permanent(),
        resolved.controller(),
        resolved.affects(),
        resolved.chosen(),
        Optional.ofNullable(started.get(part.key())),
        resolved.begun().of(part.effect()),
        stage.isOver(part));
  }
}
