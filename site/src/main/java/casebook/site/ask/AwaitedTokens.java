package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import casebook.engine.ruling.UnreadText;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Scene;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tokens that abilities create as combat begins (507.1) and of which a question doesn't tell. One
 * of them may have to attack, or be one attacker too many.
 */
final class AwaitedTokens {
  private AwaitedTokens() {}

  /** What has to be asked back of a board, for what is asked. */
  static Set<String> questions(Board board, Scene scene, List<Asked> asked) {
    InForce inForce = InForce.on(board);
    boolean isCounted =
        inForce.effects().stream().anyMatch(one -> one.stated().effect() instanceof Effect.AtMost);
    boolean areNone =
        scene.parties().stream()
            .filter(party -> party.id().equals(board.activePlayer().value()))
            .anyMatch(party -> scene.absences().ofTypes(party).contains("token"));
    if (areNone || (!isCounted && asked.stream().noneMatch(AwaitedTokens::isOfAll))) {
      return Set.of();
    }
    return inForce.tokensNotListed().stream()
        .map(UnreadText::source)
        .flatMap(source -> source.permanent().flatMap(board::permanent).stream())
        .map(one -> one.characteristics().name())
        .map(name ->
            "What has become of the token that %s creates as combat begins? Tell what it is and that it came this turn, or that there is no token."
                .formatted(name))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether it is about all attackers, and not about some that are named. */
  private static boolean isOfAll(Asked asked) {
    return switch (asked) {
      case Asked.MustAttack(var _, var attack) -> attack.isAny() || attack.everything();
      case Asked.CanAttack(var _, var attack, boolean only) -> only || attack.everything();
      case Asked.HowMany _, Asked.Legal _ -> true;
      case Asked.Stopped _,
          Asked.AnyCanAttack _,
          Asked.Cost _,
          Asked.Triggers _,
          Asked.Defending _,
          Asked.StillAttacking _,
          Asked.AttackingNow _,
          Asked.Whom _ ->
          false;
    };
  }
}
