package casebook.site.words.search;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Change;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.Provenance;
import casebook.rules.history.Resolution;
import casebook.rules.history.Stage;
import casebook.rules.history.Succession;
import casebook.site.words.english.English;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What became of a rule, in sentences. */
public final class ResolutionWords {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH);

  private ResolutionWords() {}

  /** An edition by its date, as "September 25, 2026". */
  public static String date(Edition edition) {
    return DAY.format(edition.effective());
  }

  /** What became of a rule, and what has its number today, in a sentence or two. */
  public static String says(Resolution found) {
    RuleNumber number = found.rule().number();
    String then = number + " of " + date(found.edition());
    List<RuleNumber> now =
        found.today().stream().flatMap(today -> today.rule().stream()).map(Rule::number).toList();
    Change change = found.today().getFirst().change();
    Optional<String> gone = Crosswalk.builtIn().gone(found);
    String sentence =
        switch (found.relation()) {
          case SAME, ADDED -> then + " is the same rule today, with the same text";
          case CROSS_REFERENCES ->
              then + " is the same rule today; only numbers of other rules in it have changed";
          case REWORDED -> then + " is the same rule today, in other words";
          case MOVED -> then + " is " + now.getFirst() + " today" + moved(change);
          case SPLIT -> then + " was split: today it is " + English.list(texts(now), "and");
          case REMOVED -> then + " was removed" + (gone.isEmpty() ? ": no rule says it today" : "");
        };
    String other =
        found.sameNumber() == Resolution.SameNumber.OTHER_RULE
            ? "; today’s " + number + " is another rule"
            : "";
    return sentence + other + "." + gone.map(why -> " " + why).orElse("");
  }

  /** All of it as text without markup. */
  public static String text(Resolution found, Provenance provenance) {
    var text = new StringBuilder(says(found)).append("\n");
    String came = ProvenanceWords.says(provenance);
    text.append(came.isEmpty() ? "" : came + "\n");
    found
        .steps()
        .forEach(stage ->
            text.append("  ")
                .append(
                    stage
                        .since()
                        .after()
                        .map(after -> "after " + after.name() + ", by " + stage.edition().name())
                        .orElse(stage.edition().name()))
                .append(": ")
                .append(step(stage))
                .append("\n"));
    text.append("\nThen: ").append(found.rule().number()).append(" ").append(found.rule().text());
    found
        .today()
        .forEach(today ->
            today
                .rule()
                .ifPresent(rule ->
                    text.append("\nToday: ")
                        .append(rule.number())
                        .append(" ")
                        .append(rule.text())));
    return text.append("\n\n").append(sureness(found.sureness())).append("\n").toString();
  }

  private static String moved(Change change) {
    return switch (change) {
      case SAME -> "";
      case CROSS_REFERENCES -> ", with other numbers of rules in it";
      case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> ", in other words";
    };
  }

  private static List<String> texts(List<RuleNumber> numbers) {
    return numbers.stream().map(RuleNumber::toString).toList();
  }

  /** How it is known, in a sentence. */
  public static String sureness(Succession.Sureness sureness) {
    return switch (sureness) {
      case REVIEWED -> "Somebody has read both texts.";
      case SAME_TEXT -> "The texts show it: they differ at most in numbers of other rules.";
      case LIKENESS -> "Found by comparing words; nobody has read both texts for it.";
    };
  }

  /** "508.1c and 508.1d". */
  public static String numbers(List<RuleNumber> numbers) {
    return English.list(texts(numbers), "and");
  }

  /** The same as {@link #step(Stage)}, with the numbers before it where they are others. */
  public static String step(List<RuleNumber> before, Stage stage) {
    return switch (stage.relation()) {
      case MOVED, SPLIT ->
          before.isEmpty()
              ? step(stage)
              : numbers(before) + " became " + numbers(stage.numbers()) + moved(stage.change());
      case SAME, CROSS_REFERENCES, REWORDED, ADDED, REMOVED -> step(stage);
    };
  }

  /**
   * What happened in one edition, under the numbers that the rule has since: where it came from,
   * not where it went, as it is there.
   */
  public static String here(List<RuleNumber> before, Stage stage) {
    List<RuleNumber> left =
        before.stream().filter(number -> !stage.numbers().contains(number)).toList();
    return switch (stage.relation()) {
      case MOVED, SPLIT ->
          before.isEmpty()
              ? step(stage)
              : "came from " + numbers(left.isEmpty() ? before : left) + moved(stage.change());
      case SAME, CROSS_REFERENCES, REWORDED, ADDED, REMOVED -> step(stage);
    };
  }

  /** What happened in one edition, in a few words. */
  public static String step(Stage stage) {
    String numbers = numbers(stage.numbers());
    return switch (stage.relation()) {
      case SAME -> "unchanged";
      case CROSS_REFERENCES -> "only cross-references changed";
      case REWORDED -> "reworded";
      case MOVED -> "moved to " + numbers + moved(stage.change());
      case SPLIT -> "split into " + numbers;
      case ADDED -> "new";
      case REMOVED -> "removed";
    };
  }
}
