package casebook.site.citation;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.TextHash;
import casebook.site.cases.PublishedRuling;
import casebook.site.output.Json;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A rule or a published ruling as a writer cites it: what it is called, the edition, where to read
 * it, and a hash by which to see whether the text is still the same.
 *
 * @param label what is linked, as "CR 508.1d"
 * @param key what programs call it
 * @param title what it is a part of
 * @param section the number or the name of the part
 * @param text what it says
 * @param href the path of its page
 * @param site the address of the site that the citation links to, without a slash at its end
 */
public record Citation(
    String label,
    String key,
    String title,
    String section,
    String text,
    Edition edition,
    String href,
    String site) {

  /** Whether the text stands in the citation. */
  public enum Quote {
    WITH_TEXT,
    WITHOUT_TEXT
  }

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);

  private static final String AUTHOR_OF_RULES = "Wizards of the Coast";

  /** The questions and answers are Casebook's own. */
  private static final String CASEBOOK = "Casebook";

  /** A rule, pinned to its edition. */
  public static Citation of(Rule rule, Edition edition, String site) {
    return new Citation(
        "CR " + rule.number(),
        "cr-" + rule.number() + "-" + edition.name(),
        "Magic: The Gathering Comprehensive Rules",
        rule.number().toString(),
        rule.text(),
        edition,
        "/cr/" + edition.name() + "/" + rule.number(),
        site);
  }

  /** A published ruling, with the edition whose rules it cites. */
  public static Citation of(PublishedRuling ruling, Edition edition, String site) {
    return new Citation(
        ruling.question(),
        "casebook-" + ruling.slug(),
        CASEBOOK,
        ruling.question(),
        ruling.answer(),
        edition,
        ruling.href(),
        site);
  }

  /** The hash of the text. */
  public String hash() {
    return TextHash.of(text);
  }

  /** The citation in a style. BibTeX and CSL JSON have fields of their own for what they hold. */
  public String in(Style style, Quote quote) {
    String link = site + href;
    return switch (style) {
      case MARKDOWN, REDDIT, DISCORD ->
          quoted(quote, "> " + inMarkdown(text).replace("\n", "\n> ") + "\n\n")
              + ("[" + inMarkdown(label) + "](" + link + "), " + when());
      case HTML -> html(link, quote);
      case BBCODE ->
          quoted(quote, "[quote]" + text + "[/quote]\n")
              + ("[url=" + link + "]" + label + "[/url], ")
              + when();
      case MEDIAWIKI ->
          quoted(quote, "<blockquote><nowiki>" + escaped(text) + "</nowiki></blockquote>\n")
              + ("[" + link + " " + label + "], ")
              + when();
      case TEXT -> quoted(quote, "“" + text + "” — ") + label + ", " + when() + ", " + link;
      case BIBTEX -> bibtex(link, quote);
      case CSL_JSON -> csl(link, quote);
    };
  }

  /** The edition, and the hash of the text. */
  private String when() {
    return (isOfCasebook() ? CASEBOOK + ", by the rules effective " : "effective ")
        + DAY.format(edition.effective())
        + ", text "
        + hash();
  }

  private boolean isOfCasebook() {
    return title.equals(CASEBOOK);
  }

  private String author() {
    return isOfCasebook() ? CASEBOOK : AUTHOR_OF_RULES;
  }

  private static String quoted(Quote quote, String quotation) {
    return quote == Quote.WITH_TEXT ? quotation : "";
  }

  /** What means something in Markdown is kept from it. */
  private static String inMarkdown(String words) {
    return words.replaceAll("([\\\\*_`<~])", "\\\\$1");
  }

  private String html(String link, Quote quote) {
    String cite =
        "<cite><a href=\"%s\">%s</a></cite>, %s".formatted(escaped(link), escaped(label), when());
    String paragraphs =
        text.lines().map(line -> "<p>" + escaped(line) + "</p>").collect(Collectors.joining());
    return quote == Quote.WITH_TEXT
        ? "<blockquote cite=\"%s\">%s</blockquote>\n<p>%s</p>"
            .formatted(escaped(link), paragraphs, cite)
        : cite;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private String bibtex(String link, Quote quote) {
    String note =
        "text " + hash() + (quote == Quote.WITH_TEXT ? ": " + text.replace("\n", " ") : "");
    return """
    @misc{%s,
      title = {{%s, %s}},
      author = {{%s}},
      year = {%d},
      month = {%d},
      edition = {%s},
      url = {%s},
      note = {%s}
    }\
    """
        .formatted(
            key,
            inBibtex(title),
            inBibtex(isOfCasebook() ? section : "rule " + section),
            author(),
            edition.effective().getYear(),
            edition.effective().getMonthValue(),
            edition.name(),
            link,
            inBibtex(note));
  }

  private static String inBibtex(String words) {
    return words.replaceAll("([&%$#_{}])", "\\\\$1").replace("~", "\\textasciitilde{}");
  }

  private String csl(String link, Quote quote) {
    List<Object> date =
        List.of(
            edition.effective().getYear(),
            edition.effective().getMonthValue(),
            edition.effective().getDayOfMonth());
    Json item =
        Json.object()
            .put("id", key)
            .put("type", isOfCasebook() ? "webpage" : "legislation")
            .put("title", title)
            .put("section", section)
            .put("author", Json.list(List.of(author()), Citation::literal))
            .put("issued", Json.object().put("date-parts", List.of(date)))
            .put("version", edition.name() + ", text " + hash())
            .put("URL", link);
    if (quote == Quote.WITH_TEXT) {
      item.put("note", text);
    }
    return Json.compact(Json.list(List.of(item), one -> one));
  }

  private static Json literal(String name) {
    return Json.object().put("literal", name);
  }
}
