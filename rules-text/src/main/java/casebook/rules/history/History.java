package casebook.rules.history;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What became of the rules through the editions that are held. Editions are compared by what their
 * rules say; where the {@link Crosswalk} has been reviewed, that is what counts.
 */
public final class History {
  private final Editions editions;
  private final Crosswalk crosswalk;
  private final KeptComparisons kept;
  private final Map<List<String>, Comparison> compared = new ConcurrentHashMap<>();

  /** What texts say apart from references, as long as somebody holds the text. */
  private final Map<String, String> substances = Collections.synchronizedMap(new WeakHashMap<>());

  /** The history of the rules of these editions. */
  public History(Editions editions, Crosswalk crosswalk) {
    this(editions, crosswalk, KeptComparisons.NONE);
  }

  /**
   * The same, with what is known from before.
   *
   * @param kept what comparisons of these editions have found
   */
  public History(Editions editions, Crosswalk crosswalk, KeptComparisons kept) {
    this.editions = editions;
    this.crosswalk = crosswalk;
    this.kept = kept;
  }

  /** Two editions of which one follows the other. */
  public record Step(Edition older, Edition newer) {}

  /**
   * The comparisons with which any rule is followed: of each edition with the next one, and of each
   * complete edition with the next complete one.
   */
  public List<Step> steps() {
    List<Edition> all = editions.all().reversed();
    List<Edition> complete =
        all.stream().filter(one -> one.coverage() instanceof Coverage.Complete).toList();
    return Stream.of(all, complete)
        .flatMap(row ->
            IntStream.range(1, row.size()).mapToObj(i -> new Step(row.get(i - 1), row.get(i))))
        .distinct()
        .toList();
  }

  /** Which rule of an edition became which of a later one, as their texts show. */
  public Comparison compare(Edition older, Edition newer) {
    return compared.computeIfAbsent(
        List.of(older.name(), newer.name()),
        _ -> {
          UnaryOperator<RuleNumber> renumbered = number -> crosswalk.section(older, number, newer);
          return kept.between(older, newer)
              .map(known -> Comparison.known(older, newer, renumbered, known))
              .orElseGet(() -> Comparison.of(older, newer, renumbered));
        });
  }

  /**
   * The newest edition that was in force until a date and holds the section of the number, as far
   * as what the section says hasn't got another number by then.
   */
  public Optional<Edition> inForceOn(LocalDate date, RuleNumber number) {
    return editions.all().stream()
        .filter(edition -> !edition.effective().isAfter(date))
        .filter(edition -> edition.coverage().covers(number) && edition.section(number).isPresent())
        .findFirst()
        .filter(edition -> !hasMoved(edition, number.section(), date));
  }

  /** Whether the first rule of a section is known to have left it by a date. */
  private boolean hasMoved(Edition edition, RuleNumber section, LocalDate date) {
    return edition.rules().stream()
        .filter(rule -> rule.number().isWithin(section))
        .findFirst()
        .stream()
        .flatMap(rule -> line(edition, rule).stream())
        .filter(stage -> stage.edition().effective().isAfter(edition.effective()))
        .filter(stage -> !stage.edition().effective().isAfter(date))
        .anyMatch(stage -> stage.numbers().stream().noneMatch(one -> one.isWithin(section)));
  }

  /** The newest edition that holds what the rule has become, or could hold it. */
  private Edition latest(Edition edition, RuleNumber number, List<Stage> later) {
    if (later.isEmpty()) {
      return latest(edition, number);
    }
    Stage last = later.getLast();
    Edition latest =
        last.rules().isEmpty()
            ? latest(edition, number)
            : latest(last.edition(), last.numbers().getFirst());
    return latest.effective().isBefore(last.edition().effective()) ? editions.executed() : latest;
  }

  /** The newest edition that holds what the section of the number has become. */
  private Edition latest(Edition edition, RuleNumber number) {
    return editions.all().stream()
        .filter(one -> !one.effective().isBefore(edition.effective()))
        .filter(one -> holds(one, edition, List.of(number)))
        .findFirst()
        .orElse(edition);
  }

  /**
   * What became of a rule; empty where the edition has no such rule.
   *
   * @param number the number of a rule or sub-rule
   */
  public Optional<Resolution> resolve(Edition edition, RuleNumber number) {
    return edition.rule(number).map(rule -> resolve(edition, rule));
  }

  private Resolution resolve(Edition edition, Rule rule) {
    List<Stage> later =
        line(edition, rule).stream()
            .filter(stage -> stage.edition().effective().isAfter(edition.effective()))
            .toList();
    Edition latest = latest(edition, rule.number(), later);
    List<Rule> now = whole(rule, later.isEmpty() ? List.of(rule) : later.getLast().rules());
    List<Resolution.Today> today =
        now.isEmpty()
            ? List.of(new Resolution.Today(Optional.empty(), Relation.REMOVED, Change.SUBSTANCE))
            : now.stream().map(one -> today(edition, rule, latest, one, now.size())).toList();
    Optional<Rule> same = latest.rule(rule.number());
    Resolution.SameNumber sameNumber =
        same.map(one ->
                now.contains(one)
                    ? Resolution.SameNumber.SAME_RULE
                    : Resolution.SameNumber.OTHER_RULE)
            .orElse(
                crosswalk.isReused(edition, rule.number())
                    ? Resolution.SameNumber.OTHER_RULE
                    : Resolution.SameNumber.NONE);
    return new Resolution(
        edition,
        rule,
        latest,
        today,
        sameNumber,
        later.stream().filter(stage -> stage.relation() != Relation.SAME).toList(),
        later.isEmpty() ? Succession.Sureness.SAME_TEXT : later.getLast().sureness());
  }

