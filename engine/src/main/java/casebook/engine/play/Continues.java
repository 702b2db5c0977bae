package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Held;
import casebook.engine.layer.Held.Origin;
import casebook.engine.layer.Worked;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What static abilities do is over when their object leaves the battlefield (611.3b), unless they
 * say that it continues until end of turn.
 */
final class Continues {
  private Continues() {}

  /**
   * A board with what continues of the permanents that have left.
   *
   * @param before what abilities did before the move
   * @param from where they were still on the battlefield
   */
  static Board after(Worked before, Board from, Board after) {
    var effects = new ArrayList<EffectInForce>();
    for (Held held : before.sentences()) {
      held.object()
          .filter(_ -> held.effects().contains(new Effect.Continues()))
          .filter(id -> from.permanent(id).isPresent() && after.permanent(id).isEmpty())
          .ifPresent(id -> effects.add(left(before, id)));
    }
    return effects.isEmpty() ? after : after.and(effects);
  }

  private static EffectInForce left(Worked before, Id id) {
    Permanent object = before.board().permanent(id).orElseThrow();
    List<Ability> abilities =
        before.sentences().stream()
            .filter(one -> one.origin() == Origin.OWN && one.object().equals(Optional.of(id)))
            .filter(one -> !one.effects().contains(new Effect.Continues()))
            .map(Held::ability)
            .filter(ability -> ability.frame() == Frame.STATIC)
            .toList();
    return new EffectInForce(
            object.characteristics().name(),
            Optional.empty(),
            Optional.of(object.controller()),
            abilities,
            Set.of(),
            object.chosen())
        .at(object.timestamp());
  }
}
