package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything on a board that a declaration of attackers is judged by. The rules of 508.1 say what
 * that is.
 *
 * @param creatures the creatures of the attacking player, in board order
 * @param targets what may be attacked: players in turn order, then permanents in board order
 * @param choosable what each creature could be chosen to attack (508.1a, 508.1b)
 */
public record Grounds(
    InForce inForce,
    List<Id> defendingPlayers,
    Set<Id> creatures,
    Set<Id> targets,
    Map<Id, Set<Id>> choosable,
    List<Restriction> restrictions,
    List<Required> required,
    List<CostToAttack> costs) {

  public Grounds {
    restrictions = List.copyOf(restrictions);
    required = List.copyOf(required);
    costs = List.copyOf(costs);
  }

  /** The board that is judged. */
  public Board board() {
    return inForce.board();
  }

  /** What is required, each requirement by itself. */
  public List<Requirement> requirements() {
    var all = new ArrayList<Requirement>();
    required.forEach(one -> one.forEach(all::add));
    return all;
  }

  /** The same grounds where other things are required. */
  public Grounds with(List<Required> others) {
    return new Grounds(
        inForce, defendingPlayers, creatures, targets, choosable, restrictions, others, costs);
  }
}
