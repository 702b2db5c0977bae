package casebook.site.article.prose;

import casebook.rules.work.Cancellation;
import casebook.site.article.prose.Blocks.Line;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * AsciiDoc: its text is prose, but not listings, literals, passthroughs, comments, attributes and
 * the head of a document.
 */
final class AsciiDocProse {
  private static final Pattern VERBATIM = Pattern.compile("-{4,}|\\.{4,}|\\+{4,}|/{4,}|```\\w*");

  /** Comments, attributes, anchors, and macros that fill a line. */
  private static final Pattern NO_PROSE =
      Pattern.compile(
          "//(?!/).*|:[\\w!-]+:.*|\\[.*]|(?:image|video|audio|include|ifdef|ifndef|ifeval|endif|toc)::.*");

  /** Says that the paragraph under it is shown as it stands. */
  private static final Pattern STYLE =
      Pattern.compile("\\[(?:source|listing|literal|pass|stem|latexmath|asciimath|comment)\\b.*]");

  private static final Pattern ITEM = Pattern.compile("\\s*(?:[*.-]+|\\d+\\.|<\\.?\\d*>)\\s.*");

  private static final Pattern INLINE =
      Pattern.compile(
          "(?<hidden>`[^`\\n]++`|\\+{1,3}[^+\\s][^+\\n]{0,2000}+\\+{1,3}"
              + "|pass:\\w*+\\[[^\\]\\n]{0,2000}+]|\\[\\[[^\\]\\n]{0,100}+]]|\\[[#.][^\\]\\[\\n]{1,100}+](?=[#*_`])"
              + "|\\b(?:image|icon|kbd|btn|menu|stem):[^\\s\\[]{0,2000}+\\[[^\\]\\n]{0,2000}+])"
              + "|(?<href>(?:link:|xref:|mailto:|https?://)[^\\s\\[]{1,2000}+)"
              + "\\[(?<words>[^\\],\\n]{0,2000}+)(?:,(?:[^\\]\\n\\\\]|\\\\.){0,4000}+)?]"
              + "|<<(?<target>[^<>,\\n]{1,500}+)(?:,(?<label>[^>\\n]{0,500}+))?>>");

  /** Signs of bold and italic words. */
  private static final Pattern MARKS =
      Pattern.compile("(?<![\\w*_#\\]])[*_#]{1,2}(?=\\w)|(?<=[\\w).])[*_#]{1,2}(?![\\w*_#])");

  private AsciiDocProse() {}

  static Prose of(String text) {
    Prose prose = Prose.allOf(text);
    PlainProse.hideBareAddresses(prose, text);
    Matcher inline = INLINE.matcher(text);
    while (inline.find()) {
      read(inline, prose);
    }
    Matcher mark = MARKS.matcher(text);
    while (mark.find()) {
      prose.pass(mark.start(), mark.end());
    }
    var blocks = new Blocks(text);
    int number = endOfHead(blocks);
    blocks.hide(prose, 0, number);
    while (number < blocks.size()) {
      Cancellation.check();
      int end = endOfHidden(blocks, number);
      blocks.hide(prose, number, end);
      number = Math.max(number + 1, end);
    }
    return prose;
  }

  private static void read(Matcher inline, Prose prose) {
    if (inline.group("hidden") != null) {
      prose.hide(inline.start(), inline.end());
      return;
    }
    String words =
        inline.group("href") != null ? "words" : inline.group("label") != null ? "label" : "target";
    String href = inline.group("href");
    prose.pass(inline.start(), inline.end());
    prose.link(
        inline.start(words),
        inline.end(words),
        href == null ? "#" : href.startsWith("link:") ? href.substring("link:".length()) : href);
  }

  /** The title of a document with its authors and attributes. */
  private static int endOfHead(Blocks blocks) {
    int first = 0;
    while (first < blocks.size()
        && (blocks.line(first).isEmpty() || isNoProse(blocks.line(first)))) {
      first++;
    }
    return first < blocks.size() && blocks.line(first).words().startsWith("= ")
        ? blocks.endOfParagraph(first)
        : 0;
  }

  private static boolean isNoProse(Line line) {
    return NO_PROSE.matcher(line.words()).matches();
  }

  /** The number after the lines that are no prose from a line on; its own where it is prose. */
  private static int endOfHidden(Blocks blocks, int number) {
    Line line = blocks.line(number);
    if (VERBATIM.matcher(line.words()).matches()) {
      return endOfVerbatim(blocks, number);
    }
    if (STYLE.matcher(line.words()).matches()) {
      int next = number + 1;
      return next < blocks.size() && !VERBATIM.matcher(blocks.line(next).words()).matches()
          ? blocks.endOfParagraph(next)
          : next;
    }
    if (isNoProse(line)) {
      return number + 1;
    }
    boolean isLiteral =
        line.indent() > 0
            && !line.isEmpty()
            && blocks.isFirst(number)
            && !ITEM.matcher(line.words()).matches();
    return isLiteral ? blocks.endOfParagraph(number) : number;
  }

  private static int endOfVerbatim(Blocks blocks, int number) {
    String fence =
        blocks.line(number).words().startsWith("```") ? "```" : blocks.line(number).words();
    int end = number + 1;
    while (end < blocks.size() && !blocks.line(end).words().equals(fence)) {
      end++;
    }
    return Math.min(end + 1, blocks.size());
  }
}
