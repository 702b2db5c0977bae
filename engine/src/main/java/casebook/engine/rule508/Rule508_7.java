package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.ruling.Finding;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/** Some cards let a player reselect what an attacking creature is attacking: 508.7a to 508.7e. */
@Cr(
    rule = "508.7",
    text =
        """
        Some cards allow a player to reselect which player, planeswalker, or battle a creature is
        attacking.
        """)
public final class Rule508_7 {
  private Rule508_7() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_7.class);

  /** What the rules that limit a reselection say of it, in their order. */
  public static List<Finding> findings(
      Board board, List<Id> defendingPlayers, Permanent creature, Id target) {
    return List.of(
        Rule508_7c.finding(board, creature, target),
        Rule508_7d.finding(board, defendingPlayers, creature, target),
        Rule508_7e.finding(board, creature, target));
  }
}
