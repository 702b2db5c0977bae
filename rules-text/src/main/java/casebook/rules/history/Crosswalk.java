package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Novelty;
import casebook.rules.OwnFile;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where older editions have what rules 506 and 508 of the executed edition say: composed of steps
 * from one edition to the next one, each read by a person. For editions that aren't built in, a
 * comparison of the texts shows it.
 */
public final class Crosswalk {
  private static final String FILE = "crosswalk.txt";
  private static final RuleNumber DECLARING = RuleNumber.parse("508");

  private static final Crosswalk BUILT_IN = builtIn(Editions.builtIn());

  private final Edition executed;

  /** The dates of the editions that were read for the table, with the sections that they held. */
  private final NavigableMap<LocalDate, Set<RuleNumber>> read = new TreeMap<>();

  private final NavigableMap<LocalDate, Step> steps = new TreeMap<>();

  /** Those of the steps that gave sections other numbers. */
  private final NavigableMap<LocalDate, Step> renumberings = new TreeMap<>();

  private final Map<Edition, Comparison> comparisons = new ConcurrentHashMap<>();

  /** What was found before, as long as somebody holds the edition. */
  private final Map<Edition, Map<RuleNumber, Counterpart>> found =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** What editions lack, as long as somebody holds them. */
  private final Map<Edition, Set<Novelty>> lacked =
      Collections.synchronizedMap(new WeakHashMap<>());

  private Crosswalk(Editions editions) {
    this.executed = editions.executed();
    for (Edition edition : editions.all()) {
      read.put(
          edition.effective(),
          edition.sections().stream().map(Section::number).collect(Collectors.toUnmodifiableSet()));
    }
  }

  /** The table that Casebook comes with. */
  public static Crosswalk builtIn() {
    return BUILT_IN;
  }

  private static Crosswalk builtIn(Editions editions) {
    return read(new OwnFile(Crosswalk.class, FILE).text(), editions);
  }

  /**
   * Reads a table of steps between editions.
   *
   * @throws IllegalArgumentException with the line that is none of the table
   */
  static Crosswalk read(String text, Editions editions) {
    var crosswalk = new Crosswalk(editions);
    crosswalk.steps.putAll(CrosswalkReader.read(text));
    crosswalk.steps.values().stream()
        .filter(one -> !one.sections().isEmpty())
        .forEach(one -> crosswalk.renumberings.put(one.date(), one));
    return crosswalk;
  }

  /** The steps, the oldest first. */
  List<Step> steps() {
    return List.copyOf(steps.values());
  }

  /** The steps from an edition to the executed one, the newest first. */
  private Collection<Step> since(Edition edition) {
    return edition.effective().isBefore(executed.effective())
        ? steps
            .subMap(edition.effective(), false, executed.effective(), true)
            .descendingMap()
            .values()
        : List.of();
  }

  /**
   * What an edition doesn't know at all; where that wasn't reviewed, what its section 508 doesn't
   * speak of, or none of its rules if that isn't said in 508.
   */
  public Set<Novelty> lacking(Edition edition) {
    return lacked.computeIfAbsent(edition, this::findLacking);
  }

