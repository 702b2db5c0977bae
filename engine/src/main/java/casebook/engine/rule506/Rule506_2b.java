package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.RangeOfInfluence;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/** Teams that take turns together attack and defend together (805.10). */
@Cr(
    rule = "506.2b",
    text =
        """
        In multiplayer games using the shared team turns option, the active team is the attacking
        team and the nonactive team is the defending team. See rule 805, “Shared Team Turns Option.”
        """)
public final class Rule506_2b {
  private Rule506_2b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_2b.class);

  /** The active player, or the players of the active team. */
  public static List<Id> attackingPlayers(Board board) {
    Id active = board.activePlayer();
    if (!board.options().sharedTeamTurns()) {
      return board.player(active).inGame() ? List.of(active) : List.of();
    }
    return Rule506_2.seats(board).stream()
        .filter(player -> !board.areOpponents(active, player))
        .toList();
  }

  /** The players of the teams that are not active, as far as the active team reaches (801.3). */
  public static List<Id> defendingPlayers(Board board) {
    return board.opponentsOf(board.activePlayer()).stream()
        .filter(player -> reaches(board, player))
        .toList();
  }

  /** Whether a player is within the range of influence of any attacking player. */
  static boolean reaches(Board board, Id player) {
    return attackingPlayers(board).stream()
        .anyMatch(attacking -> RangeOfInfluence.includes(board, attacking, player));
  }
}
