package casebook.site.article.prose;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which places of an article are for readers. Code and addresses can hold no citation; a link can,
 * but has its address already; markup is passed over as if it weren't there, so that what a number
 * stands beside is the same before and after it is linked.
 */
public final class Prose {

  /** Stands for what is no prose; it belongs to no word. */
  public static final char HIDDEN = '\uFFFC';

  /** Stands for markup, which readers don't see. */
  private static final char MARKUP = '\uFFFB';

  /**
   * A point that is escaped or raised within a number, and a sign that is written as its code or
   * name.
   */
  private static final Pattern DISGUISE =
      Pattern.compile(
          "(?<=\\d)\\\\(?=\\.\\d)|(?<=\\d)·(?=\\d{1,2}[a-z])|&(?:#(?:x([0-9a-f]{2})|(\\d{2,3}))|period);",
          Pattern.CASE_INSENSITIVE);

  private static final int HEXADECIMAL = 16;

  /** How far wide signs are from the usual ones. */
  private static final int WIDER = 0xFEE0;

  /**
   * A link that the article has.
   *
   * @param start index of the first character of the words that are linked
   * @param end index after the last of them
   * @param href where it leads
   */
  public record Link(int start, int end, String href) {}

  private final String text;
  private final char[] visible;
  private final NavigableMap<Integer, Link> links = new TreeMap<>();
  private final BitSet html = new BitSet();

  private Prose(String text) {
    this.text = text;
    this.visible = new char[text.length()];
    Arrays.fill(visible, MARKUP);
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        visible[i] = '\n';
      }
    }
  }

  /** A text that is all markup, to which prose is added. */
  static Prose markup(String text) {
    return new Prose(text);
  }

  /** A text that is all hidden, to which prose is added. */
  static Prose hidden(String text) {
    var prose = new Prose(text);
    prose.hide(0, text.length());
    return prose;
  }

  /** All of a text, from which code is taken. */
  static Prose allOf(String text) {
    var prose = new Prose(text);
    prose.show(0, text.length());
    return prose;
  }

  /** Where an article is for readers. */
  public static Prose of(String text, Format format) {
    Prose prose = read(text, format);
    prose.undisguise();
    return prose;
  }

  /** Shows numbers as readers see them. */
  private void undisguise() {
    Matcher disguise = DISGUISE.matcher(text);
    while (disguise.find()) {
      int start = disguise.start();
      char shown = visible[start];
      if (shown != text.charAt(start)) {
        continue;
      }
      int code =
          disguise.group(1) != null
              ? Integer.parseInt(disguise.group(1), HEXADECIMAL)
              : disguise.group(2) != null ? Integer.parseInt(disguise.group(2)) : '.';
      if (shown == '&' && !Character.isLetterOrDigit(code) && code != '.') {
        continue;
      }
      pass(start, disguise.end());
      if (shown != '\\') {
        visible[start] = (char) code;
      }
    }
  }

  private static Prose read(String text, Format format) {
    return switch (format) {
      case MARKDOWN -> MarkdownProse.of(text);
      case REDDIT, DISCORD -> MarkdownProse.withoutHtml(text);
      case HTML -> HtmlProse.of(text);
      case TEXT -> PlainProse.of(text);
      case BBCODE -> BbCodeProse.of(text);
      case MEDIAWIKI -> WikiProse.of(text);
      case ASCIIDOC -> AsciiDocProse.of(text);
      case RESTRUCTUREDTEXT -> ReStructuredTextProse.of(text);
      case SLASHES -> CommentProse.slashes(text);
      case HASHES -> CommentProse.hashes(text);
    };
  }

  /** Makes a part of the text prose. */
  void show(int start, int end) {
    text.getChars(start, end, visible, start);
  }

  /** Takes a part of the text from the prose. */
  void hide(int start, int end) {
    for (int i = start; i < end; i++) {
      if (visible[i] != '\n') {
        visible[i] = HIDDEN;
      }
    }
  }

  /** Makes a part of the text markup. */
  void pass(int start, int end) {
    Arrays.fill(visible, start, end, MARKUP);
  }

  /** Writes something of the same length instead, such as spaces for an entity. */
  void replace(int start, String instead) {
    instead.getChars(0, instead.length(), visible, start);
  }

  /** Makes a part of the text the words of a link. */
  void link(int start, int end, String href) {
    show(start, end);
    links.subMap(start, Math.max(start, end)).clear();
    links.put(start, new Link(start, end, href));
  }

  /** Takes over what is prose of a part of the text that was read by itself. */
  void include(Prose part, int offset) {
    System.arraycopy(part.visible, 0, visible, offset, part.visible.length);
    part.links
        .values()
        .forEach(link ->
            links.put(
                link.start() + offset,
                new Link(link.start() + offset, link.end() + offset, link.href())));
  }

  /** The article as readers see it. */
  public static final class Seen {
    private final String text;
    private final int[] places;

    private Seen(String text, int[] places) {
      this.text = text;
      this.places = places;
    }

    /** The prose, in which {@link #HIDDEN} stands for all that is none. */
    public String text() {
      return text;
    }

    /** The place in the article of a character. */
    public int start(int at) {
      return places[at];
    }

    /** The place in the article after the last character of a part. */
    public int end(int at) {
      return places[at - 1] + 1;
    }

    /** Whether a part stands in the article without markup in it. */
    public boolean isWhole(int start, int end) {
      return end(end) - start(start) == end - start;
    }
  }

  /** What readers see. */
  public Seen seen() {
    var seen = new StringBuilder();
    var places = new int[visible.length];
    for (int i = 0; i < visible.length; i++) {
      if (visible[i] != MARKUP) {
        places[seen.length()] = i;
        seen.append(narrow(visible[i]));
      }
    }
    return new Seen(seen.toString(), places);
  }

  /** Digits, letters and points may be as wide as Chinese signs. */
  private static char narrow(char sign) {
    boolean isWide = sign == '．' || (sign >= '０' && sign <= '９') || (sign >= 'Ａ' && sign <= 'ｚ');
    return isWide ? (char) (sign - WIDER) : sign;
  }

  /** The link whose words have a place in them. */
  public Optional<Link> linkAt(int place) {
    return Optional.ofNullable(links.floorEntry(place))
        .map(Map.Entry::getValue)
        .filter(link -> place < link.end());
  }

  /** Whether a place is for readers. */
  public boolean isShown(int at) {
    return visible[at] != HIDDEN && visible[at] != MARKUP;
  }

  /** Whether a place is code, an address or something else that readers don't take for prose. */
  public boolean isHidden(int at) {
    return visible[at] == HIDDEN;
  }

  /** Notes that a part of the text is HTML within something else. */
  void markHtml(int start, int end) {
    html.set(start, end);
  }

  /** Whether a place was noted as HTML. */
  public boolean isHtml(int at) {
    return html.get(at);
  }
}
