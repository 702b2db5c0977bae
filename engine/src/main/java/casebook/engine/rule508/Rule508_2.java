package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Board;
import casebook.engine.board.Id;

/** Who gets priority once attackers are declared. */
@Cr(
    rule = "508.2",
    text =
        """
        Second, the active player gets priority. (See rule 117, “Timing and Priority.”)
        """)
public final class Rule508_2 {
  private Rule508_2() {}

  /** The player who gets priority. */
  public static Id priority(Board board) {
    return board.activePlayer();
  }
}
