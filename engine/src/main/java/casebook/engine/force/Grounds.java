package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.rule508.Rule508_1h;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
    List<Requirement> requirements,
    List<CostToAttack> costs) {

  public Grounds {
    restrictions = List.copyOf(restrictions);
    requirements = List.copyOf(requirements);
    costs = List.copyOf(costs);
  }

  /** The board that is judged. */
  public Board board() {
    return inForce.board();
  }

  /** The grounds on a board on which these are the defending players. */
  public static Grounds on(Board board, List<Id> defendingPlayers) {
    var inForce = InForce.on(board);
    Set<Id> creatures = Rule506_2.creatures(board);
    Set<Id> targets = Rule506_2.attackable(board, defendingPlayers);
    var choosable = new LinkedHashMap<Id, Set<Id>>();
    for (Id creature : creatures) {
      var of = new LinkedHashSet<Id>();
      Id controller = board.permanent(creature).orElseThrow().controller();
      for (Id target : Rule506_2.attackable(board, defendingPlayers, controller)) {
        if (Rule508_1a.objection(inForce, creature, target).isEmpty()) {
          of.add(target);
        }
      }
      choosable.put(creature, of);
    }
    return new Grounds(
        inForce,
        defendingPlayers,
        creatures,
        targets,
        choosable,
        Rule508_1c.restrictions(inForce, creatures, targets),
        Rule508_1d.requirements(inForce, defendingPlayers, creatures, targets),
        Rule508_1h.costs(inForce, creatures, targets));
  }
}
