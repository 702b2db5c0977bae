package casebook.site.citation;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.site.output.Json;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * A rule as a writer cites it: its number, the edition it is cited from, and where to read it.
 *
 * @param site the address of the site that the citation links to, without a slash at its end
 */
public record Citation(Rule rule, Edition edition, String site) {

  /** Whether the rule's text stands in the citation. */
  public enum Quote {
    WITH_TEXT,
    WITHOUT_TEXT
  }

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);

  /** The path of the rule's page in its edition, which doesn't change. */
  public String href() {
    return "/cr/" + edition.name() + "/" + rule.number();
  }

  /** The citation in a style. BibTeX and CSL JSON have fields of their own for what they hold. */
  public String in(Style style, Quote quote) {
    String link = site + href();
    return switch (style) {
      case MARKDOWN, REDDIT, DISCORD ->
          quoted(quote, "> ", "\n\n", "") + "[CR " + rule.number() + "](" + link + "), " + when();
      case HTML -> html(link, quote);
      case BBCODE ->
          quoted(quote, "[quote]", "[/quote]\n", "")
              + ("[url=" + link + "]CR " + rule.number() + "[/url], ")
              + when();
      case TEXT ->
          quoted(quote, "“", "” — ", "") + "CR " + rule.number() + ", " + when() + ", " + link;
      case BIBTEX -> bibtex(link, quote);
      case CSL_JSON -> csl(link, quote);
    };
  }

  private String when() {
    return "effective " + DAY.format(edition.effective());
  }

  private String quoted(Quote quote, String before, String after, String without) {
    return quote == Quote.WITH_TEXT ? before + rule.text() + after : without;
  }

  private String html(String link, Quote quote) {
    String cite =
        "<cite><a href=\"%s\">CR %s</a></cite>, %s".formatted(escaped(link), rule.number(), when());
    return quote == Quote.WITH_TEXT
        ? "<blockquote cite=\"%s\"><p>%s</p></blockquote>\n<p>%s</p>"
            .formatted(escaped(link), escaped(rule.text()), cite)
        : cite;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private String bibtex(String link, Quote quote) {
    String fields =
        """
        @misc{cr-%1$s-%2$s,
          title = {{Magic: The Gathering Comprehensive Rules, rule %1$s}},
          author = {{Wizards of the Coast}},
          year = {%3$d},
          month = {%4$d},
          edition = {%2$s},
          url = {%5$s}%6$s
        }\
        """
            .formatted(
                rule.number(),
                edition.name(),
                edition.effective().getYear(),
                edition.effective().getMonthValue(),
                link,
                quoted(quote, ",\n  note = {", "}", ""));
    return fields;
  }

  private String csl(String link, Quote quote) {
    List<Object> date =
        List.of(
            edition.effective().getYear(),
            edition.effective().getMonthValue(),
            edition.effective().getDayOfMonth());
    Json item =
        Json.object()
            .put("id", "cr-" + rule.number() + "-" + edition.name())
            .put("type", "legislation")
            .put("title", "Magic: The Gathering Comprehensive Rules")
            .put("section", rule.number())
            .put("author", Json.list(List.of("Wizards of the Coast"), Citation::literal))
            .put("issued", Json.object().put("date-parts", List.of(date)))
            .put("URL", link);
    if (quote == Quote.WITH_TEXT) {
      item.put("note", rule.text());
    }
    return Json.compact(Json.list(List.of(item), one -> one));
  }

  private static Json literal(String name) {
    return Json.object().put("literal", name);
  }
}
