package casebook.site.input.board;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import java.util.ArrayList;
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

  /** The effects that a case lists, and those that counters show. */
  public static List<EffectInForce> given(List<EffectInForce> effects, List<Permanent> permanents) {
    var all = new ArrayList<>(effects);
    var listed = new Unlisted(effects);
    for (Permanent object : permanents) {
      if (!listed.isListed(object)) {
        object.abilities().stream()
            .filter(ability -> ability.frame() != Frame.STATIC)
            .flatMap(ability -> shown(object, ability, permanents))
            .forEach(all::add);
      }
    }
    return all;
  }

  private static Stream<EffectInForce> shown(
      Permanent object, Ability ability, List<Permanent> permanents) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? permanents.stream()
            .flatMap(marked ->
                shown(
                    object,
                    ability,
                    marked,
                    effects.stream().filter(one -> isShown(one, marked)).toList())
                    .stream())
        : Stream.of();
  }

  private static Optional<EffectInForce> shown(
      Permanent object, Ability ability, Permanent marked, List<Effect> did) {
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

  /** Who controls a permanent the board tells by itself; what triggers later waits. */
  private static boolean isShown(Effect effect, Permanent marked) {
    return !(effect instanceof Effect.ChangesControl)
        && !(effect instanceof Effect.Trigger)
        && Mentions.mentions(
            effect,
            part -> lastsFor(part, marked),
            part -> part instanceof Ability || part instanceof Condition || part instanceof Filter);
  }

  /** Whether the condition is that what is affected has counters, of a kind that this one has. */
  private static boolean lastsFor(Object part, Permanent marked) {
    return part instanceof Condition.Exists(Filter.Both(var all))
        && all.contains(new Filter.Affected())
        && all.stream()
            .anyMatch(one ->
                one instanceof Filter.HasCounters(var kind, var _, var _)
                    && marked.counters(kind) > 0);
  }
}
