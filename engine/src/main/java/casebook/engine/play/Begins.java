package casebook.engine.play;

import casebook.engine.board.Begun.Fixed;
import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
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
 * began before, with the objects and the values that they then had (611.2c, 608.2h). Where any
 * order isn't told that makes a difference (613.7), nothing is fixed.
 */
final class Begins {
  private Begins() {}

  /** The board after a move that may change permanents, where what began before it is settled. */
  static Board after(Move move, Worked worked, Board after) {
    boolean isSure = worked.board().precedences().isEmpty();
    boolean changed = isSure && changes(move) && !after.equals(worked.board());
    return changed && !after.effects().isEmpty() ? settled(worked, after) : after;
  }

  private static Board settled(Worked before, Board after) {
    var known = new IdentityHashMap<EffectInForce, Map<Effect, Fixed>>();
    for (Held held : before.sentences()) {
      if (held.resolved().isPresent() && before.resolved().containsKey(held.identity())) {
        known
            .computeIfAbsent(held.resolved().get(), _ -> new HashMap<>())
            .putAll(before.resolved().get(held.identity()));
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

  /**
   * Whether a move may change what permanents are. That creatures attack or block, and are tapped
   * for it, settles nothing: what a case lists for attacking creatures may mean those.
   */
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
