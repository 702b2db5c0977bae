package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/** A creature that would enter blocking a creature that attacks somebody else just enters. */
@Cr(
    rule = "506.3e",
    text =
        """
        If an effect would put a creature onto the battlefield blocking but the creature it would
        block isn’t attacking the entering creature’s controller, a planeswalker that player
        controls, or a battle that player protects, that creature does enter the battlefield, but
        it’s never considered to be a blocking creature.
        """)
public final class Rule506_3e {
  private Rule506_3e() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3e.class);

  /**
   * Whether what would be blocked is not attacking the entering creature's controller, a
   * planeswalker that player controls, or a battle that player protects.
   */
  public static boolean applies(Board board, Permanent entering, Id blocked) {
    return board
        .combat()
        .attacking()
        .getOrDefault(blocked, Optional.empty())
        .filter(target -> concerns(board, target, entering.controller()))
        .isEmpty();
  }

  private static boolean concerns(Board board, Id target, Id player) {
    return Rule506_2.objection(board, List.of(player), target).isEmpty();
  }
}
