package casebook.site.article.prose;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Source code: its comments are prose, and what stands in them as in plain text. */
final class CommentProse {

  /**
   * Signs after a backslash, strings of up to 1000 signs, templates, and regular expressions, so
   * that what looks like a comment in one isn't taken for one; then comments. A quotation mark or
   * backtick without a partner is passed over.
   */
  private static final Pattern SLASHES =
      Pattern.compile(
          "\\\\[\\s\\S]|\"\"\"[\\s\\S]*?\"\"\""
              + "|\"(?:\\\\.|[^\"\\\\\n]){0,1000}+\"|'(?:\\\\.|[^'\\\\\n]){0,1000}+'"
              + "|`[^`\\\\]*+(?:\\\\[\\s\\S][^`\\\\]*+)*+`"
              + "|/(?![/*])(?<=(?:[(,=:\\[!&|?]|=>|\\breturn)[ \t]{0,9}/)"
              + "(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\\n]){0,200}+]|[^/\\[\\\\\n]){1,200}+/"
              + "|(?<comment>//[^\n]*+|/\\*[\\s\\S]*?(?:\\*/|\\z))");

  private static final Pattern HASHES =
      Pattern.compile(
          "\\\\[\\s\\S]|(?<comment>(?m:^)[ \t]*+(?:\"\"\"[\\s\\S]*?\"\"\"|'''[\\s\\S]*?'''))"
              + "|\"\"\"[\\s\\S]*?\"\"\""
              + "|\"(?:\\\\.|[^\"\\\\\n]){0,1000}+\"|'(?:\\\\.|[^'\\\\\n]){0,1000}+'"
              + "|(?<hash>(?<![\\w$&\\\\])#[^\n]*+)");

  private CommentProse() {}

  static Prose slashes(String text) {
    return comments(text, SLASHES, "comment");
  }

  /** A text alone on its line in three quotation marks is a comment too, as in Python. */
  static Prose hashes(String text) {
    return comments(text, HASHES, "comment", "hash");
  }

  private static Prose comments(String text, Pattern pattern, String... groups) {
    Prose prose = Prose.hidden(text);
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      for (String group : groups) {
        if (matcher.start(group) >= 0) {
          prose.include(PlainProse.of(matcher.group(group)), matcher.start(group));
        }
      }
    }
    return prose;
  }
}
