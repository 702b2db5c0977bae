package casebook.engine.rule506;

import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.Required;
import casebook.engine.force.Requirement;
import casebook.engine.move.Attack;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Whether a creature had to attack: what counts are the requirements in force as attackers were
 * declared, not whether another attack would have been legal.
 */
@Cr(
    rule = "506.7",
    text =
        """
        Some abilities check to see whether or not a creature “had to attack” during a particular
        combat phase. A creature had to attack if one or more effects were requiring that creature
        to attack at the time attackers were declared in that combat. A creature did not “have to
        attack” if there were no such effects that required it to attack, even if there were no
        other legal attacks that could have been declared. (See rule 508.)
        """)
public final class Rule506_7 {
  private Rule506_7() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_7.class);

  /**
   * Whether a creature had to attack: some requirement to attack was on it as it was declared
   * (506.7).
   */
  public static boolean hadToAttack(Combat combat, Id creature) {
    return combat.hadToAttack().contains(creature);
  }

  /**
   * The creatures that effects require to attack as this attack is declared, attacking or not. What
   * a player must attack with "a creature" requires no particular creature to attack.
   */
  public static Set<Id> required(Grounds grounds, Attack attack) {
    var required = new LinkedHashSet<Id>();
    for (Requirement requirement : Required.existing(grounds.required(), attack)) {
      if (requirement instanceof Requirement.Attacks attacks) {
        required.add(attacks.creature());
      }
    }
    return required;
  }
}
