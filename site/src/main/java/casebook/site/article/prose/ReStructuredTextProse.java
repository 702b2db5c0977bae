package casebook.site.article.prose;

import casebook.rules.work.Cancellation;
import casebook.site.article.prose.Blocks.Line;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * reStructuredText: its text is prose, but not literals, comments and most directives. What stands
 * in titles, tables and marked words is read, but can't be linked without breaking them.
 */
final class ReStructuredTextProse {
  private static final Pattern EXPLICIT = Pattern.compile("\\s*\\.\\.(?:\\s.*)?");

  /** Directives with text for readers, and footnotes. */
  private static final Pattern WITH_PROSE =
      Pattern.compile(
          "\\s*\\.\\.\\s+(?:(?:note|warning|tip|hint|important|attention|caution|danger|error"
              + "|admonition|topic|sidebar|epigraph|pull-quote|highlights|container|compound"
              + "|versionadded|versionchanged|deprecated|seealso)::|\\[[^\\]]{1,100}])");

  private static final Pattern TITLE_LINE = Pattern.compile("([!-/:-@\\[-`{-~])\\1{2,}");

  private static final Pattern TABLE_LINE =
      Pattern.compile("\\s*+(?:[|+]\\s?.*|=++(?:\\s++=++)++)");

  private static final Pattern SIMPLE_TABLE = Pattern.compile("\\s*+=++(?:\\s++=++)++");

  private static final Pattern INLINE =
      Pattern.compile(
          "(?<literal>``[^\n"
              + "]{1,2000}?``|:[\\w:+.-]{1,50}:`[^`\n"
              + "]{1,2000}`|\\|[^|\\s][^|\n"
              + "]{0,200}\\|_{0,2}|\\[[^\\]\\[\n"
              + "]{1,100}]_(?!\\w))"
              + "|`(?<words>[^`<>]{1,1000}?)\\s+<(?<href>[^<>\\s]{1,2000})>`_{1,2}|`(?<other>[^`\n"
              + "]{1,1000})`_{0,2}|(?<![\\w*])\\*{1,2}(?<marked>[^*\\s](?:[^*\n"
              + "]{0,1000}[^*\\s])?)\\*{1,2}(?![\\w*])");

  private ReStructuredTextProse() {}

  static Prose of(String text) {
    Prose prose = Prose.allOf(text);
    PlainProse.hideBareAddresses(prose, text);
    Matcher inline = INLINE.matcher(text);
    while (inline.find()) {
      read(inline, prose);
    }
    var blocks = new Blocks(text);
    int number = 0;
    while (number < blocks.size()) {
      Cancellation.check();
      number = read(blocks, number, prose);
    }
    return prose;
  }

  private static void read(Matcher inline, Prose prose) {
    if (inline.group("literal") != null) {
      prose.hide(inline.start(), inline.end());
      return;
    }
    String words =
        inline.group("words") != null
            ? "words"
            : inline.group("other") != null ? "other" : "marked";
    prose.pass(inline.start(), inline.end());
    prose.link(
        inline.start(words),
        inline.end(words),
        inline.group("href") == null ? "#" : inline.group("href"));
  }

  /** Reads what begins with a line; the number of the next. */
  private static int read(Blocks blocks, int number, Prose prose) {
    Line line = blocks.line(number);
    if (EXPLICIT.matcher(line.words()).matches()) {
      Matcher prosaic = WITH_PROSE.matcher(line.words());
      if (prosaic.lookingAt()) {
        prose.hide(line.start(), line.start() + prosaic.end());
        return number + 1;
      }
      int end = blocks.endOfIndented(number + 1, line.indent());
      blocks.hide(prose, number, end);
      return end;
    }
    if (line.words().stripLeading().startsWith(">>> ")) {
      int end = blocks.endOfParagraph(number);
      blocks.hide(prose, number, end);
      return end;
    }
    if (TABLE_LINE.matcher(line.words()).matches() && blocks.isFirst(number)) {
      int end = endOfTable(blocks, number);
      blocks.showUnlinked(prose, number, end);
      return end;
    }
    boolean isTitle =
        number + 1 < blocks.size()
            && !line.isEmpty()
            && TITLE_LINE.matcher(blocks.line(number + 1).words()).matches();
    if (isTitle) {
      blocks.showUnlinked(prose, number, number + 1);
      prose.hide(blocks.line(number + 1).start(), blocks.line(number + 1).end());
      return number + 2;
    }
    if (line.words().endsWith("::")) {
      int end = blocks.endOfIndented(number + 1, line.indent());
      blocks.hide(prose, number + 1, end);
      return end;
    }
    return number + 1;
  }

  /** A grid ends with its paragraph, a simple table with its last line of signs. */
  private static int endOfTable(Blocks blocks, int number) {
    if (!SIMPLE_TABLE.matcher(blocks.line(number).words()).matches()) {
      return blocks.endOfParagraph(number);
    }
    int end = number + 1;
    int lines = 1;
    while (end < blocks.size()) {
      boolean isLine = SIMPLE_TABLE.matcher(blocks.line(end).words()).matches();
      lines += isLine ? 1 : 0;
      end++;
      boolean isOver = end == blocks.size() || blocks.line(end).isEmpty();
      if (isLine && lines > 1 && isOver) {
        return end;
      }
    }
    return blocks.endOfParagraph(number);
  }
}