  /** A rule whose text stands still is that rule, whatever else came of it on the way. */
  private static List<Rule> whole(Rule rule, List<Rule> now) {
    return now.stream()
        .filter(one -> Substance.isSame(rule, one))
        .findFirst()
        .map(List::of)
        .orElse(now);
  }

  private Resolution.Today today(Edition edition, Rule rule, Edition latest, Rule now, int parts) {
    Change change = change(edition, rule, latest, now);
    Relation relation =
        parts > 1
            ? Relation.SPLIT
            : !rule.number().equals(now.number()) ? Relation.MOVED : relation(change);
    return new Resolution.Today(Optional.of(now), relation, change);
  }

  private static Relation relation(Change change) {
    return switch (change) {
      case SAME -> Relation.SAME;
      case CROSS_REFERENCES -> Relation.CROSS_REFERENCES;
      case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> Relation.REWORDED;
    };
  }

  /** What differs between a rule and what it became, as reviewed or as the texts show. */
  public Change change(Edition older, Rule before, Edition newer, Rule after) {
    Change change = change(before.text(), after.text());
    return change == Change.REWORDED && newer.effective().equals(editions.executed().effective())
        ? crosswalk.reviewed(older, before.number(), after.number()).orElse(change)
        : change;
  }

  /** What differs between two texts: anything but numbers of other rules is another wording. */
  private Change change(String before, String after) {
    if (before.equals(after)) {
      return Change.SAME;
    }
    if (!substance(before).equals(substance(after))) {
      return Change.REWORDED;
    }
    return Substance.plain(before).equals(Substance.plain(after))
        ? Change.SAME
        : Change.CROSS_REFERENCES;
  }

  private String substance(String text) {
    return substances.computeIfAbsent(text, one -> Substance.of(one).text());
  }

  /**
   * What the rule was in every edition that holds this part of the rules, the oldest first. Before
   * a rule was added and after it was removed it has one stage without rules.
   */
  public List<Stage> line(Edition edition, Rule rule) {
    return stages(new Tracing(this, editions, crosswalk).of(edition, rule));
  }

  /** The rules that one has become in a newer edition. */
  List<Succession> from(Edition older, RuleNumber number, Edition newer) {
    return kept.from(older, number, newer).orElseGet(() -> compare(older, newer).from(number));
  }

  /**
   * What a rule was in the edition just before, which has nothing like it: as somebody found who
   * has read both.
   */
  Optional<Counterpart.Stands> reviewedBefore(Edition older, Edition newer, RuleNumber number) {
    return crosswalk
        .before(older, newer, number)
        .flatMap(before ->
            before instanceof Counterpart.Stands stands ? Optional.of(stands) : Optional.empty());
  }

  /** The rules that one was in an older edition. */
  List<Succession> to(Edition older, Edition newer, RuleNumber number) {
    return kept.to(older, newer, number).orElseGet(() -> compare(older, newer).to(number));
  }

  /** Whether an edition holds what the sections of these numbers are called there. */
  boolean holds(Edition other, Edition edition, List<RuleNumber> numbers) {
    UnaryOperator<RuleNumber> there = number -> crosswalk.section(edition, number, other);
    return numbers.stream()
        .map(RuleNumber::section)
        .map(there)
        .anyMatch(section -> other.coverage().covers(section));
  }

  private List<Stage> stages(NavigableMap<Edition, Tracing.Found> found) {
    var stages = new ArrayList<Stage>();
    Optional<Stage> previous = Optional.empty();
    for (Map.Entry<Edition, Tracing.Found> entry : found.entrySet()) {
      Edition edition = entry.getKey();
      List<Rule> rules =
          entry.getValue().numbers().stream()
              .flatMap(number -> edition.rule(number).stream())
              .toList();
      Stage stage = stage(previous, edition, rules, entry.getValue().sureness());
      stages.add(stage);
      previous = Optional.of(stage);
    }
    return stages;
  }

  private Stage stage(
      Optional<Stage> previous, Edition edition, List<Rule> rules, Succession.Sureness sureness) {
    if (previous.isEmpty()) {
      return new Stage(Since.oldest(edition), rules, Relation.SAME, Change.SAME, sureness);
    }
    Stage before = previous.get();
    Since since = editions.since(before.edition(), edition);
    if (before.rules().isEmpty() || rules.isEmpty()) {
      Relation relation = rules.isEmpty() ? Relation.REMOVED : Relation.ADDED;
      return new Stage(since, rules, relation, Change.SUBSTANCE, sureness);
    }
    Change change = change(before, edition, rules);
    Relation relation =
        rules.size() > before.rules().size()
            ? Relation.SPLIT
            : !before.numbers().equals(rules.stream().map(Rule::number).toList())
                ? Relation.MOVED
                : relation(change);
    return new Stage(since, rules, relation, change, sureness);
  }

  private Change change(Stage before, Edition edition, List<Rule> rules) {
    if (before.rules().size() == 1 && rules.size() == 1) {
      return change(before.edition(), before.rules().getFirst(), edition, rules.getFirst());
    }
    return change(joined(before.rules()), joined(rules));
  }

  private static String joined(List<Rule> rules) {
    return rules.stream().map(Rule::text).collect(Collectors.joining("\n"));
  }
}
