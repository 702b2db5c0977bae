package casebook.site.article.prose;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plain text: all of it is prose but addresses and what stands between backticks. An address in
 * angle brackets right after a word is its link.
 */
public final class PlainProse {
  /** Code and addresses of pages; no scheme is longer than some letters. */
  private static final Pattern NO_PROSE =
      Pattern.compile(
          "`[^`\n]++`|\\b[a-z][a-z0-9+.-]{0,20}+://[^\\s<>\"]++|\\bwww\\.[^\\s<>\"]++",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern BARE_ADDRESS =
      Pattern.compile(
          "\\b[a-z][a-z0-9+.-]{0,20}+://[^\\s<>\"\\[\\]`]++|\\bwww\\.[^\\s<>\"\\[\\]`]++",
          Pattern.CASE_INSENSITIVE);

  /** The link of the words before it: 508.1d &lt;https://…&gt;. */
  public static final Pattern ADDRESS = Pattern.compile(" <(https?://[^\\s<>]+)>");

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

  /** Takes code between backticks and addresses from the prose. */
  static void hideAddresses(Prose prose, String text, int offset) {
    hide(NO_PROSE, prose, text, offset);
  }

  /** Takes addresses from the prose, where brackets are markup and backticks may be anything. */
  static void hideBareAddresses(Prose prose, String text) {
    hide(BARE_ADDRESS, prose, text, 0);
  }

  private static void hide(Pattern noProse, Prose prose, String text, int offset) {
    Matcher hidden = noProse.matcher(text);
    while (hidden.find()) {
      prose.hide(offset + hidden.start(), offset + hidden.end());
    }
    for (int at = text.indexOf('@'); at >= 0; ) {
      int start = at;
      while (start > 0 && !isSpace(text.charAt(start - 1))) {
        start--;
      }
      int end = at;
      while (end < text.length() && !isSpace(text.charAt(end))) {
        end++;
      }
      hideMailAddress(prose, text.substring(start, end), offset + start);
      at = text.indexOf('@', end);
    }
  }

  /** Hides a word up to the last dot before a letter or digit that comes after an "@". */
  private static void hideMailAddress(Prose prose, String word, int offset) {
    int sign = word.indexOf('@', 1);
    for (int dot = word.lastIndexOf('.'); sign > 0 && dot > sign + 1; ) {
      int end = dot + 1;
      while (end < word.length() && isOfWord(word.charAt(end))) {
        end++;
      }
      if (end > dot + 1) {
        prose.hide(offset, offset + end);
        return;
      }
      dot = word.lastIndexOf('.', dot - 1);
    }
  }

  private static boolean isSpace(char sign) {
    return sign == ' ' || (sign >= '\t' && sign <= '\r');
  }

  private static boolean isOfWord(char sign) {
    return sign == '_'
        || (sign >= '0' && sign <= '9')
        || (sign >= 'a' && sign <= 'z')
        || (sign >= 'A' && sign <= 'Z');
  }
}
