package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * A creature that an effect states is attacking what can't be attacked any more: "the same is true"
 * as of one that is put onto the battlefield so.
 */
@Cr(
    rule = "508.4b",
    text =
        """
        If the effect that states a creature is attacking specifies it’s attacking a certain player,
        and that player is no longer in the game when the effect resolves, the creature doesn’t
        become an attacking creature. The same is true if the effect specifies a creature is
        attacking a planeswalker or battle and, when the effect resolves, that permanent is no
        longer on the battlefield, is no longer a planeswalker or battle, is a planeswalker that is
        no longer controlled by a defending player, or is a battle that is no longer protected by a
        defending player.
        """)
public final class Rule508_4b {
  private Rule508_4b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_4b.class);

  /**
   * Whether what the creature would attack can't be attacked, so that it doesn't become attacking
   * (508.4b).
   */
  public static boolean applies(Board board, List<Id> defendingPlayers, Id target) {
    return Rule508_4a.applies(board, defendingPlayers, target);
  }
}
