package casebook.site.cases;

import casebook.rules.References;
import casebook.rules.RuleNumber;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question with its answer, as a file of the casebook states them above the case that shows it.
 *
 * @param slug the name of the file without its ending
 * @param answer in short, with the rules that it cites in brackets
 * @param decides the rules that the answer cites, the one that decides first; some stand outside
 *     506 and 508
 * @param title what the board is called
 * @param cards the cards and other sources that the case names, and those of its "mentions"
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
    List<RuleNumber> decides,
    List<RuleNumber> applies,
    List<RuleNumber> doesNotApply) {

  /** In the order of their topics, and then of the rules that they are about. */
  static final Comparator<PublishedRuling> ORDER =
      Comparator.comparing(PublishedRuling::topic)
          .thenComparing(PublishedRuling::rule)
          .thenComparing(PublishedRuling::slug);

  private static final Set<Integer> HELD = Set.of(506, 508);

  private static final Pattern CARD =
      Pattern.compile("\\b(?:card|source): *(\"[^\"]*\"|'[^']*'|[^,}\\]\\n]+)");

  public PublishedRuling {
    cards = Collections.unmodifiableSet(new LinkedHashSet<>(cards));
    decides = List.copyOf(decides);
    applies = List.copyOf(applies);
    doesNotApply = List.copyOf(doesNotApply);
  }

  /** The path of its page. */
  public String href() {
    return "/cases/" + slug;
  }

  /** The rule of 506 or 508 that it is about before all others: the first that decides. */
  public RuleNumber rule() {
    return decides.stream().filter(PublishedRuling::isHeld).findFirst().orElse(applies.getFirst());
  }

  /** All that is to be found with it: what decides, then what else the ruling shows applying. */
  public List<RuleNumber> rules() {
    return Stream.concat(decides.stream().filter(PublishedRuling::isHeld), applies.stream())
        .distinct()
        .toList();
  }

  /** What the ruling shows applying besides what decides. */
  public List<RuleNumber> alsoApplies() {
    return applies.stream().filter(rule -> !decides.contains(rule)).toList();
  }

  /** What was looked at and whose condition isn't met, and decides nothing. */
  public List<RuleNumber> lookedAt() {
    return doesNotApply.stream()
        .filter(rule -> !decides.contains(rule) && !applies.contains(rule))
        .toList();
  }

  private static boolean isHeld(RuleNumber rule) {
    return HELD.contains(rule.sectionNumber());
  }

  /** The rules that an answer cites, each once. */
  static List<RuleNumber> citedIn(String answer) {
    return References.in(answer).stream()
        .map(reference -> reference.range().from())
        .distinct()
        .toList();
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
            citedIn(answer.get()),
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
