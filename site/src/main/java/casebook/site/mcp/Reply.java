package casebook.site.mcp;

/** The reply to a message. */
public sealed interface Reply {

  /**
   * An answer.
   *
   * @param json on one line
   */
  record Message(String json) implements Reply {}

  /**
   * It can't be read; there may be no request to answer.
   *
   * @param json the error, on one line
   */
  record Unreadable(String json) implements Reply {}

  /** No answer, since the message was a notification. */
  record Taken() implements Reply {}
}
