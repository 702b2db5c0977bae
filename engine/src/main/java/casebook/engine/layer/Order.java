package casebook.engine.layer;

import casebook.engine.board.Id;
import casebook.engine.board.Precedence;
import casebook.engine.ruling.Layer;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which of the effects of a layer that have not applied yet is the next (613.7, 613.8). An effect
 * is known by its place among those that are pending.
 */
final class Order {
  private final Stage stage;
  private final Map<Part.Key, Set<Id>> started;
  private final List<Precedence> assumed;
  private final List<Part> pending;

  /** Which effects look at what the layer changes. */
  private final boolean[] looks;

  /** The place of the first effect that is like each. */
  private final int[] like;

  /** Whether the one depends on the other (613.8a), for effects unlike all before them. */
  private final BitSet[] depends;

  /** Of which pairs of them that is known. */
  private final BitSet[] known;

  private final Map<Integer, Optional<Map<Id, Object>>> effects = new HashMap<>();

  private final Map<Integer, Stage> applied = new HashMap<>();
  private final Looks looked;

  /**
   * Of one stage of a layer.
   *
   * @param stage what everything is as the next effect is to apply
   * @param started what each effect that has begun to apply in an earlier layer is applied to
   *     (613.6)
   * @param assumed whose timestamps are taken to be earlier where the case doesn't show it
   * @param pending the effects of the layer that have not applied yet, in board order
   * @param looking whether an effect looks at what the layer changes
   * @param looked what is counted; where it is too much, effects are taken to be independent
   */
  Order(
      Stage stage,
      Map<Part.Key, Set<Id>> started,
      List<Precedence> assumed,
      List<Part> pending,
      Predicate<Part> looking,
      Looks looked) {
    this.stage = stage;
    this.started = started;
    this.assumed = assumed;
    this.pending = pending;
    int count = pending.size();
    looks = new boolean[count];
    for (int one = 0; one < count; one++) {
      looks[one] = looking.test(pending.get(one));
    }
    depends = sets(count);
    known = sets(count);
    like = Likeness.among(pending, started, stage);
    this.looked = looked;
  }

  private static BitSet[] sets(int count) {
    return Stream.generate(BitSet::new).limit(count).toArray(BitSet[]::new);
  }

  /**
   * The effect that applies next.
   *
   * @param open takes up two whose order is assumed and makes a difference
   */
  Part next(List<Precedence> open) {
    int[] free = free();
    Cancellation.check();
    var first = new ArrayList<Integer>();
    for (int one : free) {
      if (isFirst(one, free)) {
        if (makesNoDifference(one, free)) {
          return pending.get(one);
        }
        first.add(one);
      }
    }
    if (first.isEmpty()) {
      // What is said of timestamps goes round in a circle: board order is kept.
      for (int one : free) {
        if (makesNoDifference(one, free)) {
          return pending.get(one);
        }
      }
    }
    int chosen = first.isEmpty() ? free[0] : first.getFirst();
    for (int other : free) {
      if (other != chosen && !isIndifferent(chosen, other)) {
        var precedence = new Precedence(latest(chosen), latest(other));
        if (!open.contains(precedence) && !open.contains(precedence.reversed())) {
          open.add(precedence);
        }
        break;
      }
    }
    return pending.get(chosen);
  }

  private Precedence.Came latest(int one) {
    return pending.get(one).held().stamps().getLast().what();
  }

  private boolean isFirst(int one, int[] free) {
    return IntStream.of(free).noneMatch(other -> other != one && isBefore(other, one));
  }

  private boolean makesNoDifference(int one, int[] free) {
    return IntStream.of(free).allMatch(other -> other == one || isIndifferent(one, other));
  }

  /** Those that don't wait for another; those in a loop don't wait for each other (613.8b). */
  private int[] free() {
    int count = pending.size();
    boolean mayDepend =
        IntStream.range(0, count).anyMatch(one -> looks[one] || pending.get(one).takesAbilities());
    return mayDepend
        ? new Waiting(count, this::dependsOn).free()
        : IntStream.range(0, count).toArray();
  }