  private Set<Novelty> findLacking(Edition edition) {
    RuleNumber declaring = sectionThen(edition, DECLARING);
    if (isReviewed(edition) || !edition.coverage().covers(declaring)) {
      return since(edition).stream()
          .flatMap(step -> step.brings().stream())
          .collect(Collectors.toUnmodifiableSet());
    }
    return EnumSet.allOf(Novelty.class).stream()
        .filter(novelty ->
            edition.rules().stream()
                .filter(rule -> novelty.isOutside508() || rule.number().isWithin(declaring))
                .noneMatch(novelty::isIn))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * What an edition has for a rule of the executed one.
   *
   * @throws IllegalArgumentException if the executed edition's section has no such rule
   */
  public Counterpart in(Edition edition, RuleNumber today) {
    return found
        .computeIfAbsent(edition, _ -> new ConcurrentHashMap<>())
        .computeIfAbsent(today, number -> find(edition, number));
  }

  private Counterpart find(Edition edition, RuleNumber today) {
    RuleNumber section = sectionThen(edition, today.section());
    if (!edition.coverage().covers(section) || !executed.coverage().covers(today)) {
      return new Counterpart.NotHeld(section);
    }
    Rule rule =
        executed
            .rule(today)
            .orElseThrow(() -> new IllegalArgumentException("There is no rule " + today));
    if (edition.effective().equals(executed.effective())) {
      return new Counterpart.Stands(List.of(today), Change.SAME, "");
    }
    return isReviewed(edition) ? composed(edition, rule) : computed(edition, section, rule);
  }

  /** What the steps from an edition to the executed one say in all. */
  private Counterpart composed(Edition edition, Rule rule) {
    List<RuleNumber> numbers = List.of(rule.number());
    var passed = new ArrayList<Counterpart.Stands>();
    for (Step step : since(edition)) {
      List<Counterpart> before = step.before(numbers, rule.number());
      List<Counterpart.Stands> standing =
          before.stream()
              .flatMap(one ->
                  one instanceof Counterpart.Stands stands ? Stream.of(stands) : Stream.empty())
              .toList();
      if (standing.isEmpty()) {
        return before.getFirst();
      }
      passed.addAll(standing);
      numbers = standing.stream().flatMap(one -> one.numbers().stream()).distinct().toList();
    }
    return stands(edition, rule, numbers, passed);
  }

  /** The most telling of what differs, as the texts show it and as the steps say. */
  private static Counterpart.Stands stands(
      Edition edition, Rule rule, List<RuleNumber> numbers, List<Counterpart.Stands> passed) {
    Optional<Rule> then = edition.rule(numbers.getFirst()).filter(_ -> numbers.size() == 1);
    if (then.filter(one -> Substance.isSame(one, rule)).isPresent()) {
      boolean same = Substance.plain(then.get().text()).equals(Substance.plain(rule.text()));
      boolean moved = !numbers.getFirst().equals(rule.number());
      String words = moved ? "The same words." : "";
      return new Counterpart.Stands(
          numbers,
          same ? Change.SAME : Change.CROSS_REFERENCES,
          same ? words : "Only the numbers of other rules in it differ.");
    }
    Change most =
        passed.stream()
            .map(Counterpart.Stands::change)
            .max(Comparator.naturalOrder())
            .orElse(Change.REWORDED);
    boolean telling = most.compareTo(Change.WORDING) > 0;
    String notes =
        passed.stream()
            .filter(one -> one.change().compareTo(Change.CROSS_REFERENCES) > 0)
            .filter(one -> !telling || one.change().compareTo(Change.WORDING) > 0)
            .sorted(Comparator.comparing(Counterpart.Stands::change).reversed())
            .map(Counterpart.Stands::note)
            .distinct()
            .collect(Collectors.joining(" "));
    return new Counterpart.Stands(numbers, most, notes);
  }

  /**
   * Where the executed edition says what a rule or section of an edition says: the numbers that it
   * became, in their order; none where no rule of today says it, or none that is held.
   */
  public List<RuleNumber> today(Edition edition, RuleNumber number) {
    if (edition.section(number).filter(one -> one.number().equals(number)).isPresent()) {
      return executed.sections().stream()
          .map(Section::number)
          .filter(today -> sectionThen(edition, today).equals(number))
          .toList();
    }
    return executed.rules().stream()
        .map(Rule::number)
        .filter(today ->
            in(edition, today) instanceof Counterpart.Stands(var numbers, var _, var _)
                && numbers.contains(number))
        .toList();
  }

  /**
   * Where an edition says what a rule or section of the executed one says; none where it doesn't,
   * or where nothing is known.
   */
  public List<RuleNumber> then(Edition edition, RuleNumber today) {
    if (executed.rule(today).isPresent()) {
      return in(edition, today) instanceof Counterpart.Stands(var numbers, var _, var _)
          ? numbers
          : List.of();
    }
    RuleNumber section = sectionThen(edition, today);
    return edition.section(section).map(held -> List.of(held.number())).orElse(List.of());
  }

  /** Whether somebody has read where an edition has the rules of the executed one. */
  public boolean isReviewed(Edition edition) {
    return read.containsKey(edition.effective());
  }

  /** Whether somebody has read what became of the rules of a number's section of an edition. */
  boolean isReviewed(Edition edition, RuleNumber number) {
    return read.getOrDefault(edition.effective(), Set.of()).contains(number.section());
  }

  /**
   * What an edition has for a rule of the next one, whether that is the executed one or not; empty
   * where nobody has read one after the other.
   */
  public Optional<Counterpart> before(Edition older, Edition newer, RuleNumber number) {
    boolean isNext =
        isReviewed(newer) && older.effective().equals(read.lowerKey(newer.effective()));
    return isNext
        ? Optional.of(
            Optional.ofNullable(steps.get(newer.effective()))
                .orElseGet(() -> new Step(newer.effective()))
                .before(number))
        : Optional.empty();
  }

  /**
   * Whether another rule has the number of a rule of an edition today, in a section that isn't held
   * any more.
   */
  boolean isReused(Edition edition, RuleNumber number) {
    return isReviewed(edition, number)
        && since(edition).stream().anyMatch(step -> step.reused().contains(number));
  }

  /** The rules of an edition from which one of the next edition came, as {@link #before} says. */
  Stream<RuleNumber> from(Edition older, Edition newer, RuleNumber number) {
    return before(older, newer, number).stream()
        .flatMap(before ->
            before instanceof Counterpart.Stands stands
                ? stands.numbers().stream()
                : Stream.empty());
  }

  /**
   * Where a rule that is gone is told now, or that it isn't any more; empty where it isn't known.
   */
  public Optional<String> gone(Resolution found) {
    return found.steps().stream()
        .filter(stage -> stage.relation() == Relation.REMOVED)
        .flatMap(stage -> Stream.ofNullable(steps.get(stage.edition().effective())))
        .filter(_ -> isReviewed(found.edition(), found.rule().number()))
        .flatMap(step -> Stream.ofNullable(step.gone().get(found.rule().number())))
        .findFirst();
  }

  /** The rules of the next edition that came from one of an edition, in their order. */
  List<RuleNumber> on(Edition older, RuleNumber number, Edition newer) {
    Set<RuleNumber> told =
        Optional.ofNullable(steps.get(newer.effective()))
            .map(step -> step.before().keySet())
            .orElse(Set.of());
    return Stream.concat(told.stream(), Stream.of(number))
        .distinct()
        .filter(one -> isReviewed(newer, one) && newer.rule(one).isPresent())
        .filter(one -> from(older, newer, one).anyMatch(number::equals))
        .sorted()
        .toList();
  }

  /** What was found to differ where a rule of an edition became one of the executed edition. */
  Optional<Change> reviewed(Edition edition, RuleNumber then, RuleNumber today) {
    return isReviewed(edition)
            && executed.rule(today).isPresent()
            && in(edition, today) instanceof Counterpart.Stands(var numbers, var change, var _)
            && numbers.contains(then)
        ? Optional.of(change)
        : Optional.empty();
  }

  /** The number that the section of a number of one edition has in another one. */
  RuleNumber section(Edition from, RuleNumber number, Edition to) {
    RuleNumber today = number.section();
    for (Step step : renumberings.tailMap(from.effective(), false).values()) {
      RuleNumber then = today;
      today =
          step.sections().entrySet().stream()
              .filter(entry -> entry.getValue().equals(then))
              .map(Map.Entry::getKey)
              .findFirst()
              .orElse(then);
    }
    return sectionThen(to, today);
  }

  /** What a section of today was called in an edition. */
  private RuleNumber sectionThen(Edition edition, RuleNumber today) {
    RuleNumber then = today;
    for (Step step : renumberings.tailMap(edition.effective(), false).descendingMap().values()) {
      then = step.sections().getOrDefault(then, then);
    }
    return then;
  }

  /** What the texts show of an edition that nobody has read for it, or of a rule without a line. */
  private Counterpart computed(Edition edition, RuleNumber section, Rule today) {
    Comparison comparison = comparisons.computeIfAbsent(edition, this::compare);
    boolean older = edition.equals(comparison.older());
    List<Succession> successions =
        older ? comparison.to(today.number()) : comparison.from(today.number());
    if (successions.isEmpty()) {
      return new Counterpart.Missing("No rule of section " + section + " says this there.");
    }
    Change change = successions.getFirst().change();
    return new Counterpart.Stands(
        successions.stream().map(older ? Succession::before : Succession::after).toList(),
        change,
        change == Change.REWORDED ? "Its words differ there, and nobody has compared them." : "");
  }

  private Comparison compare(Edition edition) {
    return edition.effective().isBefore(executed.effective())
        ? Comparison.of(edition, executed, number -> section(edition, number, executed))
        : Comparison.of(executed, edition, number -> section(executed, number, edition));
  }
}
