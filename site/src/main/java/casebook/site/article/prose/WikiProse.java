package casebook.site.article.prose;

import casebook.rules.work.Cancellation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The markup of MediaWiki: its text is prose, but not code, templates, comments and preformatted
 * lines, nor what has a meaning of its own in a table.
 */
final class WikiProse {
  private static final Pattern TAG =
      Pattern.compile("<!--|<(/?)([a-zA-Z][a-zA-Z0-9]{0,20})\\b[^<>]{0,2000}?(/?)>");

  private static final Set<String> NO_PROSE =
      Set.copyOf(
          List.of(
              ("nowiki code pre syntaxhighlight source math chem score gallery templatestyles"
                      + " timeline imagemap inputbox kbd samp tt var templatedata graph")
                  .split(" ")));

  /** A link to a page, and one to an address. */
  private static final Pattern LINK =
      Pattern.compile(
          "\\[\\[(?<page>[^\\[\\]|\n"
              + "]{0,1000})(?:\\|(?<label>[^\\[\\]\n"
              + "]{0,2000}))?]]|\\[(?<href>(?:https?:)?//[^\\s\\[\\]]{1,2000})(?:[ "
              + "\t]+(?<words>[^\\]\n"
              + "]{0,2000}))?]");

  private static final Pattern BRACES = Pattern.compile("\\{\\{|}}");

  private static final Pattern QUOTES = Pattern.compile("'{2,5}");

  /** Preformatted lines, marks at the beginning or end of a line, and what begins a cell. */
  private static final Pattern LINES =
      Pattern.compile(
          "(?m)^(?: .*|\\{\\|.*|\\|[-}].*"
              + "|[|!](?:(?=[^|=\\[\\]{}\\n]{0,500}+=)[^|\\[\\]{}\\n]{0,1000}+\\|(?!\\|)|\\+)?"
              + "|[*#:;]+|=+)|(?<!=)=++[ \t]*+$|\\|\\||!!");

  private WikiProse() {}

  static Prose of(String text) {
    Prose prose = Prose.allOf(text);
    PlainProse.hideBareAddresses(prose, text);
    links(prose, text);
    passAll(QUOTES, prose, text);
    Matcher line = LINES.matcher(text);
    while (line.find()) {
      prose.hide(line.start(), line.end());
    }
    templates(prose, text);
    tags(prose, text);
    return prose;
  }

  private static void passAll(Pattern markup, Prose prose, String text) {
    Matcher found = markup.matcher(text);
    while (found.find()) {
      prose.pass(found.start(), found.end());
    }
  }

  private static void links(Prose prose, String text) {
    Matcher link = LINK.matcher(text);
    while (link.find()) {
      Cancellation.check();
      String words =
          link.group("page") == null ? "words" : link.group("label") == null ? "page" : "label";
      prose.pass(link.start(), link.end());
      if (link.start(words) >= 0) {
        String href = link.group("href") == null ? "#" : link.group("href");
        prose.link(link.start(words), link.end(words), href);
      }
    }
  }

  /** What stands between two braces is for a template, also where one is in another. */
  private static void templates(Prose prose, String text) {
    Deque<Integer> open = new ArrayDeque<>();
    Matcher brace = BRACES.matcher(text);
    while (brace.find()) {
      if (brace.group().equals("{{")) {
        open.push(brace.start());
      } else if (open.size() == 1) {
        prose.hide(open.pop(), brace.end());
      } else if (!open.isEmpty()) {
        int start = open.pop();
        if (!text.regionMatches(open.element(), "{{", 0, 2)) {
          prose.hide(start, brace.end());
        }
      }
    }
  }

  private static void tags(Prose prose, String text) {
    var parts = new Parts(text);
    Matcher tag = TAG.matcher(text);
    int from = 0;
    while (tag.find(from)) {
      Cancellation.check();
      from = tag.end();
      boolean isComment = tag.group(2) == null;
      String name = isComment ? "" : tag.group(2).toLowerCase(Locale.ROOT);
      boolean opens = isComment || (tag.group(1).isEmpty() && tag.group(3).isEmpty());
      if (opens && (isComment || NO_PROSE.contains(name))) {
        String end = isComment ? "-->" : "</" + name + ">";
        int close = parts.closing(end, tag.end());
        from = close >= 0 ? close + end.length() : tag.end();
        prose.hide(tag.start(), from);
      } else if (HtmlProse.INLINE.contains(name)) {
        prose.pass(tag.start(), tag.end());
      } else {
        prose.hide(tag.start(), tag.end());
      }
    }
  }
}
