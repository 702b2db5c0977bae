package casebook.site.work;

import java.time.Duration;

/** Work that was ended because it took too long; there is no answer, and no part of one. */
public final class TooLong extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooLong(Task task, Duration deadline) {
    super(
        "This took longer than the limit of %s, so there is no answer. %s"
            .formatted(seconds(deadline), task.advice()));
  }

  /** What happened and what to do, as sentences. */
  public String advice() {
    return String.valueOf(getMessage());
  }

  private static String seconds(Duration deadline) {
    double seconds = deadline.toMillis() / 1000.0;
    String number = seconds % 1 == 0 ? "" + (long) seconds : "" + seconds;
    return number + (seconds == 1 ? " second" : " seconds");
  }
}
