package casebook.engine.board;

import casebook.engine.effect.Effect;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a resolved spell or ability does for a while, as it was found before something changed: the
 * set of objects that it affects is determined as it begins and won't change (611.2c), and so is
 * how much it does to each (608.2h).
 *
 * @param parts what is known of its effects; the others have not begun
 */
public record Begun(Map<Effect, Map<Id, Sizes>> parts) {
  /** Nothing of it is known. */
  public static final Begun NOTHING = new Begun(Map.of());

  public Begun {
    parts = Map.copyOf(parts);
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

    /** An effect about something else, for each of its objects. */
    public static Map<Id, Sizes> none(Set<Id> objects) {
      return objects.stream().collect(Collectors.toMap(Function.identity(), _ -> NONE));
    }
  }

  /** The objects that an effect affects, and what it does to each; none if that isn't settled. */
  public Optional<Map<Id, Sizes>> of(Effect effect) {
    return Optional.ofNullable(parts.get(effect));
  }

  /** What has begun before stays as it is. */
  Begun with(Map<Effect, Map<Id, Sizes>> later) {
    var all = new LinkedHashMap<>(later);
    all.putAll(parts);
    return all.size() == parts.size() ? this : new Begun(all);
  }
}
