package casebook.site.words.search;

import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import casebook.rules.history.ReadsSince;
import casebook.site.words.english.English;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Editions and their dates in words: when a rule changed, and why no edition answers for a date.
 */
public final class EditionWords {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH);

  private static final DateTimeFormatter DAY_OF_YEAR =
      DateTimeFormatter.ofPattern("MMMM d", Locale.ENGLISH);

  private static final DateTimeFormatter MONTH =
      DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH);

  private EditionWords() {}

  /** A day, as "September 25, 2026". */
  public static String day(LocalDate day) {
    return DAY.format(day);
  }

  /** "February 18, 2022", or "between June 19 and September 25, 2026". */
  public static String when(Since since) {
    return between(since).orElseGet(() -> day(since.edition().effective()));
  }

  /** The same at the beginning of a sentence. */
  public static String begun(Since since) {
    return English.capitalized(when(since));
  }

  /** "on February 18, 2022", or "between June 19 and September 25, 2026". */
  public static String on(Since since) {
    return between(since).orElseGet(() -> "on " + day(since.edition().effective()));
  }

  /**
   * "from February 18, 2022 on", or "from an edition between June 19 and September 25, 2026 on".
   */
  public static String from(Since since) {
    return "from " + some(since) + " on";
  }

  /** "until February 18, 2022", or "until an edition between June 19 and September 25, 2026". */
  public static String until(Since since) {
    return "until "
        + between(since)
            .map(days -> "an edition " + days)
            .orElseGet(() -> day(since.edition().effective()));
  }

  /** "February 2022". */
  static String month(Edition edition) {
    return MONTH.format(edition.effective());
  }

  /** "in February 2022", or "between June 19 and September 25, 2026". */
  static String inMonth(Since since) {
    return between(since).orElseGet(() -> "in " + month(since.edition()));
  }

  /** "until February 2022", or "until an edition between June 19 and September 25, 2026". */
  static String untilMonth(Since since) {
    return since.after().isPresent() ? until(since) : "until " + month(since.edition());
  }

  private static Optional<String> between(Since since) {
    LocalDate last = since.edition().effective();
    return since
        .after()
        .map(Edition::effective)
        .map(after ->
            "between "
                + (after.getYear() == last.getYear() ? DAY_OF_YEAR.format(after) : day(after))
                + " and "
                + day(last));
  }

  /** What a rule was before it read as it does, in a few words. */
  public static String before(RuleNumber number, ReadsSince since) {
    return since.before().isEmpty()
        ? "new " + on(since.since())
        : otherwise(number, since) + " " + until(since.since());
  }

  /** Since when a rule reads as it does, in a sentence. */
  public static String since(RuleNumber number, ReadsSince since) {
    return since.before().isEmpty()
        ? "New " + on(since.since()) + "."
        : "It has read so since "
            + some(since.since())
            + ", before that "
            + otherwise(number, since)
            + ".";
  }

  /** "since February 18, 2022", or "since an edition between June 19 and September 25, 2026". */
  static String since(Since since) {
    return "since " + some(since);
  }

  private static String some(Since since) {
    return between(since).map(days -> "an edition " + days).orElseGet(() -> when(since));
  }

  private static String otherwise(RuleNumber number, ReadsSince since) {
    List<String> parts = new ArrayList<>();
    since.before().filter(then -> !then.equals(number)).ifPresent(then -> parts.add("as " + then));
    if (since.isReworded()) {
      parts.add("in other words");
    }
    return String.join(", ", parts);
  }

  /** That the newest edition held is old, and what to do; empty where it isn't. */
  public static Optional<String> old(Editions editions) {
    return editions.areOld()
        ? Optional.of(
            "The newest edition of the rules held here, of %s, is more than four months old: the command “import rules FILE” imports a newer one."
                .formatted(day(editions.current().effective())))
        : Optional.empty();
  }

  /** That the edition of a day isn't held, and which one stands for it; empty where it is held. */
  public static Optional<String> missing(AskedEdition asked) {
    return asked instanceof AskedEdition.InForce(var edition, var missing)
        ? missing.map(one ->
            "In force on %s was the edition of %s, which isn’t held; this is that of %s."
                .formatted(day(one.day()), day(one.date()), day(edition.effective())))
        : Optional.empty();
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
