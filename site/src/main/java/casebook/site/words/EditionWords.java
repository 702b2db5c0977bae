package casebook.site.words;

import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.rules.ReadsSince;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Why no edition answers for a date, in sentences. */
public final class EditionWords {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH);

  private EditionWords() {}

  /** A day, as "September 25, 2026". */
  public static String day(LocalDate day) {
    return DAY.format(day);
  }

  /** What a rule was before it read as it does, in a few words. */
  public static String before(RuleNumber number, ReadsSince since) {
    String day = day(since.edition().effective());
    return since.before().isEmpty() ? "new on " + day : otherwise(number, since) + " until " + day;
  }

  /** Since when a rule reads as it does, in a sentence. */
  public static String since(RuleNumber number, ReadsSince since) {
    String day = day(since.edition().effective());
    return since.before().isEmpty()
        ? "New on " + day + "."
        : "It reads so since " + day + ", before that " + otherwise(number, since) + ".";
  }

  private static String otherwise(RuleNumber number, ReadsSince since) {
    List<String> parts = new ArrayList<>();
    since.before().filter(then -> !then.equals(number)).ifPresent(then -> parts.add("as " + then));
    if (since.isReworded()) {
      parts.add("in other words");
    }
    return String.join(", ", parts);
  }

  /** That the newest edition held is old on a day, and what to do; empty where it isn't. */
  public static Optional<String> old(Editions editions, LocalDate today) {
    return editions.areOld(today)
        ? Optional.of(
            "The newest edition of the rules held here, of %s, is more than four months old: the command “import rules FILE” imports a newer one."
                .formatted(day(editions.current().effective())))
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
