package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_3;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.NotAttackable;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What each chosen creature is announced to attack.
 *
 * <p>The rule speaks of the announcement only. We read it as naming only what 506.2 lets be
 * attacked: a declaration that names anything else fails here. Where only the defending player can
 * be attacked, nothing is announced.
 */
@Cr(
    rule = "508.1b",
    text =
        """
        If the defending player controls any planeswalkers, is the protector of any battles, or the
        game allows the active player to attack multiple other players, the active player announces
        which player, planeswalker, or battle each of the chosen creatures is attacking.
        """)
public final class Rule508_1b {
  private Rule508_1b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1b.class);

  /** What each of them attacks is announced. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.grounds(), progress.attack()));
  }

  /** One finding for each chosen creature. */
  public static List<Finding> findings(Grounds grounds, Attack attack) {
    var findings = new ArrayList<Finding>();
    attack
        .targets()
        .forEach((creature, target) -> {
          List<Id> about = List.of(creature, target);
          Optional<Why> objection = objection(grounds, creature, target);
          findings.add(
              objection
                  .map(why -> new NotAttackable(creature, target, why))
                  .map(reason -> Finding.disobeyed(reason, about))
                  .orElseGet(() ->
                      grounds.targets().size() > 1
                          ? Finding.obeyed(NUMBER, about)
                          : Finding.doesNotApply(NUMBER, about)));
          objection
              .flatMap(why -> saying(grounds, target, why))
              .ifPresent(rule -> findings.add(Finding.applies(rule, about)));
        });
    return findings;
  }

  /**
   * Which rule of 506 says what can't be attacked: 506.2 does for two players, 506.2a where of more
   * another opponent is chosen. None where that is said outside 506.
   */
  private static Optional<RuleNumber> saying(Grounds grounds, Id target, Why why) {
    return switch (why) {
      case NEITHER_PLANESWALKER_NOR_BATTLE -> Optional.of(Rule506_3.NUMBER);
      case NOT_A_DEFENDING_PLAYER,
          NOT_CONTROLLED_BY_A_DEFENDING_PLAYER,
          NOT_PROTECTED_BY_A_DEFENDING_PLAYER ->
          grounds.board().players().size() == 2
              ? Optional.of(Rule506_2.NUMBER)
              : Optional.of(Rule506_2a.NUMBER).filter(_ -> isPassedOver(grounds, target));
      case NOT_IN_THE_GAME, OUT_OF_RANGE -> Optional.empty();
    };
  }

  /** Whether the player who would defend could have been chosen, and another one is. */
  private static boolean isPassedOver(Grounds grounds, Id target) {
    Board board = grounds.board();
    return Rule506_2a.isChosen(board)
        && !grounds.defendingPlayers().isEmpty()
        && Rule508_5.defendingPlayer(board, target)
            .filter(Rule506_2a.choices(board)::contains)
            .isPresent();
  }

  private static Optional<Why> objection(Grounds grounds, Id creature, Id target) {
    Board board = grounds.board();
    Id controller = board.permanent(creature).orElseThrow().controller();
    return Rule506_2.objection(board, grounds.defendingPlayers(), controller, target);
  }
}
