package casebook.rules;

import java.time.LocalDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What changed from one edition to the next one, as a person has read it.
 *
 * @param date the date of the newer edition
 * @param sections what sections of the newer edition were called before
 * @param brings what no edition before knew at all
 * @param before what the edition before has for rules of the newer one; a rule without a line kept
 *     its number, and changed at most its references or quotation marks
 * @param gone rules of the edition before that nothing says any more, and why
 * @param first of several rules of the edition before, the most fitting one for a rule of the
 *     executed edition, where that isn't the first of them
 */
record Step(
    LocalDate date,
    Map<RuleNumber, RuleNumber> sections,
    Set<Novelty> brings,
    Map<RuleNumber, Counterpart> before,
    Map<RuleNumber, String> gone,
    Map<RuleNumber, RuleNumber> first) {

  /** A step of which nothing is known yet. */
  Step(LocalDate date) {
    this(
        date,
        new LinkedHashMap<>(),
        EnumSet.noneOf(Novelty.class),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>());
  }

  /** The same, to be read only. */
  Step finished() {
    return new Step(
        date,
        Collections.unmodifiableMap(sections),
        Collections.unmodifiableSet(brings),
        Collections.unmodifiableMap(before),
        Collections.unmodifiableMap(gone),
        Collections.unmodifiableMap(first));
  }

  /** What the edition before has for a rule of the newer one. */
  Counterpart before(RuleNumber number) {
    Counterpart kept = new Counterpart.Stands(List.of(number), Change.SAME, "");
    return before.getOrDefault(number, kept);
  }

  /** The numbers with the one first that is the most fitting for a rule of the executed edition. */
  List<RuleNumber> ordered(List<RuleNumber> numbers, RuleNumber today) {
    Optional<RuleNumber> best = Optional.ofNullable(first.get(today));
    return numbers.stream()
        .sorted(Comparator.comparing((RuleNumber number) -> !best.equals(Optional.of(number))))
        .toList();
  }
}
