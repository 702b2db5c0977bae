package casebook.site.imports.published;

import java.io.Serial;

/** A file can't be imported, or what was imported can't be used. Nothing has changed. */
public final class ImportException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final String reason;

  /** For a reason, without a full stop. */
  public ImportException(String reason) {
    super(reason);
    this.reason = reason;
  }

  /** The same, with what else went wrong. */
  public ImportException(String reason, Throwable cause) {
    super(reason, cause);
    this.reason = reason;
  }

  /** Why, without a full stop. */
  public String reason() {
    return reason;
  }
}
