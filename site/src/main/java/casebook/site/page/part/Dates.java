package casebook.site.page.part;

import casebook.rules.Edition;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Editions by their dates, as people write them. */
public final class Dates {
  private static final DateTimeFormatter LONG =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH);

  private Dates() {}

  /** A day as 2010-06-15 says it. */
  public static String ofDay(String day) {
    return of(LocalDate.parse(day));
  }

  /** "September 25, 2026". */
  public static String of(Edition edition) {
    return of(edition.effective());
  }

  /** A day in the same words. */
  public static String of(LocalDate day) {
    return LONG.format(day);
  }
}
