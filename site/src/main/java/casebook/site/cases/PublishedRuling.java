package casebook.site.cases;

import casebook.rules.RuleNumber;
import casebook.site.input.Fields;
import casebook.site.input.Value;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A question with its answer, as a file of the casebook states them above the case that shows it.
 *
 * @param slug the name of the file without its ending
 * @param answer in short, with the rules that it cites in brackets
 * @param title what the board is called
 * @param cards the cards and other sources that the case names
 * @param applies the rules of 506 and 508 that the ruling shows applying, the most important first
 * @param doesNotApply the rules that it shows not applying
 */
public record PublishedRuling(
    String slug,
    String question,
    String answer,
    String title,
    Set<String> cards,
    Topic topic,
    List<RuleNumber> applies,
    List<RuleNumber> doesNotApply) {

  /** In the order of their topics, and then of the rules that they are about. */
  static final Comparator<PublishedRuling> ORDER =
      Comparator.comparing(PublishedRuling::topic)
          .thenComparing(PublishedRuling::rule)
          .thenComparing(PublishedRuling::slug);

  private static final Pattern CARD =
      Pattern.compile("\\b(?:card|source): *(\"[^\"]*\"|'[^']*'|[^,}\\]\\n]+)");

  public PublishedRuling {
    cards = Collections.unmodifiableSet(new LinkedHashSet<>(cards));
    applies = List.copyOf(applies);
    doesNotApply = List.copyOf(doesNotApply);
  }

  /** The path of its page. */
  public String href() {
    return "/cases/" + slug;
  }

  /** The rule that it is about before all others. */
  public RuleNumber rule() {
    return applies.getFirst();
  }

  /** Reads what stands above the case, and the case's title; problems are noted. */
  static Optional<PublishedRuling> read(String slug, String text, Fields fields) {
    Optional<String> question = fields.require("question").flatMap(Value::name).map(String::strip);
    Optional<String> answer = fields.require("answer").flatMap(Value::name).map(String::strip);
    Optional<Topic> topic =
        fields
            .require("topic")
            .flatMap(value -> value.oneOf(Topic.labels()))
            .flatMap(label -> Topic.labelled(label.toLowerCase(Locale.ROOT)));
    Optional<Value> stated = fields.require("applies");
    List<RuleNumber> applies = stated.map(PublishedRuling::rules).orElse(List.of());
    List<RuleNumber> doesNotApply =
        fields.find("doesNotApply").map(PublishedRuling::rules).orElse(List.of());
    String title =
        fields
            .find("case")
            .flatMap(Value::fields)
            .flatMap(of -> of.find("title"))
            .flatMap(Value::text)
            .orElse("");
    if (stated.isPresent() && applies.isEmpty()) {
      stated.get().problem("Name at least one rule that the ruling shows applying.");
    }
    if (question.isEmpty() || answer.isEmpty() || topic.isEmpty() || applies.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new PublishedRuling(
            slug,
            question.get(),
            answer.get(),
            title,
            cards(text),
            topic.get(),
            applies,
            doesNotApply));
  }

  /** The names after "card:" and "source:", wherever they stand. */
  static Set<String> cards(String text) {
    return text.lines()
        .filter(line -> line.contains("card:") || line.contains("source:"))
        .flatMap(line -> CARD.matcher(line).results())
        .map(found -> found.group(1).strip().replaceAll("^[\"']|[\"']$", ""))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static List<RuleNumber> rules(Value list) {
    return list.items().stream().flatMap(item -> rule(item).stream()).toList();
  }

  private static Optional<RuleNumber> rule(Value value) {
    return value
        .written()
        .flatMap(text -> {
          Optional<RuleNumber> rule =
              RuleNumber.find(text).filter(of -> of.toString().equals(text));
          if (rule.isEmpty()) {
            value.problem("“" + text + "” is no rule number.");
          }
          return rule;
        });
  }
}
