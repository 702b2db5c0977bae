package casebook.site.imports;

import java.io.Serial;

/**
 * A line of an imported file that somebody has changed can't be read. Lines are read when they are
 * asked for, so this comes up late.
 */
public final class DamagedLine extends IllegalStateException {
  @Serial private static final long serialVersionUID = 1;

  DamagedLine(String what, Throwable cause) {
    super(
        "What was imported of “"
            + what
            + "” is damaged: remove the imported files from the data folder and import again",
        cause);
  }
}
