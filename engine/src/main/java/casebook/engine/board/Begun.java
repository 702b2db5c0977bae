package casebook.engine.board;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a resolved spell or ability does for a while, as it was found before something changed: the
 * set of objects that it affects is determined as it begins and won't change (611.2c), and so is
 * how much it does to each (608.2h).
 *
 * @param parts what is known of its effects; the others have not begun
 */
public record Begun(Map<Effect, Fixed> parts) {
  /** Nothing of it is known. */
  public static final Begun NOTHING = new Begun(Map.of());

  public Begun {
    parts = Map.copyOf(parts);
  }

  /**
   * What is settled of an effect.
   *
   * @param objects what it affects
   * @param sizes the power and toughness that it sets or adds for each object, where that depended
   *     on the board
   * @param copied what it makes them copies of (707.2b)
   */
  public record Fixed(Set<Id> objects, Map<Id, Sizes> sizes, Optional<Original> copied) {
    public Fixed {
      objects = Collections.unmodifiableSet(new LinkedHashSet<>(objects));
      sizes = Map.copyOf(sizes);
    }

    /** An effect that doesn't depend on the board but for what it affects. */
    public static Fixed of(Set<Id> objects) {
      return new Fixed(objects, Map.of(), Optional.empty());
    }
  }

  /**
   * The power and toughness that an effect sets or adds for one object.
   *
   * @param power none if it doesn't set it
   * @param toughness none if it doesn't set it
   */
  public record Sizes(OptionalInt power, OptionalInt toughness) {
    /** An effect about something else. */
    public static final Sizes NONE = new Sizes(OptionalInt.empty(), OptionalInt.empty());
  }

  /** What is copied: an object as it is without other effects than copy effects (707.2). */
  public record Original(Id id, Characteristics characteristics, List<Ability> abilities) {
    public Original {
      abilities = List.copyOf(abilities);
    }
  }

  /** What is settled of an effect; none if nothing is. */
  public Optional<Fixed> of(Effect effect) {
    return Optional.ofNullable(parts.get(effect));
  }

  /** What has begun before stays as it is. */
  Begun with(Map<Effect, Fixed> later) {
    var all = new LinkedHashMap<>(later);
    all.putAll(parts);
    return all.size() == parts.size() ? this : new Begun(all);
  }
}
