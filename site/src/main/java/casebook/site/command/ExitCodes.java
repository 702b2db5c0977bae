package casebook.site.command;

import casebook.engine.ruling.Verdict;

/** What the commands' exit statuses mean. */
final class ExitCodes {
  /** The input can't be worked with; also what a wrong command line ends with. */
  static final int NOT_JUDGED = 2;

  /** The deadline passed before the answer was there. */
  static final int TOO_LONG = 4;

  private ExitCodes() {}

  static int of(Verdict verdict) {
    return switch (verdict) {
      case LEGAL -> 0;
      case ILLEGAL -> 1;
      case UNDETERMINED -> 3;
    };
  }
}
