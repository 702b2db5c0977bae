package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Whom;
import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Move;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Attacks where all that isn't known can only restrict creatures: sentences that can't be read to
 * their end, and triggered abilities of which it isn't told what they did. Where those creatures
 * can't attack at all, fewer attacks are possible than in truth, and where nothing restricts them
 * more. An attack that obeys too few requirements (508.1d) among the fewer does so among the more,
 * and one that obeys enough among the more does so among the fewer, if it is one of them.
 */
public final class ThoughRestricted {
  private static final Optional<RuleNumber> TOO_FEW = Optional.of(Rule508_1d.NUMBER);

  private ThoughRestricted() {}

  /** The outcome, sure of its verdict where that is the same whatever is restricted. */
  public static Outcome of(Board board, Outcome first, Function<Board, Outcome> judged) {
    if (!(first instanceof Outcome.Ruled(var ruling, var after)) || !mayBeSure(ruling)) {
      return first;
    }
    Board restricted = board;
    for (UnreadText text : ruling.unread()) {
      Optional<Board> more = restricting(restricted, text);
      if (more.isEmpty()) {
        return first;
      }
      restricted = more.get();
    }
    return judged.apply(restricted) instanceof Outcome.Ruled(var other, var _)
            && ruling.provisional().equals(Optional.of(other.verdict()))
            && other.decidedBy().equals(ruling.decidedBy())
        ? new Outcome.Ruled(sure(ruling, other), after)
        : first;
  }

  /** Whether nothing but what isn't known keeps an attack from being legal, or one of too few. */
  private static boolean mayBeSure(Ruling ruling) {
    return ruling.move() instanceof Move.DeclareAttackers
        && ruling.verdict() == Verdict.UNDETERMINED
        && (ruling.decidedBy().isEmpty() || ruling.decidedBy().equals(TOO_FEW))
        && ruling.orders().isEmpty()
        && !ruling.unread().isEmpty();
  }

  /** The ruling with as many requirements as can be obeyed in any case. */
  private static Ruling sure(Ruling ruling, Ruling restricted) {
    return maximum(ruling).equals(maximum(restricted))
        ? ruling.whateverIsOpen()
        : restricted
            .withDeclaration(
                restricted.requirements().map(Requirements::withoutExcuses),
                Optional.empty(),
                NearestAttacks.NONE,
                restricted.costs())
            .besideUnread(ruling.unread())
            .withAccounting(ruling.accounting());
  }

  private static Optional<Integer> maximum(Ruling ruling) {
    return ruling.requirements().map(Requirements::maximum);
  }

  /** The board on which a text restricts as much as it can, if it can only restrict. */
  private static Optional<Board> restricting(Board board, UnreadText text) {
    Optional<Permanent> of = text.source().permanent().flatMap(board::permanent);
    return switch (text.why()) {
      case Because.ResultNotListed _ ->
          of.filter(
                  one -> one.abilities().stream().anyMatch(ability -> isRestriction(ability, text)))
              .map(one -> board.and(List.of(cantAttack(one))));
      case Because.CantBeRead _ -> of.flatMap(one -> restricting(board, one, text));
      default -> Optional.empty();
    };
  }

  private static Optional<Board> restricting(Board board, Permanent of, UnreadText text) {
    var abilities = new ArrayList<Ability>();
    boolean isFound = false;
    for (Ability ability : of.abilities()) {
      boolean isMeant =
          ability.meaning() instanceof Meaning.Unread && ability.text().equals(text.text());
      List<Effect> most = ability.effectsWithOpen();
      if (isMeant
          && (most.isEmpty() || !most.stream().allMatch(Effect.CantAttack.class::isInstance))) {
        return Optional.empty();
      }
      isFound |= isMeant;
      abilities.add(
          isMeant ? new Ability(ability.text(), ability.frame(), new Meaning.Read(most)) : ability);
    }
    return isFound
        ? Optional.of(board.with(of.change().abilities(abilities).build()))
        : Optional.empty();
  }

  /** Whether it is an ability that can have done nothing but restrict the creature that has it. */
  private static boolean isRestriction(Ability ability, UnreadText text) {
    List<Effect> effects = ability.effectsWithOpen();
    return Settled.plain(text.text()).equals(ability.text())
        && !effects.isEmpty()
        && effects.stream()
            .allMatch(effect ->
                effect instanceof Effect.Trigger
                    || effect instanceof Effect.CantAttack(Filter.Self(), _, _));
  }

  private static EffectInForce cantAttack(Permanent creature) {
    var never = new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);
    var ability = new Ability("", Ability.Frame.STATIC, new Meaning.Read(List.of(never)));
    return new EffectInForce(
        creature.characteristics().name(),
        Optional.of(creature.id()),
        Optional.of(creature.controller()),
        List.of(ability),
        Set.of(),
        creature.chosen());
  }
}
