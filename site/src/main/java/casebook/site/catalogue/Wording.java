package casebook.site.catalogue;

import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How old the rules text is that a card was read from.
 *
 * @param date the year, or the year and the month, in which the text was current: "2026", "2026-07"
 * @param source who worded it so
 */
public record Wording(String date, Source source) {

  /** Who worded a text. */
  public enum Source {
    /** It is the official wording of that time. */
    OFFICIAL,
    /** Somebody has written it down, perhaps with gaps or in words of their own. */
    NOTED
  }

  private static final Pattern DATE = Pattern.compile("\\b(\\d{4})(-(?:0[1-9]|1[0-2]))?\\b");
  private static final Pattern OFFICIAL =
      Pattern.compile("\\bofficial\\b|\\bGatherer\\b", Pattern.CASE_INSENSITIVE);
  private static final DateTimeFormatter MONTH =
      DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH);

  /** Stands before the date of a text that is not official. */
  private static final String NOTED = "~";

  /** What a file says of a text's source, as "official text, 2026-07"; nothing without a date. */
  public static Optional<Wording> of(String stated) {
    Matcher date = DATE.matcher(stated);
    return date.find()
        ? Optional.of(
            new Wording(
                date.group(), OFFICIAL.matcher(stated).find() ? Source.OFFICIAL : Source.NOTED))
        : Optional.empty();
  }

  /** Whether it is the official wording of its time. */
  public boolean isOfficial() {
    return source == Source.OFFICIAL;
  }

  /** The date as people write it: "July 2026". */
  public String when() {
    return date.contains("-") ? MONTH.format(YearMonth.parse(date)) : date;
  }

  /** As a catalogue's file has it: "2026-07", or "~2026-08" where it isn't official. */
  String write() {
    return (isOfficial() ? "" : NOTED) + date;
  }

  /** What {@link #write} wrote; nothing where the file leaves it out. */
  static Optional<Wording> read(String written) {
    if (written.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        written.startsWith(NOTED)
            ? new Wording(written.substring(NOTED.length()), Source.NOTED)
            : new Wording(written, Source.OFFICIAL));
  }
}
