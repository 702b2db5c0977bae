package casebook.engine.board;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A resolved spell or ability, an emblem, or anything else in force this turn without a permanent
 * that carries it (611.2).
 *
 * @param source the name of what made it
 * @param permanent the permanent whose ability it was, if any
 * @param affects what its text calls "target …", "that …", "the chosen …", "those …"
 * @param timestamp when it came, as far as that was said (613.7)
 * @param begun to what it applies, once something has changed since
 */
public record EffectInForce(
    String source,
    Optional<Id> permanent,
    Optional<Id> controller,
    List<Ability> abilities,
    Set<Id> affects,
    Chosen chosen,
    Timestamp timestamp,
    Begun begun) {

  /** One of which it isn't said when it came, and since which nothing has changed. */
  public EffectInForce(
      String source,
      Optional<Id> permanent,
      Optional<Id> controller,
      List<Ability> abilities,
      Set<Id> affects,
      Chosen chosen) {
    this(
        source, permanent, controller, abilities, affects, chosen, Timestamp.UNSAID, Begun.NOTHING);
  }

  /** The same, come at that time. */
  public EffectInForce at(Timestamp when) {
    return new EffectInForce(
        source, permanent, controller, abilities, affects, chosen, when, begun);
  }

  /** The same with other abilities. */
  public EffectInForce with(List<Ability> others) {
    return new EffectInForce(
        source, permanent, controller, others, affects, chosen, timestamp, begun);
  }

  /** The same, with what is settled of its effects: what was settled before stays. */
  public EffectInForce begun(Map<Effect, Begun.Fixed> parts) {
    Begun now = begun.with(parts);
    return now.equals(begun)
        ? this
        : new EffectInForce(
            source, permanent, controller, abilities, affects, chosen, timestamp, now);
  }

  public EffectInForce {
    abilities = List.copyOf(abilities);
    affects = Collections.unmodifiableSet(new LinkedHashSet<>(affects));
  }
}
