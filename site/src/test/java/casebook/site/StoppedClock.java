package casebook.site;

import java.time.Instant;
import java.time.InstantSource;

/** Clocks that stand still, so that what a test sees doesn't depend on the day of its run. */
public final class StoppedClock {

  /** On a day soon after the newest edition that is built in. */
  public static final InstantSource OCTOBER_2026 = on("2026-10-01");

  private StoppedClock() {}

  /** On a day, as "2026-10-01". */
  public static InstantSource on(String day) {
    return InstantSource.fixed(Instant.parse(day + "T00:00:00Z"));
  }
}
