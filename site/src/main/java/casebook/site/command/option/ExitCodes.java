package casebook.site.command.option;

import casebook.engine.ruling.Verdict;

/** What the commands' exit statuses mean. */
public final class ExitCodes {
  /** The input can't be worked with; also what a wrong command line ends with. */
  public static final int NOT_JUDGED = 2;

  /** The deadline passed before the answer was there. */
  public static final int TOO_LONG = 4;

  private ExitCodes() {}

  /** The exit status for a verdict. */
  public static int of(Verdict verdict) {
    return switch (verdict) {
      case LEGAL -> 0;
      case ILLEGAL -> 1;
      case UNDETERMINED -> 3;
    };
  }
}
