package casebook.rules.work;

/** The end of work whose answer nobody waits for: there is no part of an answer. */
public final class Cancelled extends RuntimeException {
  private static final long serialVersionUID = 1;

  Cancelled() {
    super("Nobody waits for this answer any more", null, false, false);
  }
}
