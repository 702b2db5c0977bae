package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.RangeOfInfluence;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * With limited range of influence, what is reselected is within range of the creature's controller:
 * a planeswalker where its controller is. A battle is within range where its controller or its
 * protector is (801.2d), so that this rule asks for the protector alone.
 */
@Cr(
    rule = "508.7e",
    text =
        """
        In a multiplayer game using the limited range of influence option (see rule 801), the
        reselected player, planeswalker, or battle must be within the range of influence of the
        attacking creature’s controller. In the case of a battle, the battle’s protector must also
        be within the range of influence of the attacking creature’s controller.
        """)
public final class Rule508_7e {
  private Rule508_7e() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_7e.class);

  static Finding finding(Board board, Permanent creature, Id target) {
    List<Id> about = List.of(creature.id(), target);
    if (board.options().rangeOfInfluence().isEmpty()) {
      return Finding.doesNotApply(NUMBER, about);
    }
    return Rule508_5.defendingPlayer(board, target).stream()
            .allMatch(player -> RangeOfInfluence.includes(board, creature.controller(), player))
        ? Finding.obeyed(NUMBER, about)
        : Finding.disobeyed(
            new NotReselectable(creature.id(), target, Limit.RANGE_OF_INFLUENCE), about);
  }
}
