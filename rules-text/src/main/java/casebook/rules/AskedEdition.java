package casebook.rules;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is held for a date that somebody asks for: the edition that was in force then, or why there
 * is none.
 */
public sealed interface AskedEdition {

  /**
   * The edition that was in force then, as far as editions are held.
   *
   * @param missing the one that really was, where it isn't held; this is the one before it then
   */
  record InForce(Edition edition, Optional<Missing> missing) implements AskedEdition {
    /** One that was in force. */
    public InForce(Edition edition) {
      this(edition, Optional.empty());
    }

    /** What stands for the edition that was in force on a day; empty before the first one. */
    public static Optional<InForce> on(LocalDate day, Editions editions) {
      return editions.inForceOn(day).map(edition -> standingFor(day, edition, editions));
    }

    /** An edition that stands for the one that was in force on a day, whichever that was. */
    public static InForce standingFor(LocalDate day, Edition edition, Editions editions) {
      return new InForce(
          edition,
          editions
              .missingOn(day)
              .filter(date -> edition.effective().isBefore(date))
              .map(date -> new Missing(day, date)));
    }

    /** The day that was asked for, where another edition was in force then; else its own date. */
    public LocalDate day() {
      return missing.map(Missing::day).orElseGet(edition::effective);
    }
  }

  /**
   * An edition that isn't held.
   *
   * @param day a day on which it was in force
   * @param date its own date
   */
  record Missing(LocalDate day, LocalDate date) {}

  /** No edition answers. */
  sealed interface None extends AskedEdition {}

  /**
   * It isn't a date.
   *
   * @param written what was asked for
   */
  record NoDate(String written) implements None {}

  /**
   * The date is before that of the first edition that is held.
   *
   * @param day the day that was asked for, the last one of a month or year
   */
  record TooEarly(LocalDate day, Edition first) implements None {}

  /**
   * The date is still to come, so that nobody knows which edition will be in force.
   *
   * @param day the day that was asked for, the first one of a month or year
   */
  record ToCome(LocalDate day, Edition newest) implements None {}

  /** A day, a month or a year. */
  Pattern DATE = Pattern.compile("(\\d{4})(?:-(\\d\\d))?(?:-(\\d\\d))?");

  /**
   * The edition for a date, as "2018-08-01"; of a month or a year its last day counts, or today
   * where that is earlier. An edition that is held has its own date, even where that is to come.
   */
  static AskedEdition of(String written, Editions editions) {
    String date = written.strip();
    return editions
        .named(date)
        .<AskedEdition>map(InForce::new)
        .or(() -> Period.of(date).map(period -> of(period, editions)))
        .orElseGet(() -> new NoDate(written));
  }

  private static AskedEdition of(Period period, Editions editions) {
    LocalDate today = editions.today();
    if (period.first().isAfter(today)) {
      return new ToCome(period.first(), editions.current());
    }
    LocalDate day = period.last().isAfter(today) ? today : period.last();
    return InForce.on(day, editions)
        .<AskedEdition>map(Function.identity())
        .orElseGet(() -> new TooEarly(day, editions.all().getLast()));
  }

  /** The days of what is written. */
  record Period(LocalDate first, LocalDate last) {

    private static Optional<Period> of(String written) {
      Matcher parts = DATE.matcher(written);
      if (!parts.matches()) {
        return Optional.empty();
      }
      try {
        return Optional.of(days(parts));
      } catch (DateTimeException e) {
        return Optional.empty();
      }
    }

    private static Period days(Matcher parts) {
      Year year = Year.of(Integer.parseInt(parts.group(1)));
      if (parts.group(2) == null) {
        return new Period(year.atDay(1), year.atDay(year.length()));
      }
      YearMonth month = year.atMonth(Integer.parseInt(parts.group(2)));
      if (parts.group(3) == null) {
        return new Period(month.atDay(1), month.atEndOfMonth());
      }
      LocalDate day = month.atDay(Integer.parseInt(parts.group(3)));
      return new Period(day, day);
    }
  }

  /** The edition in force then, if there is one. */
  default Optional<Edition> held() {
    return inForce().map(InForce::edition);
  }

  /** The same, with what is known to be missing. */
  default Optional<InForce> inForce() {
    return switch (this) {
      case InForce held -> Optional.of(held);
      case None _ -> Optional.empty();
    };
  }
}
