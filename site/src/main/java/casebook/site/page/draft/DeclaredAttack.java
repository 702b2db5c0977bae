package casebook.site.page.draft;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** An attack as a case declares it: creatures of one entry are counted where they are alike. */
final class DeclaredAttack {
  private DeclaredAttack() {}

  /** That creatures of one entry attack one thing. */
  private record Attackers(String entry, String target) {}

  /** A count takes the first of an entry that don't attack yet; else each is named by itself. */
  static List<ObjectNode> written(Attack attack) {
    var together = new LinkedHashMap<Attackers, Integer>();
    attack
        .targets()
        .forEach((creature, target) ->
            together.merge(new Attackers(creature.stack(), target.value()), 1, Integer::sum));
    var taken = new HashMap<String, Integer>();
    var read = new HashMap<Id, Id>();
    together.forEach((one, count) -> {
      for (int at = 0; at < count; at++) {
        int number = taken.merge(one.entry(), 1, Integer::sum);
        read.put(new Id(one.entry() + "#" + number), new Id(one.target()));
      }
    });
    boolean isReadBack =
        attack.targets().entrySet().stream()
            .filter(one -> !one.getKey().stack().equals(one.getKey().value()))
            .allMatch(one -> one.getValue().equals(read.get(one.getKey())));
    var list = new ArrayList<ObjectNode>();
    if (isReadBack) {
      Set<String> alone = new HashSet<>();
      attack.targets().keySet().forEach(id -> alone.add(id.value()));
      together.forEach((one, count) -> {
        ObjectNode attacks = Draft.attack(one.entry(), one.target());
        list.add(alone.contains(one.entry()) ? attacks : attacks.put("count", count));
      });
    } else {
      attack
          .targets()
          .forEach((creature, target) -> list.add(Draft.attack(creature.value(), target.value())));
    }
    return list;
  }
}
