package casebook.engine.maximum.model;

import casebook.engine.maximum.model.AttackModel.Counter;
import java.util.List;
import java.util.function.Consumer;

/** A condition on how far the counters of a {@link AttackModel} have come. */
public sealed interface Formula {

  /** True or false, whatever the counters say. */
  record Known(boolean value) implements Formula {}

  /** The counter has come to the threshold. */
  record Reached(int counter, int threshold) implements Formula {}

  /** The other formula doesn't hold. */
  record Not(Formula formula) implements Formula {}

  /** All of the formulas hold. */
  record Both(List<Formula> all) implements Formula {}

  /** At least one of the formulas holds. */
  record Either(List<Formula> any) implements Formula {}

  /** Whether it holds where the counters have come to these values. */
  default boolean holds(int[] counters) {
    return isCertain(counters, counters);
  }

  /** Whether it holds wherever the counters come to, within these bounds. */
  default boolean isCertain(int[] low, int[] high) {
    return switch (this) {
      case Known(boolean value) -> value;
      case Reached(int counter, int threshold) -> low[counter] >= threshold;
      case Not(var formula) -> formula.isLost(low, high);
      case Both(var all) -> all.stream().allMatch(one -> one.isCertain(low, high));
      case Either(var any) -> any.stream().anyMatch(one -> one.isCertain(low, high));
    };
  }

  /** Whether it holds nowhere, wherever the counters come to within these bounds. */
  default boolean isLost(int[] low, int[] high) {
    return switch (this) {
      case Known(boolean value) -> !value;
      case Reached(int counter, int threshold) -> high[counter] < threshold;
      case Not(var formula) -> formula.isCertain(low, high);
      case Both(var all) -> all.stream().anyMatch(one -> one.isLost(low, high));
      case Either(var any) -> any.stream().allMatch(one -> one.isLost(low, high));
    };
  }

  /** The same asked of counters that are numbered anew. */
  default Formula renumbered(int[] place) {
    return switch (this) {
      case Known known -> known;
      case Reached(int counter, int threshold) -> new Reached(place[counter], threshold);
      case Not(var formula) -> new Not(formula.renumbered(place));
      case Both(var all) -> new Both(all.stream().map(one -> one.renumbered(place)).toList());
      case Either(var any) -> new Either(any.stream().map(one -> one.renumbered(place)).toList());
    };
  }

  /** Visits what it asks of counters. */
  default void forEachReached(Consumer<Reached> visit) {
    switch (this) {
      case Known _ -> {}
      case Reached reached -> visit.accept(reached);
      case Not(var formula) -> formula.forEachReached(visit);
      case Both(var all) -> all.forEach(one -> one.forEachReached(visit));
      case Either(var any) -> any.forEach(one -> one.forEachReached(visit));
    }
  }

  /** Whether it is sure to hold wherever the other does. */
  default boolean follows(Formula other, List<Counter> counters) {
    if (equals(other)) {
      return true;
    }
    return this instanceof Reached(int weak, int low)
        && other instanceof Reached(int strong, int high)
        && low <= high
        && counters.get(weak).includes(counters.get(strong));
  }
}
