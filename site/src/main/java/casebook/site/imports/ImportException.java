package casebook.site.imports;

/** A file can't be imported; the message says why, without a full stop. Nothing has changed. */
public final class ImportException extends Exception {
  private static final long serialVersionUID = 1;

  ImportException(String message) {
    super(message);
  }

  ImportException(String message, Throwable cause) {
    super(message, cause);
  }
}
