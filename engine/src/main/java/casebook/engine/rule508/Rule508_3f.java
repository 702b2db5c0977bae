package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import casebook.engine.force.InForce;
import casebook.engine.force.Viewpoint;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.ruling.Finding;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;

/** "Whenever [a creature] attacks and isn't blocked": not before blockers are declared. */
@Cr(
    rule = "508.3f",
    text =
        """
        An ability that reads “Whenever [a creature] attacks and isn’t blocked, . . .” triggers
        during the declare blockers step, not the declare attackers step. See rule 509.3g.
        """)
public final class Rule508_3f {
  private Rule508_3f() {}

  private static final RuleNumber RULE = RuleNumber.parse("508.3f");

  /** One finding for each ability that waits for blockers being declared. */
  static List<Finding> findings(Declaration declaration) {
    var findings = new ArrayList<Finding>();
    for (InForce.Effective effective : declaration.grounds().inForce().effects()) {
      Rule508_1m.trigger(effective.stated().effect())
          .map(trigger -> waiting(declaration, effective.view(), trigger))
          .filter(waiting -> !waiting.isEmpty())
          .ifPresent(waiting -> findings.add(Finding.applies(RULE, waiting, effective.stated())));
    }
    return findings;
  }

  /** The attackers for which an ability may trigger once blockers are declared. */
  private static List<Id> waiting(Declaration declaration, Viewpoint view, Effect.Trigger trigger) {
    return trigger.event() instanceof AttacksUnblocked(var who, var whom)
        ? declaration.pairs().stream()
            .filter(pair -> declaration.matches(view, pair, who, whom))
            .filter(pair -> declaration.holds(view, pair, trigger.when()))
            .map(Pair::creature)
            .toList()
        : List.of();
  }

  /** Never as attackers are declared, whichever creatures it means. */
  static List<List<Id>> occasions(AttacksUnblocked event) {
    return List.of();
  }
}
