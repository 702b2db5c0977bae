package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.ruling.Finding;
import casebook.rules.RuleNumber;
import java.util.List;

/** Who gets priority once attackers are declared. */
@Cr(
    rule = "508.2",
    text =
        """
        Second, the active player gets priority. (See rule 117, “Timing and Priority.”)
        """)
public final class Rule508_2 {
  private Rule508_2() {}

  private static final RuleNumber RULE = RuleNumber.parse("508.2");

  /** The player who gets priority. */
  public static Id priority(Board board) {
    return board.activePlayer();
  }

  /** The active player gets priority once attackers are declared (508.2). */
  public static Finding finding(Board board) {
    return Finding.applies(RULE, List.of(priority(board)));
  }
}
