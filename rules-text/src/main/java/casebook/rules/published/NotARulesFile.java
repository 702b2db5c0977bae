package casebook.rules.published;

import java.io.Serial;

/**
 * A text that isn't a file of the Comprehensive Rules as they are published, or only part of one.
 */
public final class NotARulesFile extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final int line;
  private final String reason;

  NotARulesFile(int line, String reason) {
    super("Line " + line + ": " + reason);
    this.line = line;
    this.reason = reason;
  }

  /** The line that shows it, counted from 1. */
  public int line() {
    return line;
  }

  /** What is wrong there, as a sentence for the person who gave the file. */
  public String reason() {
    return reason;
  }
}
