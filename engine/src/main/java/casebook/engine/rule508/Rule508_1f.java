package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Stated;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Attacking creatures become tapped, which isn't a cost. Those with vigilance don't (702.20b). */
@Cr(
    rule = "508.1f",
    text =
        """
        The active player taps the chosen creatures. Tapping a creature when it’s declared as an
        attacker isn’t a cost; attacking simply causes creatures to become tapped.
        """)
public final class Rule508_1f {
  private Rule508_1f() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1f.class);

  /** Attackers are tapped. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.grounds(), progress.attack()));
  }

  private static final String VIGILANCE = "vigilance";

  /** The creatures that become tapped, in the order in which they were chosen. */
  public static List<Id> tapped(Grounds grounds, Attack attack) {
    return attack.attackers().stream()
        .filter(creature -> !grounds.inForce().has(creature, VIGILANCE))
        .toList();
  }

  /** The board after the chosen creatures were tapped. */
  public static Board tap(Grounds grounds, Attack attack) {
    Board board = grounds.board();
    return board.withAll(
        tapped(grounds, attack).stream()
            .flatMap(creature -> board.permanent(creature).stream())
            .map(creature -> creature.change().tapped(true).build())
            .toList());
  }

  /** One finding for each chosen creature; it does not apply to those with vigilance. */
  public static List<Finding> findings(Grounds grounds, Attack attack) {
    Map<Id, Stated> vigilant = vigilant(grounds.inForce());
    var findings = new ArrayList<Finding>();
    for (Id creature : attack.attackers()) {
      Stated vigilance = vigilant.get(creature);
      findings.add(
          vigilance == null
              ? Finding.applies(NUMBER, List.of(creature))
              : new Finding(
                  NUMBER,
                  Outcome.DOES_NOT_APPLY,
                  List.of(creature),
                  Optional.of(vigilance),
                  Optional.empty()));
    }
    return findings;
  }

  private static Map<Id, Stated> vigilant(InForce inForce) {
    var vigilant = new LinkedHashMap<Id, Stated>();
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect() instanceof Effect.Keyword(var name, var _)
          && name.equalsIgnoreCase(VIGILANCE)) {
        effective.view().self().ifPresent(self -> vigilant.putIfAbsent(self, effective.stated()));
      }
    }
    return vigilant;
  }
}
