package casebook.site.article.prose;

import casebook.rules.work.Cancellation;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** BBCode: its text is prose, but not code, pictures and the addresses of links. */
final class BbCodeProse {
  private static final Pattern TAG =
      Pattern.compile(
          "\\[(/?)([a-zA-Z][a-zA-Z0-9]{0,15}|\\*)(?:=([^\\]\\[\\n]{0,2000})|"
              + " [^\\]\\[\\n]{0,2000})?]");

  /** What is in them is shown as it stands, or isn't for readers. */
  private static final Set<String> NO_PROSE =
      set(
          "code icode tt pre noparse plain img php html sql xml css javascript email media video"
              + " youtube attach attachment math tex latex deck");

  private static final Set<String> LINKS = set("url link post thread topic user");

  /** Tags that part no words. */
  private static final Set<String> INLINE =
      set("b i u s em strong del ins sub sup color colour size font highlight mark card bg");

  private static final Set<String> BLOCKS =
      set(
          "quote spoiler list * li ul ol table tr td th thead tbody h1 h2 h3 h4 h5 h6 hr center"
              + " left right justify indent p div collapse hide heading");

  private static final String QUOTE = "quote";

  /** The number of a rule as the source of a quotation. */
  private static final Pattern NUMBER =
      Pattern.compile("\"?(?:(?:CR|rule) )?\\d{3}\\.\\d{1,3}[a-z]?\"?", Pattern.CASE_INSENSITIVE);

  private BbCodeProse() {}

  private static Set<String> set(String names) {
    return Set.copyOf(List.of(names.split(" ")));
  }

  static Prose of(String text) {
    Prose prose = Prose.allOf(text);
    PlainProse.hideBareAddresses(prose, text);
    var parts = new Parts(text);
    Matcher tag = TAG.matcher(text);
    int from = 0;
    while (tag.find(from)) {
      Cancellation.check();
      from = read(tag, prose, parts, text);
    }
    return prose;
  }

  /** Reads a tag; where to go on. */
  private static int read(Matcher tag, Prose prose, Parts parts, String text) {
    String name = tag.group(2).toLowerCase(Locale.ROOT);
    boolean opens = tag.group(1).isEmpty();
    int close =
        opens && (NO_PROSE.contains(name) || LINKS.contains(name))
            ? parts.closing("[/" + name + "]", tag.end())
            : -1;
    if (close >= 0 && NO_PROSE.contains(name)) {
      int end = close + name.length() + "[/]".length();
      prose.hide(tag.start(), end);
      return end;
    }
    if (close >= 0) {
      String words = text.substring(tag.end(), close);
      String href = Objects.requireNonNullElse(tag.group(3), words).strip();
      prose.link(tag.end(), close, href.isEmpty() ? "#" : href);
      if (tag.group(3) == null) {
        prose.hide(tag.end(), close);
      }
    }
    if (name.equals(QUOTE) && tag.group(3) != null && NUMBER.matcher(tag.group(3)).matches()) {
      prose.hide(tag.start(), tag.start(3));
      prose.link(tag.start(3), tag.end(3), "#");
      prose.hide(tag.end(3), tag.end());
    } else if (LINKS.contains(name) || INLINE.contains(name)) {
      prose.pass(tag.start(), tag.end());
    } else if (BLOCKS.contains(name)) {
      prose.hide(tag.start(), tag.end());
    }
    return tag.end();
  }
}
