package casebook.site.command.option;

import java.io.Serial;

/** What a command was asked can't be done; the message says why and what can, in sentences. */
public final class Refused extends Exception {
  @Serial private static final long serialVersionUID = 1;

  public Refused(String message) {
    super(message.endsWith(".") ? message : message + ".");
  }
}
