package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.rule506.Rule506_2;
import casebook.rules.work.Cancellation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gathers what a declaration of attackers on a board is judged by. */
public final class GroundsOnBoard {
  private GroundsOnBoard() {}

  /**
   * The grounds on a board on which attackers have been declared: what is in force there, but
   * nothing that a declaration is asked for.
   */
  public static Grounds afterDeclaring(InForce inForce, List<Id> defendingPlayers) {
    Board board = inForce.board();
    return new Grounds(
        inForce,
        defendingPlayers,
        Rule506_2.creatures(board),
        Rule506_2.attackable(board, defendingPlayers),
        Map.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** The grounds on a board on which these are the defending players. */
  public static Grounds on(Board board, List<Id> defendingPlayers) {
    return on(InForce.on(board), defendingPlayers);
  }

  /** The grounds where these effects are in force. */
  public static Grounds on(InForce inForce, List<Id> defendingPlayers) {
    Board board = inForce.board();
    Set<Id> creatures = Rule506_2.creatures(board);
    Set<Id> targets = Rule506_2.attackable(board, defendingPlayers);
    var choosable = new LinkedHashMap<Id, Set<Id>>();
    var reached = new HashMap<Id, Set<Id>>();
    for (Id creature : creatures) {
      Cancellation.check();
      Id controller = board.permanent(creature).orElseThrow().controller();
      Set<Id> attackable =
          reached.computeIfAbsent(
              controller, of -> Rule506_2.attackable(board, defendingPlayers, of));
      choosable.put(creature, Rule508_1a.choosable(inForce, creature, attackable));
    }
    return new Grounds(
        inForce,
        defendingPlayers,
        creatures,
        targets,
        choosable,
        Rule508_1c.restrictions(inForce, creatures, targets),
        Rule508_1d.required(inForce, defendingPlayers, creatures, targets),
        Rule508_1h.costs(inForce, creatures, targets));
  }
}
