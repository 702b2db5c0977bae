package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * Where a rule of an edition came from.
 *
 * @param edition the edition
 * @param number the rule's number there
 * @param lineage what the rule was and became
 * @param bearers the rules that had its number before it, the newest first
 */
public record Provenance(
    Edition edition, RuleNumber number, Lineage lineage, List<Bearer> bearers) {

  /** Copies the list. */
  public Provenance {
    bearers = List.copyOf(bearers);
  }

  /** The provenance of a rule of an edition. */
  public static Provenance of(Edition edition, Rule rule, Editions held, History history) {
    Lineage lineage = Lineage.of(edition, rule, history);
    return new Provenance(
        edition,
        rule.number(),
        lineage,
        others(rule.number(), lineage, held, history).stream()
            .filter(one -> one.editions().getLast().effective().isBefore(edition.effective()))
            .toList());
  }

  private static List<Bearer> others(
      RuleNumber number, Lineage lineage, Editions held, History history) {
    return Bearer.of(number, held, history).stream()
        .filter(bearer -> !lineage.had(number, bearer.editions().getLast()))
        .toList();
  }

  /** The numbers that the rule had before, the newest first. */
  public List<Lineage.Numbers> numbersBefore() {
    return lineage.numbersBefore(edition);
  }
}
