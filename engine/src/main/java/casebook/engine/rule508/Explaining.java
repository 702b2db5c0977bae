package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Restriction;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Explanation.Blocked;
import casebook.engine.ruling.Explanation.Conflict;
import casebook.engine.ruling.Obstacle;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What there is to say of a declaration beyond the ruling on it. */
record Explaining(Grounds grounds, AttackSearch search, Attack attack, Set<Pair> paid) {

  /** How many obstacles of one requirement are named. */
  private static final int MOST_OBSTACLES = 8;

  /**
   * The explanation of a declaration.
   *
   * @param standing how it stands, where it comes as far as 508.1d
   */
  Explanation explanation(Optional<AttackSearch.Standing> standing) {
    return new Explanation(
        standing.flatMap(of -> search.certificate(attack, paid, of.witness())),
        standing.map(this::blocked).orElse(List.of()),
        conflict(standing),
        search.marks().orElseGet(LinkedHashMap::new));
  }

  private Optional<Conflict> conflict(Optional<AttackSearch.Standing> standing) {
    for (Restriction restriction : grounds.restrictions()) {
      if (!Rule508_1c.obeyed(restriction, attack)) {
        return Optional.of(new Conflict(List.of(restriction.stated()), List.of()));
      }
    }
    return standing
        .filter(of -> !of.legal())
        .flatMap(of -> search.conflict(attack, paid, of.counted()))
        .map(enough -> new Conflict(List.of(), Rule508_1d.items(enough, grounds, attack)));
  }

  private List<Blocked> blocked(AttackSearch.Standing standing) {
    var known = new HashMap<Pair, Optional<Obstacle>>();
    List<Requirement> ignored =
        standing.counted().stream()
            .filter(requirement -> !requirement.isObeyedBy(standing.witness()))
            .toList();
    List<RequirementItem> items = Rule508_1d.items(ignored, grounds, standing.witness());
    var blocked = new ArrayList<Blocked>();
    for (int index = 0; index < ignored.size(); index++) {
      blocked.add(new Blocked(items.get(index), obstacles(ignored.get(index), standing, known)));
    }
    return blocked;
  }

  private List<Obstacle> obstacles(
      Requirement requirement,
      AttackSearch.Standing standing,
      Map<Pair, Optional<Obstacle>> known) {
    Set<Id> creatures =
        switch (requirement) {
          case Attacks attacks -> Set.of(attacks.creature());
          case AttackWith with -> with.creatures();
        };
    var obstacles = new ArrayList<Obstacle>();
    for (Id creature : creatures) {
      for (Id target : requirement.targets()) {
        boolean isDone = target.equals(standing.witness().targets().get(creature));
        if (obstacles.size() < MOST_OBSTACLES && !isDone) {
          known
              .computeIfAbsent(new Pair(creature, target), pair -> obstacle(pair, standing))
              .ifPresent(obstacles::add);
        }
      }
    }
    return obstacles;
  }

  /** What keeps a creature from attacking a target, everything else being as in the witness. */
  private Optional<Obstacle> obstacle(Pair pair, AttackSearch.Standing standing) {
    Id creature = pair.creature();
    Id target = pair.target();
    if (!grounds.choosable().getOrDefault(creature, Set.of()).contains(target)) {
      return Optional.of(new Obstacle.NotChoosable(creature, target));
    }
    for (CostToAttack cost : grounds.costs()) {
      if (cost.creature().equals(creature)
          && cost.targets().contains(target)
          && !paid.contains(pair)) {
        return Optional.of(new Obstacle.NotPaid(creature, target, cost.stated()));
      }
    }
    Attack with = standing.witness().with(creature, target);
    var restrictions = new ArrayList<Stated>(1);
    for (Restriction restriction : grounds.restrictions()) {
      if (!Rule508_1c.obeyed(restriction, with) && !restrictions.contains(restriction.stated())) {
        restrictions.add(restriction.stated());
      }
    }
    if (!restrictions.isEmpty()) {
      return Optional.of(new Obstacle.Restricted(creature, target, List.copyOf(restrictions)));
    }
    List<Requirement> others =
        standing.counted().stream()
            .filter(one -> one.isObeyedBy(standing.witness()) && !one.isObeyedBy(with))
            .toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Obstacle.Outweighed(creature, target, Rule508_1d.items(others, grounds, with)));
  }
}
