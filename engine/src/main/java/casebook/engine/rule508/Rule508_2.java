package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Finding;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * Who gets priority once attackers are declared: where a team takes its turn together, the whole
 * team (805.5); where the active player has left the game, the next player in turn order (800.4j).
 */
@Cr(
    rule = "508.2",
    text =
        """
        Second, the active player gets priority. (See rule 117, “Timing and Priority.”)
        """)
public final class Rule508_2 {
  private Rule508_2() {}

  static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_2.class);

  /** Players get priority. */
  static Progress step(Progress progress) {
    return progress.found(List.of(finding(progress.board())));
  }

  /** The player, or the players of the team, who get priority. */
  public static List<Id> priority(Board board) {
    List<Id> active = Rule506_2b.attackingPlayers(board);
    return active.isEmpty() ? board.nextInTurnOrder().stream().toList() : active;
  }

  /** The active player gets priority once attackers are declared (508.2). */
  public static Finding finding(Board board) {
    return Finding.applies(NUMBER, priority(board));
  }
}
