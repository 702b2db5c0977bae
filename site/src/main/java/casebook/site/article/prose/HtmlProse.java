package casebook.site.article.prose;

import casebook.rules.work.Cancellation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.CDataNode;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.Range;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeVisitor;

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
    document.traverse(new Reader(prose, html));
    return prose;
  }

  /** Goes through the nodes in their order. */
  private static final class Reader implements NodeVisitor {
    private final Prose prose;
    private final String html;

    /** In how many elements it is whose text is no prose. */
    private int hidden;

    /** Where the links lead that it is in, the innermost first. */
    private final Deque<String> links = new ArrayDeque<>();

    Reader(Prose prose, String html) {
      this.prose = prose;
      this.html = html;
    }

    @Override
    public void head(Node node, int depth) {
      Cancellation.check();
      switch (node) {
        case CDataNode data -> hide(data.sourceRange());
        case TextNode words -> add(words);
        case Element element -> {
          if (!INLINE.contains(element.normalName())) {
            hide(element.sourceRange());
            hide(element.endSourceRange());
          }
          hidden += NO_PROSE.contains(element.normalName()) ? 1 : 0;
          if (element.normalName().equals("a")) {
            links.push(element.attr("href").isEmpty() ? "#" : element.attr("href"));
          }
        }
        case DataNode data -> hide(data.sourceRange());
        case Comment comment -> hide(comment.sourceRange());
        default -> {}
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node instanceof Element element) {
        hidden -= NO_PROSE.contains(element.normalName()) ? 1 : 0;
        if (element.normalName().equals("a")) {
          links.pop();
        }
      }
    }

    private void add(TextNode words) {
      int start = words.sourceRange().startPos();
      int end = Math.min(words.sourceRange().endPos(), html.length());
      if (!words.sourceRange().isTracked() || start >= end) {
        return;
      }
      if (hidden > 0) {
        prose.hide(start, end);
        return;
      }
      String source = html.substring(start, end);
      if (links.isEmpty()) {
        prose.show(start, end);
        PlainProse.hideAddresses(prose, source, start);
      } else {
        prose.link(start, end, links.element());
      }
      Matcher space = SPACE.matcher(source);
      while (space.find()) {
        prose.replace(start + space.start(), " ".repeat(space.group().length()));
      }
    }

    /** An element that the file ends in seems to end beyond it. */
    private void hide(Range range) {
      if (range.isTracked()) {
        prose.hide(
            Math.min(range.startPos(), html.length()), Math.min(range.endPos(), html.length()));
      }
    }
  }
}
