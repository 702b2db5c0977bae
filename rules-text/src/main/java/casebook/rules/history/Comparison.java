package casebook.rules.history;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which rule of an older edition became which rule of a newer one, found by what they say: first
 * the rules with the same substance under the same number, then those with the same substance
 * elsewhere, then those whose wordings are most alike, and last the rules that were cut out of
 * another one or taken up in another one.
 */
public final class Comparison {

  /** So alike are two wordings of a rule that kept its number. */
  private static final double LIKE_SAME_NUMBER = 0.35;

  /** So alike are two wordings of a rule that has moved. */
  private static final double LIKE = 0.6;

  /** So much of a rule stands in the rule that it was cut out of or taken up in. */
  private static final double PART = 0.7;

  /** Shorter texts than this stand in many others. */
  private static final int LEAST_WORDS = 8;

  private final Edition older;
  private final Edition newer;
  private final UnaryOperator<RuleNumber> renumbered;
  private final Map<RuleNumber, Rule> before;
  private final Map<RuleNumber, Rule> after;
  private final IdentityHashMap<Rule, Substance> substances = new IdentityHashMap<>();
  private final List<Succession> successions = new ArrayList<>();
  private final Map<RuleNumber, List<Succession>> byBefore;
  private final Map<RuleNumber, List<Succession>> byAfter;

  private Comparison(
      Edition older,
      Edition newer,
      UnaryOperator<RuleNumber> renumbered,
      Optional<List<Succession>> known) {
    this.older = older;
    this.newer = newer;
    this.renumbered = renumbered;
    before = rules(older, number -> newer.coverage().covers(renumbered.apply(number.section())));
    Set<RuleNumber> sections =
        older.sections().stream()
            .map(section -> renumbered.apply(section.number()))
            .collect(Collectors.toSet());
    boolean complete = older.coverage() instanceof Coverage.Complete;
    after = rules(newer, number -> complete || sections.contains(number.section()));
    known.ifPresentOrElse(successions::addAll, this::pairAll);
    byBefore = successions.stream().collect(Collectors.groupingBy(Succession::before));
    byAfter = successions.stream().collect(Collectors.groupingBy(Succession::after));
  }

  private void pairAll() {
    pairSameNumber();
    pairSameSubstance();
    pairAlike();
    pairParts();
    successions.sort(Comparator.comparing(Succession::before).thenComparing(Succession::after));
  }

  /**
   * Compares two editions, as far as both are held.
   *
   * @param renumbered what a section of the older edition is called in the newer one
   */
  static Comparison of(Edition older, Edition newer, UnaryOperator<RuleNumber> renumbered) {
    return new Comparison(older, newer, renumbered, Optional.empty());
  }

  /** A comparison whose result is known from before. */
  static Comparison known(
      Edition older,
      Edition newer,
      UnaryOperator<RuleNumber> renumbered,
      List<Succession> successions) {
    return new Comparison(older, newer, renumbered, Optional.of(successions));
  }

  private Substance substance(Rule rule) {
    return substances.computeIfAbsent(rule, Substance::of);
  }

  private static Map<RuleNumber, Rule> rules(Edition edition, Predicate<RuleNumber> compared) {
    var rules = new TreeMap<RuleNumber, Rule>();
    edition.rules().stream()
        .filter(rule -> compared.test(rule.number()))
        .forEach(rule -> rules.put(rule.number(), rule));
    return rules;
  }

  /** The older edition. */
  public Edition older() {
    return older;
  }

  /** The newer edition. */
  public Edition newer() {
    return newer;
  }

  /** All that is known of what became of which rule, in the order of the older edition. */
  public List<Succession> successions() {
    return List.copyOf(successions);
  }

  /** What a rule of the older edition became; several rules where it was split, none if removed. */
  public List<Succession> from(RuleNumber number) {
    return byBefore.getOrDefault(number, List.of());
  }

  /** What a rule of the newer edition was; several rules where they were merged, none if added. */
  public List<Succession> to(RuleNumber number) {
    return byAfter.getOrDefault(number, List.of());
  }

  /** Whether the rule of the older edition stands in a part that both editions hold. */
  public boolean compares(RuleNumber number) {
    return before.containsKey(number);
  }

  /** The rules of the older edition, as far as compared, that the newer one hasn't any more. */
  public List<RuleNumber> removed() {
    return before.keySet().stream().filter(number -> from(number).isEmpty()).toList();
  }

  /** The rules of the newer edition, as far as compared, that the older one hadn't yet. */
  public List<RuleNumber> added() {
    return after.keySet().stream().filter(number -> to(number).isEmpty()).toList();
  }

  private void pair(Rule old, Rule now, Change change, Succession.Sureness sureness) {
    successions.add(new Succession(old.number(), now.number(), change, sureness));
  }

  private void pairSame(Rule old, Rule now) {
    Change change =
        old.text().equals(now.text())
                || Substance.plain(old.text()).equals(Substance.plain(now.text()))
            ? Change.SAME
            : Change.CROSS_REFERENCES;
    pair(old, now, change, Succession.Sureness.SAME_TEXT);
  }

  private List<Rule> leftBefore() {
    return left(before, Succession::before);
  }

  private List<Rule> leftAfter() {
    return left(after, Succession::after);
  }

  /** The rules that nothing is known of yet, in their order. */
  private List<Rule> left(Map<RuleNumber, Rule> rules, Function<Succession, RuleNumber> side) {
    Set<RuleNumber> paired = successions.stream().map(side).collect(Collectors.toSet());
    return rules.values().stream().filter(rule -> !paired.contains(rule.number())).toList();
  }