  private boolean isBefore(int place, int otherPlace) {
    looked.at(1);
    Held one = pending.get(place).held();
    Held other = pending.get(otherPlace).held();
    if (one.identity().equals(other.identity())) {
      return pending.get(place).place() < pending.get(otherPlace).place();
    }
    // 613.7 doesn't say which of one object's abilities is first: we read them in their order.
    if (one.stamps().equals(other.stamps())) {
      return (one.identity() instanceof Integer first && other.identity() instanceof Integer second)
          ? first < second
          : place < otherPlace;
    }
    for (Stamp later : other.stamps()) {
      if (one.stamps().stream().allMatch(earlier -> earlier.isBefore(later, assumed))) {
        return true;
      }
    }
    return false;
  }

  /** Whether applying the other would change what the one is, applies to or does (613.8a). */
  private boolean dependsOn(int place, int other) {
    if (!looks[place] && !pending.get(other).takesAbilities()) {
      return false;
    }
    return isLikeOneThatDependsOn(place, other)
        && !pending.get(place).held().identity().equals(pending.get(other).held().identity());
  }

  private boolean isLikeOneThatDependsOn(int place, int other) {
    BitSet asked = known[like[place]];
    BitSet found = depends[like[place]];
    if (!asked.get(like[other])) {
      asked.set(like[other]);
      found.set(like[other], isChangedBy(place, other));
    }
    return found.get(like[other]);
  }

  private boolean isChangedBy(int place, int other) {
    Part one = pending.get(place);
    boolean couldEnd =
        pending.get(other).takesAbilities()
            && one.held().object().isPresent()
            && one.held().resolved().isEmpty()
            && !started.containsKey(one.key());
    if (!couldEnd && !(looks[place] && one.mayBeChangedBy(pending.get(other)))) {
      return false;
    }
    if (looked.areTooMany()) {
      return false;
    }
    Cancellation.check();
    Stage after = after(like[other]);
    return after != stage && !effect(like[place]).equals(effect(one, after));
  }

  private Optional<Map<Id, Object>> effect(int place) {
    return effects.computeIfAbsent(place, _ -> effect(pending.get(place), stage));
  }

  private Stage after(int place) {
    Stage known = applied.get(place);
    if (known == null) {
      known = after(stage, pending.get(place), effect(place));
      applied.put(place, known);
    }
    return known;
  }

  /** What a part does to which objects; nothing where its ability is lost. */
  private Optional<Map<Id, Object>> effect(Part part, Stage on) {
    Set<Id> objects = started.get(part.key());
    if (objects == null) {
      boolean exists =
          part.held().resolved().isPresent()
              || part.held()
                  .object()
                  .filter(id ->
                      on.held(id).stream()
                          .anyMatch(one -> one.identity().equals(part.held().identity())))
                  .isPresent();
      if (!exists) {
        return Optional.empty();
      }
      looked.at(on.board().permanents().size());
      objects = part.objects(on);
    }
    var effect = new LinkedHashMap<Id, Object>();
    for (Id object : objects) {
      effect.put(object, part.done(on, object));
    }
    return Optional.of(effect);
  }

  private Stage inTurn(Stage before, Part part) {
    return after(before, part, effect(part, before));
  }

  private Stage after(Stage before, Part part, Optional<Map<Id, Object>> effect) {
    looked.at(effect.map(Map::size).orElse(0));
    if (part.layer() == Layer.ABILITIES) {
      looked.at(before.sentences());
    }
    return effect.isEmpty() || effect.get().isEmpty()
        ? before
        : Applying.to(before, part, effect.get().keySet());
  }

  /** Whether it makes no difference which of two applies first. */
  private boolean isIndifferent(int one, int other) {
    if (isBefore(one, other)) {
      return true;
    }
    if (looked.areTooMany()) {
      return true;
    }
    if (!dependsOn(one, other)
        && !dependsOn(other, one)
        && Commuting.commute(pending.get(one).effect(), pending.get(other).effect())) {
      return true;
    }
    return inTurn(after(one), pending.get(other)).isLike(inTurn(after(other), pending.get(one)));
  }
}
