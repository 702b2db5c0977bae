package casebook.engine.rule506;

import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.move.Change;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * What would have kept a creature from attacking comes too late once it was declared.
 *
 * <p>Effects are read only for what they say about attacking, so that of those that would have kept
 * a creature from blocking nothing is found.
 */
@Cr(
    rule = "506.4a",
    text =
        """
        Once a creature has been declared as an attacking or blocking creature, spells or abilities
        that would have kept that creature from attacking or blocking don’t remove the creature from
        combat.
        """)
public final class Rule506_4a {
  private Rule506_4a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_4a.class);

  /** Whether a change to a declared creature would have kept it from attacking. */
  public static boolean applies(Combat combat, Id creature, Change change) {
    return fights(combat, creature) && keepsFromAttacking(change);
  }

  /**
   * Whether what comes to be attached to a declared creature would have kept it from attacking.
   *
   * @param ofAttachment the effects of the Aura or Equipment
   */
  public static boolean applies(Combat combat, Id creature, List<Effect> ofAttachment) {
    return fights(combat, creature)
        && ofAttachment.stream().anyMatch(Rule506_4a::keepsHostFromAttacking);
  }

  /** Whether it was declared as an attacking or blocking creature, and is one. */
  public static boolean fights(Combat combat, Id creature) {
    boolean fights = combat.isAttacking(creature) || combat.blocking().containsKey(creature);
    return fights && wasDeclared(combat, creature);
  }

  /** Whether a creature was declared as an attacking or blocking creature. */
  static boolean wasDeclared(Combat combat, Id creature) {
    return combat.declared().containsKey(creature) || combat.declaredBlockers().contains(creature);
  }

  private static boolean keepsFromAttacking(Change change) {
    return change instanceof Change.Detained
        || (change instanceof Change.GainsAbilities(var abilities)
            && abilities.stream().anyMatch(Rule506_4a::keepsFromAttacking));
  }

  private static boolean keepsFromAttacking(Ability ability) {
    return ability.effects().stream().anyMatch(Rule506_4a::isRestriction);
  }

  /** Whether an effect keeps what its source is attached to from attacking. */
  private static boolean keepsHostFromAttacking(Effect effect) {
    if (!Mentions.mentions(effect, new Filter.Attached())) {
      return false;
    }
    return effect instanceof Effect.Gives(var _, var abilities, var _)
        ? abilities.stream().anyMatch(Rule506_4a::keepsFromAttacking)
        : isRestriction(effect);
  }

  private static boolean isRestriction(Effect effect) {
    return switch (effect) {
      case Effect.Restricting _, Effect.AttackCost _ -> true;
      case Effect.Keyword(var name, var _) -> name.equalsIgnoreCase("defender");
      case Effect.Requiring _, Effect.OptionalCost _, Effect.Permitting _, Effect.Indirect _ ->
          false;
    };
  }
}
