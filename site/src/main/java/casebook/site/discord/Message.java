package casebook.site.discord;

import casebook.site.output.Json;
import java.util.List;

/**
 * The answer to a command.
 *
 * @param text in Discord's Markdown
 * @param readers who sees it
 */
record Message(String text, Readers readers) {

  /** Discord's limit for a message. */
  static final int LONGEST = 2_000;

  private static final int CHANNEL_MESSAGE = 4;
  private static final int EPHEMERAL = 1 << 6;
  private static final String CUT = "\n\n…";

  /** Who sees a message. */
  enum Readers {
    CHANNEL,
    ASKER
  }

  /** An answer for everybody. */
  static Message answer(String text) {
    return new Message(text, Readers.CHANNEL);
  }

  /** A refusal, which only the one who asked sees. */
  static Message refusal(String why) {
    return new Message(why, Readers.ASKER);
  }

  /** As many paragraphs as fit, and the last one in any case. */
  static String fitted(String paragraphs, String last) {
    String end = last.isEmpty() ? "" : "\n" + last;
    if (paragraphs.length() + end.length() <= LONGEST) {
      return paragraphs + end;
    }
    int room = LONGEST - end.length() - CUT.length();
    int paragraph = paragraphs.lastIndexOf("\n\n", room);
    int line = paragraphs.lastIndexOf('\n', room);
    int letter = paragraphs.offsetByCodePoints(0, paragraphs.codePointCount(0, room - 1));
    int cut = paragraph > 0 ? paragraph : line > 0 ? line : letter;
    return paragraphs.substring(0, cut) + CUT + end;
  }

  /** The response to an interaction. Nobody is called by it, whatever names stand in it. */
  Json json() {
    Json data =
        Json.object()
            .put("content", fitted(text, ""))
            .put("allowed_mentions", Json.object().put("parse", List.of()));
    if (readers == Readers.ASKER) {
      data.put("flags", EPHEMERAL);
    }
    return Json.object().put("type", CHANNEL_MESSAGE).put("data", data);
  }
}
