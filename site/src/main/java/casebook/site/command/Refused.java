package casebook.site.command;

import java.io.Serial;

/** What a command was asked can't be done; the message says why and what can, in sentences. */
final class Refused extends Exception {
  @Serial private static final long serialVersionUID = 1;

  Refused(String message) {
    super(message.endsWith(".") ? message : message + ".");
  }
}
