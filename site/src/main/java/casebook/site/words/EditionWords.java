package casebook.site.words;

import casebook.rules.AskedEdition;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Why no edition answers for a date, in sentences. */
public final class EditionWords {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH);

  private EditionWords() {}

  /** A day, as "June 6, 2025". */
  public static String day(LocalDate day) {
    return DAY.format(day);
  }

  /** Why there is no edition. */
  public static String why(AskedEdition.None none) {
    return switch (none) {
      case AskedEdition.NoDate(var written) ->
          "“%s” is not a date such as 2018-08-01: any day is understood, and leads to the edition in force then."
              .formatted(written);
      case AskedEdition.TooEarly(var day, var first) ->
          "No edition is held that was in force on %s: the first one is of %s."
              .formatted(day(day), day(first.effective()));
      case AskedEdition.ToCome(var day, var newest) ->
          "%s is still to come: the newest edition held is of %s."
              .formatted(day(day), day(newest.effective()));
    };
  }
}
