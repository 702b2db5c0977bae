package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.force.InForce;
import casebook.engine.ruling.MissingTokens;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Scene;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tokens that abilities create as combat begins (507.1) and of which a question doesn't tell. One
 * of them may have to attack, or be one attacker too many.
 */
final class AwaitedTokens {
  private AwaitedTokens() {}

  /** "The token it made": what that is, and whose, the words don't say. */
  private static final Pattern MADE =
      Pattern.compile(
          "\\b(the|that|its|a|an|both|two|new) [a-z]{1,20} (it|he|she|they)( has| have| just)?"
              + " (made|makes|created|creates)\\b");

  /**
   * What has to be asked back of a token of which it is told that something made it.
   *
   * @param question the question as it was asked
   */
  static Optional<String> ofMade(String question) {
    return MADE.matcher(question.toLowerCase(Locale.ROOT)).find()
        ? Optional.of(
            "What is it that was made: a token of which size and types, with which abilities such as haste, and who controls it?")
        : Optional.empty();
  }

  /**
   * Of a new token without haste, beside what creates one as combat begins, it isn't known whether
   * it is that one.
   */
  private static boolean isNewToken(Permanent one, Board board, InForce inForce) {
    return one.token()
        && one.since() == Since.THIS_TURN
        && one.controller().equals(board.activePlayer())
        && !inForce.has(one.id(), "haste");
  }

  /**
   * What has to be asked back of a board, for what is asked.
   *
   * @param tree the board as a case
   * @param isSame whether the answers are the same on another board
   */
  static Set<String> questions(
      ObjectNode tree, Board board, Scene scene, List<Asked> asked, Predicate<ObjectNode> isSame) {
    InForce inForce = InForce.on(board);
    Optional<String> creator = creator(board);
    boolean isNew =
        board.permanents().values().stream().anyMatch(one -> isNewToken(one, board, inForce));
    if (creator.isPresent() && isNew) {
      return Set.of(
          "Was the new token created by %s as combat began? Then tell what it has, such as haste."
              .formatted(creator.get()));
    }
    if (!bear(board, inForce, scene, asked)) {
      return Set.of();
    }
    List<ObjectNode> withTokens = TokensMade.with(tree, board, inForce);
    if (!withTokens.isEmpty() && withTokens.stream().allMatch(isSame)) {
      return Set.of();
    }
    return inForce.missingTokens().stream()
        .map(MissingTokens::source)
        .flatMap(source -> source.permanent().flatMap(board::permanent).stream())
        .map(one -> one.characteristics().name())
        .map(name ->
            "What has become of the token that %s creates as combat begins? Tell what it is and that it came this turn, or that there is no token."
                .formatted(name))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether tokens are awaited, and a question is one that they may bear on. */
  private static boolean bear(Board board, InForce inForce, Scene scene, List<Asked> asked) {
    boolean isCounted =
        inForce.effects().stream().anyMatch(one -> one.stated().effect() instanceof Effect.AtMost);
    boolean areNone =
        scene.parties().stream()
            .filter(party -> party.id().equals(board.activePlayer().value()))
            .anyMatch(party -> scene.absences().ofTypes(party).contains("token"));
    return !areNone
        && (isCounted || asked.stream().anyMatch(AwaitedTokens::isOfAll))
        && !inForce.missingTokens().isEmpty();
  }

  /** What an answer adds that is the same with the tokens and without them. */
  static Optional<String> note(Board board, Scene scene, List<Asked> asked) {
    InForce inForce = InForce.on(board);
    return bear(board, inForce, scene, asked)
        ? Optional.of(
            "With the token that "
                + TokensMade.names(board, inForce)
                + " creates as combat begins, which isn’t counted here, the answer is the same: with a small or a large one, one that has haste and one that has to attack.")
        : Optional.empty();
  }

  /** What the active player controls that creates tokens as combat begins. */
  private static Optional<String> creator(Board board) {
    return board.permanents().values().stream()
        .filter(one -> one.controller().equals(board.activePlayer()))
        .filter(one ->
            one.abilities().stream()
                .flatMap(ability -> ability.effects().stream())
                .anyMatch(effect ->
                    effect
                            instanceof
                            Effect.Trigger(TriggerEvent.CombatBegins(var _, var of, _), var _)
                        && Mentions.mentions(of, new Filter.IsToken())))
        .map(one -> one.characteristics().name())
        .findFirst();
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
