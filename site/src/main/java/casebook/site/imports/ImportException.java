package casebook.site.imports;

import java.io.Serial;

/** A file can't be imported, or what was imported can't be used. Nothing has changed. */
public final class ImportException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final String reason;

  ImportException(String reason) {
    super(reason);
    this.reason = reason;
  }

  ImportException(String reason, Throwable cause) {
    super(reason, cause);
    this.reason = reason;
  }

  /** Why, without a full stop. */
  public String reason() {
    return reason;
  }
}
