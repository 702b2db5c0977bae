package casebook.site.article;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.Range;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;

/**
 * HTML: its text is prose, but not that of code, of scripts and of what isn't shown. The parser is
 * one that knows HTML as browsers do and keeps the place of each text in the source, so that
 * everything else stays as it is to the letter.
 */
final class HtmlProse {
  private static final Set<String> NO_PROSE =
      Set.of(
          "head",
          "title",
          "code",
          "pre",
          "kbd",
          "samp",
          "var",
          "script",
          "style",
          "textarea",
          "template",
          "svg",
          "math",
          "button",
          "option",
          "select",
          "noscript",
          "iframe",
          "object");

  /** Elements whose tags part no words. */
  static final Set<String> INLINE =
      Set.of(
          "a", "abbr", "b", "bdi", "bdo", "big", "cite", "del", "dfn", "em", "font", "i", "ins",
          "mark", "q", "s", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "wbr");

  private static final Pattern SPACE =
      Pattern.compile("&nbsp;|&#160;|&#xa0;", Pattern.CASE_INSENSITIVE);

  private HtmlProse() {}

  static Prose of(String html) {
    Prose prose = Prose.markup(html);
    Document document = Parser.htmlParser().setTrackPosition(true).parseInput(html, "");
    document.traverse((node, _) -> {
      switch (node) {
        case TextNode words -> add(prose, html, words);
        case Element element when !INLINE.contains(element.normalName()) -> {
          hide(prose, element.sourceRange(), html.length());
          hide(prose, element.endSourceRange(), html.length());
        }
        case DataNode data -> hide(prose, data.sourceRange(), html.length());
        case Comment comment -> hide(prose, comment.sourceRange(), html.length());
        default -> {}
      }
    });
    return prose;
  }

  private static void add(Prose prose, String html, TextNode words) {
    int start = words.sourceRange().startPos();
    int end = Math.min(words.sourceRange().endPos(), html.length());
    if (!words.sourceRange().isTracked() || start >= end) {
      return;
    }
    if (isHidden(words)) {
      prose.hide(start, end);
      return;
    }
    String source = html.substring(start, end);
    String href = link(words);
    if (href.isEmpty()) {
      prose.show(start, end);
      PlainProse.hideAddresses(prose, source, start);
    } else {
      prose.link(start, end, href);
    }
    Matcher space = SPACE.matcher(source);
    while (space.find()) {
      prose.replace(start + space.start(), " ".repeat(space.group().length()));
    }
  }

  /** An element that the file ends in seems to end beyond it. */
  private static void hide(Prose prose, Range range, int length) {
    if (range.isTracked()) {
      prose.hide(Math.min(range.startPos(), length), Math.min(range.endPos(), length));
    }
  }

  private static boolean isHidden(Node words) {
    for (Node node = words.parent(); node != null; node = node.parent()) {
      if (node instanceof Element element && NO_PROSE.contains(element.normalName())) {
        return true;
      }
    }
    return false;
  }

  /** Where a link around the words leads; nothing where there is none. */
  private static String link(Node words) {
    for (Node node = words.parent(); node != null; node = node.parent()) {
      if (node instanceof Element element && element.normalName().equals("a")) {
        String href = element.attr("href");
        return href.isEmpty() ? "#" : href;
      }
    }
    return "";
  }
}
