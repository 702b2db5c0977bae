package casebook.site.input.board;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What an ability did to something "for as long as it has a flood counter on it": where a case
 * doesn't list what the ability did, the counters on the board show it.
 */
public final class ShownByCounters {
  private ShownByCounters() {}

  /** A permanent with the kinds of counters that are on it or that a move puts there. */
  private record Marked(Id id, Set<String> kinds) {
    static Marked of(Permanent permanent, List<Move> moves) {
      var kinds = new HashSet<>(permanent.counters().keySet());
      for (Move move : moves) {
        if (move instanceof Move.ChangePermanent(var id, var changes)
            && id.equals(permanent.id())) {
          changes.stream()
              .filter(Change.HasCounters.class::isInstance)
              .forEach(change -> kinds.addAll(((Change.HasCounters) change).counters().keySet()));
        }
      }
      return new Marked(permanent.id(), kinds);
    }
  }

  /**
   * The effects that a case lists, and those that counters show, which do something only as long as
   * the counters are there.
   */
  public static List<EffectInForce> given(
      List<EffectInForce> effects, List<Permanent> permanents, List<Move> moves) {
    var shown = new ArrayList<EffectInForce>();
    var listed = new Unlisted(effects);
    List<Marked> marked = permanents.stream().map(one -> Marked.of(one, moves)).toList();
    for (Permanent object : permanents) {
      if (!listed.isListed(object)) {
        object.abilities().stream()
            .filter(ability -> ability.frame() != Frame.STATIC)
            .flatMap(ability -> shown(object, ability, marked))
            .forEach(shown::add);
      }
    }
    var all = new ArrayList<>(effects);
    shown.forEach(one -> all.add(isDisputed(one, shown) ? leftOpen(one) : one));
    return all;
  }

  /** Whether the same counter would show that another ability did something else to it. */
  private static boolean isDisputed(EffectInForce effect, List<EffectInForce> shown) {
    return shown.stream()
        .anyMatch(other ->
            other.affects().equals(effect.affects())
                && !did(other).equals(did(effect))
                && !Collections.disjoint(kinds(other), kinds(effect)));
  }

  private static List<Meaning> did(EffectInForce effect) {
    return effect.abilities().stream().map(Ability::meaning).toList();
  }

  private static Set<String> kinds(EffectInForce effect) {
    var kinds = new HashSet<String>();
    Mentions.mentions(
        did(effect),
        part -> {
          if (part instanceof Filter.HasCounters(var kind, var _, var _)) {
            kinds.add(kind);
          }
          return false;
        });
    return kinds;
  }

  /** It isn't known which of the abilities put the counter there. */
  private static EffectInForce leftOpen(EffectInForce effect) {
    return effect.with(
        effect.abilities().stream()
            .map(one ->
                one.meaning() instanceof Meaning.Read(var did)
                    ? new Ability(one.text(), one.frame(), new Meaning.Unread(did))
                    : one)
            .toList());
  }

  private static Stream<EffectInForce> shown(
      Permanent object, Ability ability, List<Marked> marked) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? marked.stream()
            .flatMap(one ->
                shown(
                    object,
                    ability,
                    one,
                    effects.stream().filter(effect -> isShown(effect, one)).toList())
                    .stream())
        : Stream.of();
  }

  private static Optional<EffectInForce> shown(
      Permanent object, Ability ability, Marked marked, List<Effect> did) {
    if (did.isEmpty()) {
      return Optional.empty();
    }
    var resolved = new Ability(ability.text(), ability.frame(), new Meaning.Read(did));
    return Optional.of(
        new EffectInForce(
            object.characteristics().name(),
            Optional.of(object.id()),
            Optional.of(object.controller()),
            List.of(resolved),
            Set.of(marked.id()),
            object.chosen(),
            Timestamp.OF_ANY_TURN));
  }

  /**
   * Whether it lasts for as long as what it affects has such counters. Who controls a permanent the
   * board tells by itself; what triggers later waits.
   */
  private static boolean isShown(Effect effect, Marked marked) {
    return !(effect instanceof Effect.ChangesControl)
        && !(effect instanceof Effect.Trigger)
        && Mentions.mentions(effect, part -> lastsFor(part, marked), part -> !part.equals(effect));
  }

  /** Whether that is the condition of an effect, or says to what it applies. */
  private static boolean lastsFor(Object part, Marked marked) {
    return switch (part) {
      case Condition.Exists(var permanent) -> isMarked(permanent, marked);
      case Filter who -> isMarked(who, marked);
      default -> false;
    };
  }

  private static boolean isMarked(Filter filter, Marked marked) {
    return filter instanceof Filter.Both(var all)
        && all.contains(new Filter.Affected())
        && all.stream()
            .anyMatch(one ->
                one instanceof Filter.HasCounters(var kind, var _, var _)
                    && marked.kinds().contains(kind));
  }
}
