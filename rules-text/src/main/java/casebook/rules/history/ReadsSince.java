package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.util.List;
import java.util.Optional;

/**
 * Since when a rule of an edition reads as it does there, other numbers of rules in it aside, and
 * what it was just before.
 *
 * @param since the first edition that has it so
 * @param before the number that the rule had before; empty where it is new
 * @param change what of its text is different since then
 */
public record ReadsSince(Since since, Optional<RuleNumber> before, Change change) {

  /** The rule's last change before or with an edition; empty where no edition held is older. */
  public static Optional<ReadsSince> of(
      Edition edition, Rule rule, Editions editions, History history) {
    Edition first = edition;
    for (Edition older : editions.all()) {
      if (!older.effective().isBefore(first.effective()) || hasSame(older, rule)) {
        first = older.effective().isBefore(first.effective()) ? older : first;
        continue;
      }
      List<Succession> from = history.compare(older, first).to(rule.number());
      if (from.isEmpty() && older.coverage().covers(rule.number())) {
        Since since = editions.since(older, first);
        return Optional.of(
            history
                .reviewedBefore(older, first, rule.number())
                .map(then -> new ReadsSince(since, Optional.of(then.number()), then.change()))
                .orElseGet(() -> new ReadsSince(since, Optional.empty(), Change.SUBSTANCE)));
      }
      if (!from.isEmpty() && !isSame(from.getFirst())) {
        Succession last = from.getFirst();
        return Optional.of(
            new ReadsSince(
                editions.since(older, first), Optional.of(last.before()), last.change()));
      }
      first = from.isEmpty() ? first : older;
    }
    return Optional.empty();
  }

  /** The first edition that has it so. */
  public Edition edition() {
    return since.edition();
  }

  private static boolean hasSame(Edition older, Rule rule) {
    return older.rule(rule.number()).filter(then -> then.text().equals(rule.text())).isPresent();
  }

  private static boolean isSame(Succession succession) {
    return !succession.isMoved()
        && (succession.change() == Change.SAME || succession.change() == Change.CROSS_REFERENCES);
  }

  /** Whether its words are others since then, and not only its number. */
  public boolean isReworded() {
    return switch (change) {
      case SAME, CROSS_REFERENCES -> false;
      case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> before.isPresent();
    };
  }
}
