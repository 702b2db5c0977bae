package casebook.site.batch;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/** How many cases came out how. */
public final class Tally {
  private final Map<LineOutcome, Long> counts = new EnumMap<>(LineOutcome.class);

  void add(LineOutcome outcome, long count) {
    counts.merge(outcome, count, Long::sum);
  }

  /** How many there are of each outcome that there is. */
  public Map<LineOutcome, Long> counts() {
    return Map.copyOf(counts);
  }

  /** How many came out so. */
  public long of(LineOutcome outcome) {
    return counts.getOrDefault(outcome, 0L);
  }

  /** How many there are. */
  public long all() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The worst outcome; legal where there are no cases. */
  public LineOutcome worst() {
    return Arrays.stream(LineOutcome.values())
        .filter(counts::containsKey)
        .reduce(LineOutcome.LEGAL, LineOutcome::or);
  }
}
