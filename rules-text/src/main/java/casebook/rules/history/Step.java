package casebook.rules.history;

import casebook.rules.Novelty;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
 * @param reused numbers that other rules have today, in sections that aren't held any more
 * @param only for rules of the executed edition, which rules of the edition before say it, the most
 *     fitting one first, where the lines lead to more of them
 * @param begins rules of the executed edition that begin with this step though the lines lead on,
 *     and what the edition before lacks
 */
record Step(
    LocalDate date,
    Map<RuleNumber, RuleNumber> sections,
    Set<Novelty> brings,
    Map<RuleNumber, Counterpart> before,
    Map<RuleNumber, String> gone,
    Set<RuleNumber> reused,
    Map<RuleNumber, List<RuleNumber>> only,
    Map<RuleNumber, Counterpart.Missing> begins) {

  /** A step of which nothing is known yet. */
  Step(LocalDate date) {
    this(
        date,
        new LinkedHashMap<>(),
        EnumSet.noneOf(Novelty.class),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashSet<>(),
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
        Collections.unmodifiableSet(reused),
        Collections.unmodifiableMap(only),
        Collections.unmodifiableMap(begins));
  }

  /** What the edition before has for a rule of the newer one. */
  Counterpart before(RuleNumber number) {
    Counterpart kept = new Counterpart.Stands(List.of(number), Change.SAME, "");
    return before.getOrDefault(number, kept);
  }

  /**
   * What the edition before has for a rule of the executed edition.
   *
   * @param numbers what the newer edition has for it
   * @return what these were before as far as it says the same, the most fitting one first; one that
   *     is missing if nothing does
   */
  List<Counterpart> before(List<RuleNumber> numbers, RuleNumber today) {
    Counterpart.Missing beginning = begins.get(today);
    if (beginning != null) {
      return List.of(beginning);
    }
    List<Counterpart> before = numbers.stream().map(this::before).toList();
    List<RuleNumber> these = only.get(today);
    return these == null
        ? before
        : these.stream().flatMap(number -> alone(number, before).stream()).toList();
  }

  /** One of the numbers that rules were before, as it is told of the first of them. */
  private static Optional<Counterpart> alone(RuleNumber number, List<Counterpart> before) {
    return before.stream()
        .<Counterpart>mapMulti((one, found) -> {
          if (one instanceof Counterpart.Stands(var numbers, var change, var note)
              && numbers.contains(number)) {
            found.accept(new Counterpart.Stands(List.of(number), change, note));
          }
        })
        .findFirst();
  }
}
