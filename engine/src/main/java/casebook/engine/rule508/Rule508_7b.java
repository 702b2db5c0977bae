package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.ruling.Stated;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/** Restrictions and requirements are about declaring attackers, not about reselecting. */
@Cr(
    rule = "508.7b",
    text =
        """
        While reselecting which player, planeswalker, or battle a creature is attacking, that
        creature isn’t affected by requirements or restrictions that apply to the declaration of
        attackers.
        """)
public final class Rule508_7b {
  private Rule508_7b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_7b.class);

  /** The effects that don't affect a creature while what it attacks is reselected. */
  public static List<Stated> passedOver(
      Board board, List<Id> defendingPlayers, Id creature, Id target) {
    return Rule508_4c.passedOver(board, defendingPlayers, creature, target);
  }
}
