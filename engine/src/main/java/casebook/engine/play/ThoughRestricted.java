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
import casebook.engine.force.Required;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
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
 * An attack that obeys too few requirements (508.1d), where triggered abilities of which it isn't
 * told what they did can only have restricted their own creatures. If it obeys too few although
 * those can't attack at all, then it does so too where they can: each attack that is possible with
 * the restriction is possible without it and obeys as many, as long as every requirement is one of
 * every attack.
 */
public final class ThoughRestricted {
  private static final Optional<RuleNumber> TOO_FEW = Optional.of(Rule508_1d.NUMBER);

  private ThoughRestricted() {}

  /** The outcome, sure of its verdict where the attack is illegal whatever was restricted. */
  public static Outcome of(Board board, Outcome first, Function<Board, Outcome> judged) {
    if (!(first instanceof Outcome.Ruled(var ruling, var after)) || !isTooFew(ruling)) {
      return first;
    }
    var restrictions = new ArrayList<EffectInForce>();
    for (UnreadText text : ruling.unread()) {
      Optional<EffectInForce> most = restriction(board, text);
      if (most.isEmpty()) {
        return first;
      }
      restrictions.add(most.get());
    }
    return areUnconditional(board)
            && judged.apply(board.and(restrictions)) instanceof Outcome.Ruled(var other, var _)
            && other.verdict() == Verdict.ILLEGAL
            && other.decidedBy().equals(TOO_FEW)
        ? new Outcome.Ruled(sure(ruling, other), after)
        : first;
  }

  private static boolean areUnconditional(Board board) {
    return GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElse(List.of()))
        .required()
        .stream()
        .allMatch(Required::isUnconditional);
  }

  /** The ruling with as many requirements as can be obeyed in any case. */
  private static Ruling sure(Ruling ruling, Ruling restricted) {
    return restricted
        .withDeclaration(
            restricted.requirements().map(Requirements::withoutExcuses),
            Optional.empty(),
            NearestAttacks.NONE,
            restricted.costs())
        .besideUnread(ruling.unread())
        .withAccounting(ruling.accounting());
  }

  private static boolean isTooFew(Ruling ruling) {
    return ruling.verdict() == Verdict.UNDETERMINED
        && ruling.provisional().equals(Optional.of(Verdict.ILLEGAL))
        && ruling.decidedBy().equals(TOO_FEW)
        && ruling.orders().isEmpty()
        && !ruling.unread().isEmpty()
        && ruling.unread().stream().allMatch(text -> text.why() instanceof Because.ResultNotListed);
  }

  /** The most that an ability can have done which only restricts the creature that has it. */
  private static Optional<EffectInForce> restriction(Board board, UnreadText text) {
    return text.source()
        .permanent()
        .flatMap(board::permanent)
        .filter(one -> one.abilities().stream().anyMatch(ability -> isRestriction(ability, text)))
        .map(ThoughRestricted::cantAttack);
  }

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
