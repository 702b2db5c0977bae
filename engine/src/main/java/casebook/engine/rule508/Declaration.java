package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Attackers at the point at which they are declared: what triggered abilities look at (508.2a).
 *
 * @param grounds of the board on which the creatures have just become attacking
 */
record Declaration(Grounds grounds, Attack attack) {

  Board board() {
    return grounds.board();
  }

  /** Each attacker with what it was declared as attacking. */
  List<Pair> pairs() {
    return attack.targets().entrySet().stream()
        .map(entry -> new Pair(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** The first of the pairs that attacks each target. */
  Map<Id, Pair> byTarget() {
    var byTarget = new LinkedHashMap<Id, Pair>();
    pairs().forEach(pair -> byTarget.putIfAbsent(pair.target(), pair));
    return byTarget;
  }

  /** What each attacking player attacks with. */
  Map<Id, Declaration> byPlayer() {
    var byPlayer = new LinkedHashMap<Id, Map<Id, Id>>();
    attack
        .targets()
        .forEach((creature, target) ->
            byPlayer
                .computeIfAbsent(
                    board()
                        .permanent(creature)
                        .map(Permanent::controller)
                        .orElse(board().activePlayer()),
                    _ -> new LinkedHashMap<>())
                .put(creature, target));
    var declarations = new LinkedHashMap<Id, Declaration>();
    byPlayer.forEach((player, targets) ->
        declarations.put(player, new Declaration(grounds, Attack.of(targets))));
    return declarations;
  }

  /** "Attacks a player with …" looks at each player by itself; "one or more players" at all. */
  static Collection<List<Pair>> countedTogether(List<Pair> pairs, Whom whom) {
    return whom instanceof Whom.Each
        ? pairs.stream()
            .collect(Collectors.groupingBy(Pair::target, LinkedHashMap::new, Collectors.toList()))
            .values()
        : List.of(pairs);
  }

  /** Whether a text means a creature that attacks such a target. */
  boolean matches(Viewpoint view, Pair pair, Filter who, Whom whom) {
    Viewpoint about = view.about(pair.creature(), pair.target());
    Optional<Permanent> creature = board().permanent(pair.creature());
    return creature.isPresent()
        && about.matches(who, creature.get())
        && about.covers(whom, pair.target());
  }

  /** Whether an ability's condition holds as it would trigger for one of the attackers (603.4). */
  boolean holds(Viewpoint view, Pair pair, Condition condition) {
    return view.about(pair.creature(), pair.target())
        .settle(condition, grounds.creatures(), grounds.targets())
        .holds(attack);
  }
}
