package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/** Only opponents, what they control and what they protect can be reselected. */
@Cr(
    rule = "508.7c",
    text =
        """
        The reselected player, planeswalker, or battle must be an opponent of the attacking
        creature’s controller, a planeswalker controlled by an opponent of the attacking creature’s
        controller, or a battle protected by an opponent of the attacking creature’s controller.
        """)
public final class Rule508_7c {
  private Rule508_7c() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_7c.class);

  static Finding finding(Board board, Permanent creature, Id target) {
    List<Id> about = List.of(creature.id(), target);
    List<Id> opponents = board.opponentsOf(creature.controller());
    return Rule506_2.objection(board, opponents, target).isEmpty()
        ? Finding.obeyed(NUMBER, about)
        : Finding.disobeyed(new NotReselectable(creature.id(), target, Limit.OPPONENTS), about);
  }
}
