package casebook.site.measure.citing;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.article.check.Checker;
import casebook.site.article.check.Compared;
import casebook.site.article.check.Finding;
import casebook.site.article.check.Finding.Status;
import casebook.site.article.prose.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sets each rule of 506 and 508 that has a sibling beside its own number and beside that of the
 * sibling next to it, in each form, and looks what {@code check} finds.
 */
public final class CitingMeasurement {
  private static final List<Integer> SECTIONS = List.of(506, 508);

  /** After the point of a sentence, not one of three. */
  private static final Pattern SENTENCE = Pattern.compile("(?<=[^. ]\\.[”)]?) +(?=[\\p{Lu}(“])");

  /** That the words beside a number aren't those of its rule. */
  private static final Set<Status> TOLD =
      Set.of(Status.OTHER_RULE, Status.MISQUOTED, Status.REWORDED);

  private static final int ANYWHERE = -1;

  private final Checker checker;
  private final Edition edition;

  /** Measures what a casebook finds. */
  public CitingMeasurement(Casebook casebook) {
    this.checker = casebook.checker(Optional.empty());
    this.edition = casebook.editions().executed();
  }

  /** The figures of each form, with the whole text of a rule and with its first sentence. */
  public List<CitingFigures> forms() {
    return Stream.concat(
            Arrays.stream(Form.values()).map(form -> of(form, "whole", Rule::text)),
            Arrays.stream(Form.values())
                .map(form -> of(form, "sentence", rule -> sentence(rule.text()))))
        .toList();
  }

  private CitingFigures of(Form form, String part, Function<Rule, String> of) {
    List<Asked> asked =
        measured(edition).stream()
            .flatMap(rule ->
                sibling(rule).stream().flatMap(other -> asked(form, of.apply(rule), rule, other)))
            .toList();
    return figures(form.label() + ", " + part, asked);
  }

  /** The rules that are measured with. */
  static List<Rule> measured(Edition edition) {
    return edition.rules().stream()
        .filter(rule -> SECTIONS.contains(rule.number().sectionNumber()))
        .toList();
  }

  /**
   * The figures of the rules' own words with something altered, each in another form, of every
   * second rule.
   *
   * @param first the rule to begin with: 0 for the half that the comparison is tuned on, 1 for the
   *     other
   */
  public CitingFigures altered(String name, int first) {
    List<Rule> rules = measured(edition);
    List<Altered> all =
        Stream.of(Altered.falsely(edition), Altered.harmlessly(edition))
            .flatMap(List::stream)
            .filter(one -> rules.indexOf(one.rule()) % 2 == first)
            .toList();
    var asked = new ArrayList<Asked>();
    List<Form> forms = List.of(Form.values());
    for (Altered one : all) {
      Form form = forms.get(asked.size() % forms.size());
      asked.add(
          new Asked(
              one.same(),
              one.rule().number(),
              form.of(one.rule().number().toString(), one.words()),
              form.format(),
              form.place(one.words())));
    }
    return figures(name, asked);
  }

  private Stream<Asked> asked(Form form, String words, Rule rule, RuleNumber sibling) {
    UnaryOperator<String> with = number -> form.of(number, words);
    return Stream.of(
        new Asked(
            false, rule.number(), with.apply(sibling.toString()), form.format(), form.place(words)),
        new Asked(
            true,
            rule.number(),
            with.apply(rule.number().toString()),
            form.format(),
            form.place(words)));
  }

  /** The figures of some sentences. */
  public CitingFigures paraphrases(String name, List<Paraphrase> sentences) {
    return figures(
        name,
        sentences.stream()
            .map(one ->
                new Asked(one.right(), one.rule(), one.sentence(), Format.MARKDOWN, ANYWHERE))
            .toList());
  }

  /** An article that cites rightly or wrongly. */
  private record Asked(boolean right, RuleNumber rule, String article, Format format, int place) {}

  private CitingFigures figures(String name, List<Asked> asked) {
    int wrong = 0;
    int found = 0;
    int named = 0;
    int certified = 0;
    int right = 0;
    int alarms = 0;
    int confirmed = 0;
    var missed = new ArrayList<String>();
    for (Asked one : asked) {
      List<Finding> findings = checker.check(one.article(), one.format());
      List<Finding> there =
          findings.stream()
              .filter(finding -> one.place() < 0 || finding.mention().start() == one.place())
              .toList();
      if (one.right()) {
        right++;
        confirmed += there.stream().anyMatch(finding -> finding.status() == Status.OK) ? 1 : 0;
        if (findings.stream().anyMatch(Finding::needsAttention)) {
          alarms++;
          missed.add("false alarm: " + one.article() + told(findings));
        }
      } else {
        wrong++;
        Optional<Finding> noticed =
            there.stream().filter(finding -> TOLD.contains(finding.status())).findFirst();
        found += noticed.isPresent() ? 1 : 0;
        named +=
            noticed.flatMap(CitingMeasurement::meant).filter(one.rule()::equals).isPresent()
                ? 1
                : 0;
        certified += there.stream().anyMatch(finding -> finding.status() == Status.OK) ? 1 : 0;
        if (noticed.isEmpty()) {
          missed.add("missed: " + one.article() + told(findings));
        }
      }
    }
    return new CitingFigures(
        name, wrong, found, named, certified, right, alarms, confirmed, missed);
  }

  private static Optional<RuleNumber> meant(Finding finding) {
    return finding.suggestion().or(() -> finding.compared().map(Compared::rule));
  }

  private static String told(List<Finding> findings) {
    var told = new StringBuilder();
    for (Finding finding : findings) {
      told.append("\n      ")
          .append(finding.mention().text())
          .append(" ")
          .append(finding.status().label())
          .append(": ")
          .append(finding.message());
    }
    return told.toString();
  }

  /** The sibling after a rule, else the one before it. */
  private Optional<RuleNumber> sibling(Rule rule) {
    List<RuleNumber> all =
        rule.number().parent().stream()
            .flatMap(parent -> edition.children(parent).stream())
            .map(Rule::number)
            .toList();
    int place = all.indexOf(rule.number());
    return all.size() < 2
        ? Optional.empty()
        : Optional.of(all.get(place + 1 < all.size() ? place + 1 : place - 1));
  }

  private static String sentence(String text) {
    return SENTENCE.split(text, 2)[0];
  }
}
