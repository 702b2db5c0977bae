package casebook.site.article;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Markdown: its text is prose, but not code, addresses and front matter. The parser follows
 * CommonMark and keeps the place of each text in the source.
 */
final class MarkdownProse {
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES).build();

  private static final Pattern FRONT_MATTER =
      Pattern.compile(
          "\\A(?:---[ \t]*\n[\\s\\S]*?\n---|\\+\\+\\+[ \t]*\n[\\s\\S]*?\n\\+\\+\\+)[ \t]*(?:\n|\\z)");

  private static final Pattern ESCAPE = Pattern.compile("\\\\\\p{Punct}");

  private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z][a-zA-Z0-9]*)[\\s\\S]*?(/?)>");

  private static final Set<String> NO_PROSE =
      Set.of("a", "code", "pre", "kbd", "samp", "script", "style", "textarea", "button");

  private MarkdownProse() {}

  static Prose of(String text) {
    Matcher front = FRONT_MATTER.matcher(text);
    int body = front.find() ? front.end() : 0;
    // Blanked out, not cut off: places stay what they are.
    String parsed = text.substring(0, body).replaceAll("[^\n]", " ") + text.substring(body);
    Prose prose = Prose.markup(text);
    prose.hide(0, body);
    PARSER.parse(parsed).accept(new Reader(prose, text));
    return prose;
  }

  /** Goes through the parts of an article in their order. */
  private static final class Reader extends AbstractVisitor {
    private final Prose prose;
    private final String source;

    /** Tags in a paragraph that are open and whose text is no prose. */
    private final Deque<String> open = new ArrayDeque<>();

    Reader(Prose prose, String source) {
      this.prose = prose;
      this.source = source;
    }

    @Override
    public void visit(Paragraph paragraph) {
      open.clear();
      visitChildren(paragraph);
    }

    @Override
    public void visit(Heading heading) {
      open.clear();
      visitChildren(heading);
    }

    @Override
    public void visit(Text text) {
      for (SourceSpan span : text.getSourceSpans()) {
        int start = span.getInputIndex();
        int end = start + span.getLength();
        String href = open.contains("a") ? "#" : link(text);
        if (open.stream().anyMatch(tag -> !tag.equals("a"))) {
          prose.hide(start, end);
        } else if (href.isEmpty()) {
          prose.show(start, end);
          PlainProse.hideAddresses(prose, source.substring(start, end), start);
          Matcher escape = ESCAPE.matcher(source).region(start, end);
          while (escape.find()) {
            prose.pass(escape.start(), escape.start() + 1);
          }
        } else {
          prose.link(start, end, href);
        }
      }
    }

    private static String link(Node node) {
      for (Node one = node.getParent(); one != null; one = one.getParent()) {
        if (one instanceof Link link) {
          return link.getDestination().isEmpty() ? "#" : link.getDestination();
        }
      }
      return "";
    }

    private void hide(Node node) {
      node.getSourceSpans()
          .forEach(
              span -> prose.hide(span.getInputIndex(), span.getInputIndex() + span.getLength()));
    }

    @Override
    public void visit(Image image) {
      // The words that stand for a picture can't be a link.
      hide(image);
    }

    @Override
    public void visit(Code code) {
      hide(code);
    }

    @Override
    public void visit(FencedCodeBlock code) {
      hide(code);
    }

    @Override
    public void visit(IndentedCodeBlock code) {
      hide(code);
    }

    @Override
    public void visit(LinkReferenceDefinition definition) {
      hide(definition);
    }

    @Override
    public void visit(HtmlInline tag) {
      Matcher matcher = TAG.matcher(tag.getLiteral());
      if (!matcher.matches()
          || !HtmlProse.INLINE.contains(matcher.group(2).toLowerCase(Locale.ROOT))) {
        hide(tag);
      }
      if (!matcher.matches() || !matcher.group(3).isEmpty()) {
        return;
      }
      String name = matcher.group(2).toLowerCase(Locale.ROOT);
      if (matcher.group(1).isEmpty()) {
        if (NO_PROSE.contains(name)) {
          open.push(name);
        }
      } else {
        open.removeFirstOccurrence(name);
      }
    }

    @Override
    public void visit(HtmlBlock block) {
      List<SourceSpan> lines = block.getSourceSpans();
      if (!lines.isEmpty()) {
        int start = lines.getFirst().getInputIndex();
        int end = lines.getLast().getInputIndex() + lines.getLast().getLength();
        prose.include(HtmlProse.of(source.substring(start, end)), start);
        prose.markHtml(start, end);
      }
    }
  }
}
