package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * Where one defending player was chosen, only that player, and what that player controls or
 * protects, can be reselected.
 */
@Cr(
    rule = "508.7d",
    text =
        """
        In a multiplayer game not using the attack multiple players option (see rule 802), the
        reselected player, planeswalker, or battle must be the chosen defending player, a
        planeswalker controlled by that player, or a battle protected by that player.
        """)
public final class Rule508_7d {
  private Rule508_7d() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_7d.class);

  /** Whether the game is a multiplayer game not using the attack multiple players option. */
  static boolean applies(Board board) {
    return board.players().size() > 2 && board.options().attack() != AttackOption.MULTIPLE;
  }

  static Finding finding(Board board, List<Id> defendingPlayers, Permanent creature, Id target) {
    List<Id> about = List.of(creature.id(), target);
    if (!applies(board)) {
      return Finding.doesNotApply(NUMBER, about);
    }
    return Rule506_2.objection(board, defendingPlayers, target).isEmpty()
        ? Finding.obeyed(NUMBER, about)
        : Finding.disobeyed(
            new NotReselectable(creature.id(), target, Limit.CHOSEN_DEFENDING_PLAYER), about);
  }
}
