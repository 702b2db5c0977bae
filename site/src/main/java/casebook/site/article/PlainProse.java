package casebook.site.article;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plain text: all of it is prose but addresses and what stands between backticks. An address in
 * angle brackets right after a word is its link.
 */
final class PlainProse {
  private static final Pattern NO_PROSE =
      Pattern.compile(
          "`[^`\n]+`|\\b[a-z][a-z0-9+.-]*://[^\\s<>\"]+|\\bwww\\.[^\\s<>\"]+|\\S+@\\S+\\.\\w+",
          Pattern.CASE_INSENSITIVE);

  /** The link of the words before it: 508.1d &lt;https://…&gt;. */
  static final Pattern ADDRESS = Pattern.compile(" <(https?://[^\\s<>]+)>");

  private PlainProse() {}

  static Prose of(String text) {
    Prose prose = Prose.allOf(text);
    hideAddresses(prose, text, 0);
    Matcher address = ADDRESS.matcher(text);
    while (address.find()) {
      prose.pass(address.start(), address.end());
    }
    return prose;
  }

  /** Takes from the prose what is no prose in any format. */
  static void hideAddresses(Prose prose, String text, int offset) {
    Matcher hidden = NO_PROSE.matcher(text);
    while (hidden.find()) {
      prose.hide(offset + hidden.start(), offset + hidden.end());
    }
  }
}
