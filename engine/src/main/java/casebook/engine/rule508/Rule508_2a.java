package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** What a creature becomes after it attacked makes no ability trigger on its attack. */
@Cr(
    rule = "508.2a",
    text =
        """
        Abilities that trigger on a creature attacking trigger only at the point the creature is
        declared as an attacker. They will not trigger if a creature attacks and then that
        creature’s characteristics change to match the ability’s trigger condition.
        """)
public final class Rule508_2a {
  private Rule508_2a() {}

  static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_2a.class);

  /**
   * One finding for each ability that does not trigger although, after a change, attackers match
   * its trigger condition.
   *
   * @param declared what the creatures were declared as attacking earlier in this combat
   */
  public static List<Finding> findings(Grounds before, Grounds after, Attack declared) {
    List<Triggered> matched = matching(before, declared);
    var findings = new ArrayList<Finding>();
    for (Triggered now : matching(after, declared)) {
      if (!matched.contains(now)) {
        findings.add(Finding.applies(NUMBER, now.about(), now.stated()));
      }
    }
    return findings;
  }

  /** What would trigger if the creatures still on the battlefield were declared only now. */
  private static List<Triggered> matching(Grounds grounds, Attack declared) {
    var present = new LinkedHashMap<Id, Id>();
    declared
        .targets()
        .forEach((creature, target) -> {
          if (grounds.board().permanent(creature).isPresent()) {
            present.put(creature, target);
          }
        });
    return Rule508_1m.triggered(grounds, Attack.of(present));
  }
}
