package casebook.engine.rule506;

import casebook.engine.Cr;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.rules.RuleNumber;

/**
 * Whether a creature had to attack: what counts are the requirements in force as attackers were
 * declared, not whether another attack would have been legal.
 */
@Cr(
    rule = "506.6",
    text =
        """
        Some abilities check to see whether or not a creature “had to attack” during a particular
        combat phase. A creature had to attack if one or more effects were requiring that creature
        to attack at the time attackers were declared in that combat. A creature did not “have to
        attack” if there were no such effects that required it to attack, even if there were no
        other legal attacks that could have been declared. (See rule 508.)
        """)
public final class Rule506_6 {
  private Rule506_6() {}

  public static final RuleNumber NUMBER = RuleNumber.parse("506.6");

  public static boolean hadToAttack(Combat combat, Id creature) {
    return combat.hadToAttack().contains(creature);
  }
}
