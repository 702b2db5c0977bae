package casebook.engine.play;

import casebook.engine.board.Begun.Sizes;
import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Held;
import casebook.engine.layer.Worked;
import casebook.engine.move.Move;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Once something changes, what resolved spells and abilities do for a while stays what it was: they
 * began before, with the objects and the values that they then had (611.2c, 608.2h).
 */
final class Begins {
  private Begins() {}

  /** The board after a move that may change permanents, where what began before it is settled. */
  static Board before(Move move, Worked worked, Board after) {
    boolean changed = changes(move) && !after.equals(worked.board());
    return changed && !after.effects().isEmpty() ? settled(worked, after) : after;
  }

  private static Board settled(Worked before, Board after) {
    var known = new IdentityHashMap<EffectInForce, Map<Effect, Map<Id, Sizes>>>();
    for (Held held : before.sentences()) {
      if (held.resolved().isPresent() && before.begun().containsKey(held.identity())) {
        known
            .computeIfAbsent(held.resolved().get(), _ -> new HashMap<>())
            .putAll(before.begun().get(held.identity()));
      }
    }
    if (known.isEmpty()) {
      return after;
    }
    List<EffectInForce> effects =
        after.effects().stream()
            .map(effect -> effect.begun(known.getOrDefault(effect, Map.of())))
            .toList();
    return after.withEffects(effects);
  }

  /** Whether a move may change what permanents are, and not only the stage of combat. */
  private static boolean changes(Move move) {
    return switch (move) {
      case Move.ChangePermanent _, Move.PutAttacking _, Move.PutBlocking _, Move.PlayerLeaves _ ->
          true;
      case Move.DeclareAttackers _,
          Move.BeginCombat _,
          Move.BecomeAttacking _,
          Move.DeclareBlockers _,
          Move.Reselect _,
          Move.EndCombat _,
          Move.Ask _ ->
          false;
    };
  }
}
