package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One requirement (508.1d).
 *
 * @param exists for which attacks it exists
 * @param obeyed which attacks do what it asks
 */
record Requirement(Predicate<Attack> exists, Predicate<Attack> obeyed) {

  /** One for each creature that an effect applies to, and one for each effect on the player. */
  static List<Requirement> all(Board board, List<Statement> statements, List<Id> creatures) {
    var found = new ArrayList<Requirement>();
    Map<Id, Set<Id>> goadedBy = new LinkedHashMap<>();
    for (Id creature : creatures) {
      goadedBy.put(creature, new HashSet<>(board.permanent(creature).orElseThrow().goadedBy()));
    }
    for (Statement statement : statements) {
      Reading reading = statement.reading();
      if (statement.effect() instanceof Effect.MustAttack(var who, var whom, var when)) {
        for (Id creature : creatures) {
          if (reading.means(who, creature)) {
            found.add(
                new Requirement(
                    attack -> reading.of(attack, creature, creature).holds(when),
                    attack ->
                        attack
                            .targetOf(creature)
                            .filter(target ->
                                statement
                                    .reading()
                                    .of(attack, creature, target)
                                    .means(whom, target))
                            .isPresent()));
          }
        }
      }
      if (statement.effect()
          instanceof Effect.MustAttackWith(var player, var count, var who, var whom, var when)) {
        for (Id attacking : Attacking.players(board)) {
          if (reading.means(player, attacking)) {
            found.add(
                new Requirement(
                    attack -> reading.of(attack).holds(when),
                    attack ->
                        attack.targets().entrySet().stream()
                                .filter(pair -> isOf(board, attacking, pair.getKey()))
                                .filter(pair ->
                                    reading.means(who, pair.getKey())
                                        && reading.means(whom, pair.getValue()))
                                .count()
                            >= reading.value(count)));
          }
        }
      }
      if (statement.effect() instanceof Effect.Goaded(var who, var when)
          && reading.you().isPresent()) {
        for (Id creature : creatures) {
          if (statement.designates(who, when, creature)) {
            goadedBy.getOrDefault(creature, new HashSet<>()).add(reading.you().get());
          }
        }
      }
    }
    // 701.15b: two requirements for each player who goaded the creature.
    goadedBy.forEach((creature, players) ->
        players.forEach(player -> {
          found.add(new Requirement(_ -> true, attack -> attack.isAttacker(creature)));
          found.add(
              new Requirement(
                  _ -> true,
                  attack ->
                      attack
                          .targetOf(creature)
                          .filter(target -> board.isPlayer(target))
                          .filter(target -> !target.equals(player))
                          .isPresent()));
        }));
    return found;
  }

  private static boolean isOf(Board board, Id player, Id creature) {
    return board.permanent(creature).orElseThrow().controller().equals(player);
  }
}
