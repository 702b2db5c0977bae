package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason;
import casebook.rules.RuleNumber;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Findings on a declaration. */
final class AlikeFindings implements Alike<Finding> {
  private static final RuleNumber DECLARING = RuleNumber.ofHome(Rule508_1.class);

  /** Findings share their reasons; to compare these by value would take long. */
  private final IdentityHashMap<Reason, Integer> reasons = new IdentityHashMap<>();

  private record Kind(
      List<Id> besides,
      RuleNumber rule,
      Finding.Outcome outcome,
      Optional<Said> said,
      Optional<Integer> reason) {}

  @Override
  public Optional<Id> creature(Finding finding) {
    List<Id> about = finding.about();
    return !about.isEmpty() && about.getFirst().isOfStack() && isCounted(finding.rule())
        ? Optional.of(about.getFirst())
        : Optional.empty();
  }

  /** Triggers are listed one by one. */
  private static boolean isCounted(RuleNumber rule) {
    return rule.isWithin(DECLARING) && !rule.equals(Rule508_1m.NUMBER);
  }

  @Override
  public Object kind(Id creature, Finding finding) {
    return new Kind(
        finding.about().subList(1, finding.about().size()),
        finding.rule(),
        finding.outcome(),
        finding.stated().map(stated -> Said.of(creature, stated)),
        finding.reason().map(reason -> reasons.computeIfAbsent(reason, _ -> reasons.size())));
  }

  @Override
  public Finding times(Finding first, int creatures) {
    return first.times(creatures);
  }
}
