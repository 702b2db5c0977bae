package casebook.site.article.link;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.article.prose.Format;
import casebook.site.words.search.ResolutionWords;
import java.util.regex.Pattern;

/** Writes links as a format has them. */
final class LinkWriter {

  /** Before and after marked words, reStructuredText needs a space or one of these. */
  private static final Pattern MAY_BE_BEFORE = Pattern.compile("[\\s'\"(\\[{<\\-/:“‘—–]\\z");

  private static final Pattern MAY_BE_AFTER = Pattern.compile("[\\s'\")\\]}>\\-/:.,;!?”’—–]");

  private final String article;
  private final Format format;
  private final LinkTitle titled;

  LinkWriter(String article, Format format, LinkTitle titled) {
    this.article = article;
    this.format = format;
    this.titled = titled;
  }

  /**
   * A number of an article as a link.
   *
   * @param held the rule or section that it leads to
   */
  String link(Citing citing, String href, Edition edition, Lookup.Held held) {
    return link(citing.place(), href, title(edition, held, citing.rule()));
  }

  /** Words of an article as a link with a title, which may be empty. */
  String link(Place place, String href, String full) {
    String text = article.substring(place.start(), place.end());
    String title = titled == LinkTitle.NONE ? "" : full;
    return switch (format) {
      case MARKDOWN ->
          place.inHtml() || isPicture(place)
              ? html(text, href, title)
              : "[%s](%s%s)".formatted(text, href, inMarkdown(title));
      case REDDIT -> apart(place) + "[%s](%s%s)".formatted(text, href, inMarkdown(title));
      case DISCORD -> apart(place) + "[%s](<%s>)".formatted(text, href);
      case HTML -> html(text, href, title);
      case TEXT, SLASHES, HASHES -> "%s <%s>".formatted(text, href);
      case BBCODE -> "[url=%s]%s[/url]".formatted(href, text);
      case MEDIAWIKI -> "[%s %s]".formatted(href, text);
      case ASCIIDOC -> "link:%s[%s%s]".formatted(href, text, inAsciiDoc(title));
      case RESTRUCTUREDTEXT -> "`%s <%s>`__".formatted(text, href);
    };
  }

  /** Words of an article. */
  record Place(int start, int end, boolean inHtml) {}

  /** A number to be linked, or an end of a range. */
  record Citing(RuleNumber rule, int start, int end, boolean inHtml) {
    Place place() {
      return new Place(start, end, inHtml);
    }
  }

  /** A link in Markdown right after an exclamation mark would be a picture. */
  private boolean isPicture(Place citing) {
    return citing.start() > 0 && article.charAt(citing.start() - 1) == '!';
  }

  /** Parts a link from an exclamation mark where there is no HTML; nothing is seen of it. */
  private String apart(Place citing) {
    return isPicture(citing) ? "\u200B" : "";
  }

  private String title(Edition edition, Lookup.Held held, RuleNumber number) {
    String name = "CR %s (%s)".formatted(number, ResolutionWords.date(edition));
    return switch (titled) {
      case NONE -> "";
      case SHORT -> name;
      case FULL ->
          name
              + ": "
              + switch (held) {
                case Lookup.HeldRule(var rule) -> rule.text().replaceAll("\\s+", " ");
                case Lookup.HeldSection(var section) -> section.title();
              };
    };
  }

  private static String html(String text, String href, String title) {
    String attribute = title.isEmpty() ? "" : " title=\"%s\"".formatted(inAttribute(title));
    return "<a class=\"casebook\" href=\"%s\"%s>%s</a>"
        .formatted(inAttribute(href), attribute, text);
  }

  private static String inAttribute(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }

  private static String inMarkdown(String title) {
    return title.isEmpty()
        ? ""
        : " \"%s\""
            .formatted(
                title
                    .replace("\\", "\\\\")
                    .replace("\"", "\\\"")
                    .replace("[", "\\[")
                    .replace("]", "\\]"));
  }

  /** A comma parts the words of a link from its title there. */
  private static String inAsciiDoc(String title) {
    return title.isEmpty()
        ? ""
        : ",title=\"%s\"".formatted(title.replace("\"", "&quot;").replace("]", "\\]"));
  }

  /** Whether a link can stand there: not right at a spoiler, in reStructuredText not in a word. */
  boolean canStand(Place citing) {
    return !isHiding(citing) && canStandInText(citing);
  }

  /** A spoiler of Reddit begins with an exclamation mark too, and nothing can part them there. */
  private boolean isHiding(Place citing) {
    return format == Format.REDDIT
        && isPicture(citing)
        && citing.start() > 1
        && article.charAt(citing.start() - 2) == '>';
  }

  private boolean canStandInText(Place citing) {
    return format != Format.RESTRUCTUREDTEXT
        || ((citing.start() == 0
                || MAY_BE_BEFORE
                    .matcher(article.substring(citing.start() - 1, citing.start()))
                    .find())
            && (citing.end() == article.length()
                || MAY_BE_AFTER
                    .matcher(article)
                    .region(citing.end(), article.length())
                    .lookingAt()));
  }
}
