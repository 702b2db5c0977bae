package casebook.site.article.prose;

import casebook.rules.work.Cancellation;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Markdown: its text is prose, but not code, addresses and front matter. The parser follows
 * CommonMark and keeps the place of each text in the source.
 */
final class MarkdownProse {
  /** More quotations and lists in each other than any article has. */
  private static final int DEEPEST = 100;

  /** More tags than any paragraph has. */
  private static final int MOST_TAGS = 1_000;

  private static final Parser PARSER = builder().build();

  /** Where blocks of HTML are a text as any other. */
  private static final Parser WITHOUT_HTML =
      builder()
          .enabledBlockTypes(
              Set.of(
                  Heading.class,
                  ThematicBreak.class,
                  FencedCodeBlock.class,
                  IndentedCodeBlock.class,
                  BlockQuote.class,
                  ListBlock.class))
          .build();

  private static final Pattern FRONT_MATTER =
      Pattern.compile(
          "\\A(?:---[ \t]*\\R[\\s\\S]*?\\R---|\\+\\+\\+[ \t]*\\R[\\s\\S]*?\\R\\+\\+\\+)[ "
              + "\t]*(?:\\R|\\z)");

  private static final Pattern ESCAPE = Pattern.compile("\\\\\\p{Punct}");

  private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z][a-zA-Z0-9]*)[\\s\\S]*?(/?)>");

  private static final Pattern FORMULA =
      Pattern.compile("\\$\\$[^$]{1,2000}+\\$\\$|\\$(?!\\s)[^$\\n]{1,200}+(?<!\\s)\\$(?!\\d)");

  private static final Pattern OF_FORMULA = Pattern.compile("[\\\\_^]\\{|\\\\[a-zA-Z]{2}");

  private static final Set<String> NO_PROSE =
      Set.of("a", "code", "pre", "kbd", "samp", "script", "style", "textarea", "button");

  private MarkdownProse() {}

  private static Parser.Builder builder() {
    return Parser.builder()
        .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
        .maxOpenBlockParsers(DEEPEST);
  }

  static Prose of(String text) {
    return of(text, PARSER);
  }

  /** What is written for a forum or a chat that shows no HTML. */
  static Prose withoutHtml(String text) {
    return of(text, WITHOUT_HTML);
  }

  private static Prose of(String text, Parser parser) {
    Matcher front = FRONT_MATTER.matcher(text);
    int body = front.find() ? front.end() : 0;
    // Blanked out, not cut off: places stay what they are.
    String parsed =
        text.substring(0, body).replaceAll("[^\n]", " ") + withFewTags(text.substring(body));
    Prose prose = Prose.markup(text);
    prose.hide(0, body);
    walk(parser.parse(parsed), new Reader(prose, text));
    hideFormulas(prose, text);
    return prose;
  }

  /** What stands between dollar signs and has signs that prices don't have. */
  private static void hideFormulas(Prose prose, String text) {
    Matcher formula = FORMULA.matcher(text);
    while (formula.find()) {
      if (OF_FORMULA.matcher(formula.group()).find()) {
        prose.hide(formula.start(), formula.end());
      }
    }
  }

  /**
   * Of a paragraph with very many tags, the others are no tags to the parser, which is slow then.
   */
  private static String withFewTags(String text) {
    if (text.chars().filter(sign -> sign == '<').count() <= MOST_TAGS) {
      return text;
    }
    char[] few = text.toCharArray();
    int tags = 0;
    boolean isBlank = true;
    for (int at = 0; at < few.length; at++) {
      if (few[at] == '\n') {
        tags = isBlank ? 0 : tags;
        isBlank = true;
      } else {
        isBlank &= Character.isWhitespace(few[at]);
      }
      if (few[at] == '<' && ++tags > MOST_TAGS) {
        few[at] = ' ';
      }
    }
    return new String(few);
  }

  /** Has each part visited before those in it, however deep they are. */
  private static void walk(Node whole, Reader reader) {
    Node node = whole;
    while (true) {
      Cancellation.check();
      node.accept(reader);
      Node next = node instanceof Image ? null : node.getFirstChild();
      while (next == null && !node.equals(whole)) {
        reader.leave(node);
        next = node.getNext();
        node = next == null ? node.getParent() : node;
      }
      if (next == null) {
        return;
      }
      node = next;
    }
  }

  /** Goes through the parts of an article in their order. */
  private static final class Reader extends AbstractVisitor {
    private final Prose prose;
    private final String source;

    /** How many tags of each name are open in a paragraph, of those whose text is no prose. */
    private final Map<String, Integer> open = new HashMap<>();

    /** Where the link leads that the text is in; nothing outside of links. */
    private String href = "";

    Reader(Prose prose, String source) {
      this.prose = prose;
      this.source = source;
    }

    /** What is in a part has its turn after it. */
    @Override
    protected void visitChildren(Node parent) {}

    @Override
    public void visit(Paragraph paragraph) {
      open.clear();
    }

    @Override
    public void visit(Heading heading) {
      open.clear();
    }

    @Override
    public void visit(Link link) {
      href = link.getDestination().isEmpty() ? "#" : link.getDestination();
    }

    /** Everything in a part has been visited. */
    void leave(Node node) {
      if (node instanceof Link) {
        href = "";
      }
    }

    @Override
    public void visit(Text text) {
      for (SourceSpan span : text.getSourceSpans()) {
        int start = span.getInputIndex();
        int end = start + span.getLength();
        String linked = open.containsKey("a") ? "#" : href;
        if (open.size() > (open.containsKey("a") ? 1 : 0)) {
          prose.hide(start, end);
        } else if (linked.isEmpty()) {
          prose.show(start, end);
          PlainProse.hideAddresses(prose, source.substring(start, end), start);
          Matcher escape = ESCAPE.matcher(source).region(start, end);
          while (escape.find()) {
            prose.pass(escape.start(), escape.start() + 1);
          }
        } else {
          prose.link(start, end, linked);
        }
      }
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
          open.merge(name, 1, Integer::sum);
        }
      } else {
        open.computeIfPresent(name, (_, many) -> many == 1 ? null : many - 1);
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
