package casebook.site.page.part;

import casebook.site.citation.Citation;
import casebook.site.citation.Citation.Quote;
import casebook.site.citation.Style;
import java.util.Arrays;
import java.util.List;

/** The citations that a page offers to copy. */
public final class CitePanel {
  private CitePanel() {}

  /**
   * A style with both citations in it.
   *
   * @param name its name in addresses
   * @param title what people call it
   */
  public record Row(String name, String title, String plain, String quoted) {}

  /** A row for each style of citation. */
  public static List<Row> of(Citation citation) {
    return Arrays.stream(Style.values())
        .map(style ->
            new Row(
                style.label(),
                style.title(),
                citation.in(style, Quote.WITHOUT_TEXT),
                citation.in(style, Quote.WITH_TEXT)))
        .toList();
  }
}
