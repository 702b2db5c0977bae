package casebook.engine.layer;

import casebook.engine.board.Id;
import casebook.engine.board.Precedence;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which of the effects of a layer that have not applied yet is the next (613.7, 613.8). */
final class Order {
  private final Stage stage;
  private final Map<Part.Key, Set<Id>> started;
  private final List<Precedence> assumed;
  private final List<Part> pending;

  /** What each part would do now, and the stage after it; every pair of parts asks for both. */
  private final IdentityHashMap<Part, Optional<Map<Id, Object>>> effects = new IdentityHashMap<>();

  private final IdentityHashMap<Part, Stage> applied = new IdentityHashMap<>();

  /** Which parts look at what the layer changes. */
  private final IdentityHashMap<Part, Boolean> looking = new IdentityHashMap<>();

  Order(Stage stage, Map<Part.Key, Set<Id>> started, List<Precedence> assumed, List<Part> pending) {
    this.stage = stage;
    this.started = started;
    this.assumed = assumed;
    this.pending = pending;
  }

  /**
   * The effect that applies next.
   *
   * @param open takes up two whose order is assumed and makes a difference
   */
  Part next(List<Precedence> open) {
    List<Part> free = free();
    var first = new ArrayList<Part>();
    for (Part part : free) {
      if (free.stream().noneMatch(other -> !other.equals(part) && isBefore(other, part))) {
        first.add(part);
      }
    }
    // Where what is said of timestamps goes round in a circle, board order is kept.
    List<Part> candidates = first.isEmpty() ? free : first;
    for (Part part : candidates) {
      if (free.stream().allMatch(other -> other.equals(part) || isIndifferent(part, other))) {
        return part;
      }
    }
    Part chosen = candidates.getFirst();
    for (Part other : free) {
      if (!other.equals(chosen) && !isIndifferent(chosen, other)) {
        var precedence =
            new Precedence(
                chosen.held().stamps().getLast().what(), other.held().stamps().getLast().what());
        if (!open.contains(precedence) && !open.contains(precedence.reversed())) {
          open.add(precedence);
        }
        break;
      }
    }
    return chosen;
  }

  /** Those that don't wait for another; those in a loop don't wait for each other (613.8b). */
  private List<Part> free() {
    int count = pending.size();
    boolean[][] waits = new boolean[count][count];
    boolean any = false;
    for (int one = 0; one < count; one++) {
      for (int other = 0; other < count; other++) {
        waits[one][other] = one != other && dependsOn(pending.get(one), pending.get(other));
        any |= waits[one][other];
      }
    }
    if (!any) {
      return pending;
    }
    for (int by = 0; by < count; by++) {
      for (int from = 0; from < count; from++) {
        for (int to = 0; to < count; to++) {
          waits[from][to] |= waits[from][by] && waits[by][to];
        }
      }
    }
    var free = new ArrayList<Part>();
    for (int one = 0; one < count; one++) {
      boolean isFree = true;
      for (int other = 0; other < count; other++) {
        isFree &= !waits[one][other] || waits[other][one];
      }
      if (isFree) {
        free.add(pending.get(one));
      }
    }
    return free;
  }

  private boolean isBefore(Part one, Part other) {
    if (one.held().identity().equals(other.held().identity())) {
      return one.place() < other.place();
    }
    // 613.7 doesn't say which of one object's abilities is first: we read them in their order.
    if (one.held().stamps().equals(other.held().stamps())) {
      return (one.held().identity() instanceof Integer first
              && other.held().identity() instanceof Integer second)
          ? first < second
          : pending.indexOf(one) < pending.indexOf(other);
    }
    return other.held().stamps().stream()
        .anyMatch(later ->
            one.held().stamps().stream().allMatch(earlier -> earlier.isBefore(later, assumed)));
  }

  /** Whether applying the other would change what the one is, applies to or does (613.8a). */
  private boolean dependsOn(Part one, Part other) {
    if (one.held().identity().equals(other.held().identity())) {
      return false;
    }
    boolean couldEnd =
        other.takesAbilities()
            && !started.containsKey(one.key())
            && one.held().object().isPresent()
            && one.held().resolved().isEmpty();
    if (!couldEnd && !looks(one)) {
      return false;
    }
    Stage after = after(other);
    return after != stage && !effect(one).equals(effect(one, after));
  }

  private boolean looks(Part part) {
    return looking.computeIfAbsent(part, one -> one.looksAt(one.layer()));
  }

  private Optional<Map<Id, Object>> effect(Part part) {
    return effects.computeIfAbsent(part, one -> effect(one, stage));
  }

  private Stage after(Part part) {
    return applied.computeIfAbsent(part, one -> after(stage, one, effect(one)));
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
      objects = part.objects(on);
    }
    var effect = new LinkedHashMap<Id, Object>();
    for (Id object : objects) {
      effect.put(object, part.done(on, object));
    }
    return Optional.of(effect);
  }

  private Stage after(Stage before, Part part) {
    return after(before, part, effect(part, before));
  }

  private static Stage after(Stage before, Part part, Optional<Map<Id, Object>> effect) {
    return effect.isEmpty() || effect.get().isEmpty()
        ? before
        : Applying.to(before, part, effect.get().keySet());
  }

  /** Whether it makes no difference which of two applies first. */
  private boolean isIndifferent(Part one, Part other) {
    boolean bothAdd = one.adds() && other.adds() && !looks(one) && !looks(other);
    if (bothAdd || isBefore(one, other)) {
      return true;
    }
    return after(after(one), other).isLike(after(after(other), one));
  }
}
