package casebook.site.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads a message from each line and writes its answer on a line, until the input ends. */
public final class MessageLines {

  /** The site's limit for one message. */
  private static final int MOST_BYTES = 1 << 20;

  private static final String TOO_LONG =
      "A message may have at most " + MOST_BYTES + " bytes: send a smaller case or text.";

  private final ModelServer server;
  private final Caller caller;

  /** Answers the caller with what the server has. */
  public MessageLines(ModelServer server, Caller caller) {
    this.server = server;
    this.caller = caller;
  }

  /**
   * Answers all lines.
   *
   * @throws IOException if nothing more can be read, or nobody takes the answers
   */
  public void answer(InputStream in, OutputStream out) throws IOException {
    var lines = new BufferedInputStream(in);
    var line = new ByteArrayOutputStream();
    while (true) {
      int sign = lines.read();
      if (sign == '\n' || sign < 0) {
        Optional<String> answer = answer(line);
        if (answer.isPresent()) {
          out.write((answer.get() + "\n").getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
        line.reset();
        if (sign < 0) {
          return;
        }
      } else if (line.size() <= MOST_BYTES) {
        line.write(sign);
      }
    }
  }

  private Optional<String> answer(ByteArrayOutputStream line) {
    if (line.size() > MOST_BYTES) {
      return Optional.of(ModelServer.error(McpSchema.ErrorCodes.INVALID_REQUEST, TOO_LONG));
    }
    String message = line.toString(StandardCharsets.UTF_8);
    if (message.isBlank()) {
      return Optional.empty();
    }
    return switch (server.reply(message, caller)) {
      case Reply.Message(var json) -> Optional.of(json);
      case Reply.Unreadable(var json) -> Optional.of(json);
      case Reply.Taken() -> Optional.empty();
    };
  }
}
