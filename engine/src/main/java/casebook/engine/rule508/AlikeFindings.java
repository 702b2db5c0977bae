package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Findings on a declaration, those alike of one stack counted together. */
final class AlikeFindings {
  private static final RuleNumber DECLARING = RuleNumber.ofHome(Rule508_1.class);

  private final List<Group> groups = new ArrayList<>();
  private final Map<Alike, Group> alike = new HashMap<>();

  /** Findings share their reasons; to compare these by value would be long. */
  private final IdentityHashMap<Reason, Integer> reasons = new IdentityHashMap<>();

  /**
   * What is the same of findings that are counted together.
   *
   * @param stack the permanents that they are about
   * @param besides what else each is about
   * @param again how often the same is found of their first one besides
   */
  private record Alike(
      String stack,
      List<Id> besides,
      RuleNumber rule,
      Finding.Outcome outcome,
      Optional<Said> said,
      Optional<Integer> reason,
      int again) {

    Alike onceMore() {
      return new Alike(stack, besides, rule, outcome, said, reason, again + 1);
    }
  }

  /** Findings that are counted together. */
  private record Group(Finding first, Set<Id> permanents) {

    Finding counted() {
      return permanents.size() > 1 ? first.times(permanents.size()) : first;
    }
  }

  /** All of them in their order, one in place of those that are alike. */
  static List<Finding> counted(List<Finding> findings) {
    var counting = new AlikeFindings();
    for (Finding finding : findings) {
      Cancellation.check();
      counting.add(finding);
    }
    return counting.groups.stream().map(Group::counted).toList();
  }

  private void add(Finding finding) {
    Optional<Id> stacked =
        finding.about().stream()
            .findFirst()
            .filter(one -> one.isOfStack() && isCounted(finding.rule()));
    if (stacked.isEmpty()) {
      groups.add(new Group(finding, Set.of()));
      return;
    }
    Alike key = alike(finding, stacked.get());
    while (!alike.computeIfAbsent(key, _ -> group(finding)).permanents().add(stacked.get())) {
      key = key.onceMore();
    }
  }

  /** What a declaration is checked for and does, but for what triggers: that is told one by one. */
  private static boolean isCounted(RuleNumber rule) {
    return rule.isWithin(DECLARING) && !rule.equals(Rule508_1m.NUMBER);
  }

  private Group group(Finding first) {
    var group = new Group(first, new HashSet<>());
    groups.add(group);
    return group;
  }

  private Alike alike(Finding finding, Id creature) {
    return new Alike(
        creature.stack(),
        finding.about().subList(1, finding.about().size()),
        finding.rule(),
        finding.outcome(),
        finding.stated().map(stated -> Said.of(creature, stated)),
        finding.reason().map(reason -> reasons.computeIfAbsent(reason, _ -> reasons.size())),
        0);
  }
}
