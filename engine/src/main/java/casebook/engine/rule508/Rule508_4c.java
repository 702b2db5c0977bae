package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.InForce;
import casebook.engine.force.Required;
import casebook.engine.force.Restriction;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.ruling.Stated;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Restrictions and requirements are about declaring attackers: a creature that comes to attack
 * otherwise isn't affected by them.
 */
@Cr(
    rule = "508.4c",
    text =
        """
        A creature that’s put onto the battlefield attacking or that is stated to be attacking isn’t
        affected by requirements or restrictions that apply to the declaration of attackers.
        """)
public final class Rule508_4c {
  private Rule508_4c() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_4c.class);

  /**
   * The effects that restrict or require a creature's being declared as attacking a target, which
   * don't affect it when it comes to attack that target otherwise. "Can't attack unless its
   * controller pays" is one of them.
   */
  public static List<Stated> passedOver(
      Board board, List<Id> defendingPlayers, Id creature, Id target) {
    var inForce = InForce.on(board);
    Set<Id> creatures = Set.of(creature);
    Set<Id> targets = Set.of(target);
    var stated = new ArrayList<Stated>();
    for (Restriction restriction : Rule508_1c.restrictions(inForce, creatures, targets)) {
      if (bearsOn(restriction)) {
        stated.add(restriction.stated());
      }
    }
    for (CostToAttack cost : Rule508_1h.costs(inForce, creatures, targets)) {
      stated.add(cost.stated());
    }
    for (Required one : Rule508_1d.required(inForce, defendingPlayers, creatures, targets)) {
      stated.add(one.stated());
    }
    return stated.stream().distinct().toList();
  }

  private static boolean bearsOn(Restriction restriction) {
    return switch (restriction) {
      case Restriction.Forbids forbids -> !forbids.when().equals(AttackCondition.Known.FALSE);
      case Restriction.Caps caps -> !caps.creatures().isEmpty() && !caps.targets().isEmpty();
    };
  }
}
