package casebook.engine.maximum;

import java.util.List;

/** A condition on how far the counters of a {@link Problem} have come. */
sealed interface Formula {

  record Known(boolean value) implements Formula {}

  /** The counter has come to the threshold. */
  record Reached(int counter, int threshold) implements Formula {}

  record Not(Formula formula) implements Formula {}

  record Both(List<Formula> all) implements Formula {}

  record Either(List<Formula> any) implements Formula {}

  /** Whether it holds once all creatures have been decided. */
  default boolean holds(int[] counters) {
    return switch (this) {
      case Known(boolean value) -> value;
      case Reached(int counter, int threshold) -> counters[counter] >= threshold;
      case Not(var formula) -> !formula.holds(counters);
      case Both(var all) -> all.stream().allMatch(one -> one.holds(counters));
      case Either(var any) -> any.stream().anyMatch(one -> one.holds(counters));
    };
  }

  /** Whether it holds whatever the creatures still to be decided do: counters only grow. */
  default boolean isCertain(int[] counters) {
    return switch (this) {
      case Known(boolean value) -> value;
      case Reached(int counter, int threshold) -> counters[counter] >= threshold;
      case Not(var formula) -> formula.isLost(counters);
      case Both(var all) -> all.stream().allMatch(one -> one.isCertain(counters));
      case Either(var any) -> any.stream().anyMatch(one -> one.isCertain(counters));
    };
  }

  /** Whether it can't hold any more, whatever the creatures still to be decided do. */
  default boolean isLost(int[] counters) {
    return switch (this) {
      case Known(boolean value) -> !value;
      case Reached _ -> false;
      case Not(var formula) -> formula.isCertain(counters);
      case Both(var all) -> all.stream().anyMatch(one -> one.isLost(counters));
      case Either(var any) -> any.stream().allMatch(one -> one.isLost(counters));
    };
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
