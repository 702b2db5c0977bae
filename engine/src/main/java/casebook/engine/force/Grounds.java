package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.rule508.Rule508_1h;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything on a board that a declaration of attackers is judged by.
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
