package casebook.site.article.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The official documents for tournaments, which judges cite beside the Comprehensive Rules. */
public enum TradeDocument {
  TOURNAMENT_RULES("Magic Tournament Rules", "MTR", "(?:Magic )?Tournament Rules"),
  INFRACTION_PROCEDURE_GUIDE(
      "Infraction Procedure Guide", "IPG", "(?:Magic )?Infraction Procedure Guide"),
  JUDGING_AT_REGULAR(
      "Judging at Regular REL", "JAR", "Judging at Regular(?: REL| Rules Enforcement Level)?");

  /** Where the newest of each is published. */
  public static final String ADDRESS = "https://wpn.wizards.com/en/rules-documents";

  /** A section, as in "MTR 2.5"; without one, a short name may be anything. */
  private static final String SECTION =
      "(?:,? (?:§ ?|section |sec\\. )?(\\d{1,2}(?:\\.\\d{1,2})?)(?![\\d.]*\\d|\\w|%)"
          + "| \\((?:§ ?|section |sec\\. )(\\d{1,2}(?:\\.\\d{1,2})?)\\))";

  private static final String NUMBER = "\\d{1,2}(?:\\.\\d{1,2})?";

  /** Another section of the same document. */
  private static final Pattern NEXT =
      Pattern.compile("(?:, |,? (?:and|or) |[-–—])(\\d{1,2}\\.\\d{1,2})(?![\\d.]*\\d|\\w| ?%)");

  private final String title;
  private final Pattern cited;

  TradeDocument(String title, String shortName, String names) {
    this.title = title;
    this.cited =
        Pattern.compile(
            "\\b"
                + shortName
                + SECTION
                + "|\\b(?:"
                + names
                + ")\\b"
                + SECTION
                + "?"
                + "|\\b(?:[Rr]ule|[Ss]ection|[Ss]ec\\.) ("
                + NUMBER
                + ") of the (?:"
                + shortName
                + "|"
                + names
                + ")\\b");
  }

  /** Its name. */
  public String title() {
    return title;
  }

  /**
   * A place where one is cited.
   *
   * @param section the number of the section, if one is named
   */
  public record Cited(TradeDocument document, Optional<String> section, int start, int end) {}

  /** The places where a text cites any. */
  static List<Cited> in(String text) {
    var found = new ArrayList<Cited>();
    Arrays.stream(values()).forEach(document -> document.addTo(found, text));
    return found;
  }

  private void addTo(List<Cited> found, String text) {
    Matcher place = cited.matcher(text);
    while (place.find()) {
      Optional<String> section =
          IntStream.rangeClosed(1, place.groupCount())
              .boxed()
              .flatMap(group -> Optional.ofNullable(place.group(group)).stream())
              .findFirst();
      found.add(new Cited(this, section, place.start(), place.end()));
      Matcher next = NEXT.matcher(text).region(place.end(), text.length());
      while (section.isPresent() && next.lookingAt()) {
        found.add(new Cited(this, Optional.of(next.group(1)), next.start(1), next.end()));
        next.region(next.end(), text.length());
      }
    }
  }
}
