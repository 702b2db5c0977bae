package casebook.site.input.board;

import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
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
import java.util.LinkedHashMap;
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
      List<EffectInForce> effects,
      List<Permanent> permanents,
      List<Move> moves,
      LastingCounters lasting) {
    var shown = new ArrayList<EffectInForce>();
    var listed = new Unlisted(effects);
    List<Marked> marked =
        permanents.stream()
            .map(one -> Marked.of(one, moves))
            .filter(one -> !one.kinds().isEmpty())
            .toList();
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
    List<EffectInForce> known = List.copyOf(all);
    for (Permanent permanent : permanents) {
      for (String kind : Marked.of(permanent, moves).kinds()) {
        if (isNotTold(permanent, kind, known)) {
          leftBehind(permanent, kind, lasting.of(kind)).ifPresent(all::add);
        }
      }
    }
    return all;
  }

  /** Whether no effect and no text of its own says what counters of the kind on it do. */
  private static boolean isNotTold(Permanent permanent, String kind, List<EffectInForce> effects) {
    boolean own =
        Mentions.mentions(permanent.abilities(), part -> isOf(part, kind))
            || Mentions.mentions(permanent.givenAbilities(), part -> isOf(part, kind));
    return !own && effects.stream().noneMatch(effect -> kinds(effect).contains(kind));
  }

  private static boolean isOf(Object part, String kind) {
    return switch (part) {
      case Filter.HasCounters(var of, var _, var _) -> of.equals(kind);
      case Amount.CountersOn(var _, var of) -> of.equals(kind);
      default -> false;
    };
  }

  /**
   * What lasts by a counter where nothing on the board has put it there: what the cards do that may
   * have done so, and which of them did where they do different things.
   */
  private static Optional<EffectInForce> leftBehind(
      Permanent permanent, String kind, List<LastingCounters.Done> done) {
    var alike = new LinkedHashMap<Meaning, LastingCounters.Done>();
    for (LastingCounters.Done one : done) {
      if (one.isOfLands() == permanent.characteristics().hasType("land")) {
        alike.putIfAbsent(one.ability().meaning(), one);
      }
    }
    if (alike.isEmpty()) {
      return Optional.empty();
    }
    var did = new ArrayList<Ability>();
    Condition noOther = Condition.ALWAYS;
    for (LastingCounters.Done one : alike.values().stream().skip(1).toList()) {
      var put = new Condition.Stated(one.card() + " put the " + kind + " counter there");
      noOther = Condition.both(noOther, Condition.not(put));
      did.addAll(one.when(put));
    }
    did.addAll(alike.values().iterator().next().when(noOther));
    return Optional.of(
        new EffectInForce(
                kind + " counter",
                Optional.empty(),
                Optional.empty(),
                did,
                Set.of(permanent.id()),
                Chosen.NOTHING)
            .at(Timestamp.OF_ANY_TURN));
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
                    effects.stream()
                        .filter(effect -> LastingCounters.lasts(effect, one.kinds()))
                        .toList())
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
                object.chosen())
            .at(Timestamp.OF_ANY_TURN));
  }
}