  /** What the number would be in the newer edition if only sections had been renumbered. */
  private RuleNumber expected(RuleNumber number) {
    RuleNumber section = renumbered.apply(number.section());
    return new RuleNumber(section.sectionNumber(), number.ordinal(), number.letter());
  }

  private void pairSameNumber() {
    for (Rule old : before.values()) {
      Optional.ofNullable(after.get(expected(old.number())))
          .filter(now -> isSameSubstance(old, now))
          .ifPresent(now -> pairSame(old, now));
    }
  }

  private boolean isSameSubstance(Rule old, Rule now) {
    return old.text().equals(now.text()) || substance(old).text().equals(substance(now).text());
  }

  /** The same substance under another number, rather in the same section than in another one. */
  private void pairSameSubstance() {
    pairSameSubstance((old, now) -> renumbered.apply(old.section()).equals(now.section()));
    pairSameSubstance((_, _) -> true);
  }

  /** Whether two numbers may belong together. */
  private interface Place {
    boolean allows(RuleNumber old, RuleNumber now);
  }

  private void pairSameSubstance(Place place) {
    var bySubstance = new LinkedHashMap<String, List<Rule>>();
    leftAfter()
        .forEach(rule ->
            bySubstance.computeIfAbsent(substance(rule).text(), _ -> new ArrayList<>()).add(rule));
    for (Rule old : leftBefore()) {
      List<Rule> same = bySubstance.getOrDefault(substance(old).text(), List.of());
      same.stream()
          .filter(now -> place.allows(old.number(), now.number()))
          .findFirst()
          .ifPresent(now -> {
            pairSame(old, now);
            same.remove(now);
          });
    }
  }

  private record Candidate(Rule old, Rule now, double score) {}

  private void pairAlike() {
    List<Rule> left = leftBefore();
    if (left.isEmpty()) {
      return;
    }
    var likeness = new Likeness(leftAfter(), this::substance);
    var candidates = new ArrayList<Candidate>();
    for (Rule old : left) {
      Set<String> pairs = substance(old).pairs();
      Stream<RuleNumber> near =
          Stream.concat(likeness.near(pairs).stream(), Stream.of(expected(old.number())))
              .distinct();
      near.forEach(number -> {
        double like = Likeness.of(pairs, likeness.pairs(number));
        boolean sameNumber = number.equals(expected(old.number()));
        if (like >= (sameNumber ? LIKE_SAME_NUMBER : LIKE)) {
          double score = sameNumber ? like + LIKE - LIKE_SAME_NUMBER : like;
          Optional.ofNullable(after.get(number))
              .ifPresent(now -> candidates.add(new Candidate(old, now, score)));
        }
      });
    }
    candidates.sort(Comparator.comparingDouble(Candidate::score).reversed());
    var taken = new HashSet<Rule>();
    for (Candidate candidate : candidates) {
      if (!taken.contains(candidate.old()) && !taken.contains(candidate.now())) {
        pair(candidate.old(), candidate.now(), Change.REWORDED, Succession.Sureness.LIKENESS);
        taken.add(candidate.old());
        taken.add(candidate.now());
      }
    }
  }

  private void pairParts() {
    List<Rule> gone = leftBefore();
    List<Rule> fresh = leftAfter();
    if (Stream.concat(gone.stream(), fresh.stream()).noneMatch(this::hasEnoughWords)) {
      return;
    }
    if (!fresh.isEmpty()) {
      var wholes = new Likeness(before.values(), this::substance);
      for (Rule now : fresh) {
        whole(now, wholes, before)
            .filter(old -> !isUnchanged(old))
            .ifPresent(old -> pair(old, now, Change.REWORDED, Succession.Sureness.LIKENESS));
      }
    }
    if (!gone.isEmpty()) {
      var wholes = new Likeness(after.values(), this::substance);
      for (Rule old : gone) {
        whole(old, wholes, after)
            .filter(now -> from(old, now).isEmpty())
            .ifPresent(now -> pair(old, now, Change.REWORDED, Succession.Sureness.LIKENESS));
      }
    }
  }

  private boolean hasEnoughWords(Rule rule) {
    return substance(rule).words().size() >= LEAST_WORDS;
  }

  /**
   * Whether the rule stands in the newer edition as it stood: nothing was cut out of it then,
   * whatever another rule repeats of its words.
   */
  private boolean isUnchanged(Rule old) {
    return successions.stream()
        .filter(one -> one.before().equals(old.number()))
        .anyMatch(one -> one.sureness() == Succession.Sureness.SAME_TEXT);
  }

  private Optional<Succession> from(Rule old, Rule now) {
    return successions.stream()
        .filter(one -> one.before().equals(old.number()) && one.after().equals(now.number()))
        .findFirst();
  }

  /** The rule of the other edition that has most of what a rule says, if one has. */
  private Optional<Rule> whole(Rule part, Likeness wholes, Map<RuleNumber, Rule> rules) {
    if (!hasEnoughWords(part)) {
      return Optional.empty();
    }
    Set<String> pairs = substance(part).pairs();
    return wholes.near(pairs).stream()
        .max(Comparator.comparingDouble(number -> Likeness.contained(pairs, wholes.pairs(number))))
        .filter(number -> Likeness.contained(pairs, wholes.pairs(number)) >= PART)
        .map(rules::get);
  }
}
