package casebook.engine.force;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.effect.TriggerEvent.EarlierStep;
import casebook.engine.effect.TriggerEvent.EarlierStepBegins;
import casebook.engine.effect.TriggerEvent.Enters;
import casebook.engine.effect.TriggerEvent.ReachesChapter;
import casebook.engine.effect.notation.Settled;
import casebook.engine.layer.Held;
import casebook.engine.layer.Held.Origin;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.Viewpoint;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Abilities that triggered before attackers are declared: as this combat began (507.1), at the
 * beginning of an earlier step of the turn (603.2b), as something entered this turn (603.6a), or as
 * a Saga reached a chapter (714.2b). What came under control only this turn has missed the earlier
 * steps; a Saga's lore counters show which chapters it has reached.
 */
final class TriggeredBefore {
  private final Worked worked;
  private final NewTokens tokens;

  TriggeredBefore(Worked worked) {
    this.worked = worked;
    this.tokens = NewTokens.on(worked, this::happened);
  }

  /**
   * What it triggered on. What an activated ability or a spell sets up, such as an emblem, is there
   * only once that has resolved, and is listed then.
   */
  static Optional<Effect.Trigger> trigger(Held held) {
    Frame frame = held.ability().frame();
    return held.origin() != Origin.RESOLVED
            && frame != Frame.ACTIVATED
            && frame != Frame.SPELL
            && held.ability().meaning() instanceof Meaning.Read(var effects)
            && !effects.isEmpty()
            && effects.getFirst() instanceof Effect.Trigger trigger
            && trigger.event() instanceof TriggerEvent.BeforeAttacking
        ? Optional.of(trigger)
        : Optional.empty();
  }

  /** Whether it has triggered, and the case doesn't list what it did. */
  boolean isNotListed(Held held) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    Effect.Trigger trigger = trigger(held).orElseThrow();
    boolean happened =
        switch (trigger.event()) {
          case CombatBegins(var player, var about, _) ->
              isActive(player, view) && (about.equals(Filter.ANY) || tokens.isHere(held));
          case EarlierStepBegins(_, var player) -> isActive(player, view) && wasThere(held);
          case Enters(var what) -> !entered(what, view).isEmpty();
          case ReachesChapter(var chapters, var about) ->
              chapters.stream().anyMatch(one -> one <= lore(held))
                  && !view.matching(about).isEmpty();
          default -> false;
        };
    return happened
        && view.holds(Settled.assumed(trigger.when()))
        && !isListed(held, trigger.event(), view);
  }

  /** What created tokens, as combat began, that aren't on the board, where no case lists that. */
  List<NewTokens.Creation> awaiting() {
    return tokens.creations().stream()
        .filter(one -> one.missing() > 0)
        .filter(one ->
            !isListed(
                one.first(),
                trigger(one.first()).orElseThrow().event(),
                one.first().view(worked.board(), worked.keywords())))
        .toList();
  }

  /** Whether it triggered as combat began. */
  private boolean happened(Held held) {
    Viewpoint view = held.view(worked.board(), worked.keywords());
    return trigger(held).orElseThrow()
            instanceof Effect.Trigger(CombatBegins(var player, _, _), var when)
        && isActive(player, view)
        && view.holds(Settled.assumed(when));
  }

  private static List<Permanent> entered(Filter what, Viewpoint view) {
    return view.matching(new Filter.Both(List.of(what, new Filter.EnteredThisTurn())));
  }

  /**
   * Whether the case lists what it did: where it triggered for each of several that entered, and
   * what is listed is done to one of them, for all of them.
   */
  private boolean isListed(Held held, TriggerEvent event, Viewpoint view) {
    List<EffectInForce> listed =
        worked.board().effects().stream().filter(effect -> isOf(effect, held)).toList();
    if (!(event instanceof Enters(var what))
        || listed.stream().anyMatch(effect -> effect.affects().isEmpty())) {
      return !listed.isEmpty();
    }
    long affected = listed.stream().flatMap(effect -> effect.affects().stream()).distinct().count();
    return !listed.isEmpty() && affected >= entered(what, view).size();
  }

  private boolean isActive(Players player, Viewpoint view) {
    return view.is(player, worked.board().activePlayer());
  }

  /** Whether its object was there as the turn began. */
  private boolean wasThere(Held held) {
    return held.object()
        .flatMap(worked.board()::permanent)
        .filter(one -> one.since() == Since.TURN_BEGAN)
        .isPresent();
  }

  /** Whether an effect is what it did; what an earlier turn may have brought is not. */
  private boolean isOf(EffectInForce effect, Held held) {
    if (effect.timestamp().turn() != Timestamp.Resolved.THIS_TURN) {
      return false;
    }
    Optional<Permanent> object = held.object().flatMap(worked.board()::permanent);
    return effect.permanent().isPresent()
        ? effect.permanent().equals(held.object())
        : object
            .filter(one -> one.characteristics().name().equalsIgnoreCase(effect.source()))
            .isPresent();
  }

  /** How many lore counters its object has. */
  int lore(Held held) {
    return held.object()
        .flatMap(worked.board()::permanent)
        .map(one -> one.counters("lore"))
        .orElse(0);
  }

  /** When it triggered, as the case may say it. */
  static String words(Held held) {
    return switch (trigger(held).orElseThrow().event()) {
      case ReachesChapter(var chapters, _) ->
          chapters.size() == 1
              ? "at chapter " + chapters.getFirst()
              : "at chapters "
                  + chapters.stream().map(String::valueOf).collect(Collectors.joining(" and "));
      case CombatBegins(Players.Anyone(), _, _) -> "at the beginning of each combat";
      case CombatBegins(Players.You(), _, _) -> "at the beginning of combat on your turn";
      case Enters(Filter.Self()) -> "as it entered";
      case Enters _ -> "as something entered";
      case EarlierStepBegins(var step, Players.You()) -> "at the beginning of your " + name(step);
      case EarlierStepBegins(var step, _) -> "at the beginning of each " + name(step);
      default -> "at the beginning of combat";
    };
  }

  private static String name(EarlierStep step) {
    return switch (step) {
      case UPKEEP -> "upkeep";
      case DRAW -> "draw step";
      case FIRST_MAIN -> "first main phase";
    };
  }

  /** What a sentence says, what is open of it included. */
  static List<Effect> effects(Held held) {
    return switch (held.ability().meaning()) {
      case Meaning.Read(var said) -> said;
      case Meaning.Unread(var open) -> Settled.changes(open);
      case Meaning.Irrelevant _ -> List.of();
    };
  }

  /** Whether an effect lasts for so long. */
  static boolean lasts(Effect effect, Duration duration) {
    return Mentions.mentions(
        effect, new Condition.Lasts(duration)::equals, Ability.class::isInstance);
  }
}
