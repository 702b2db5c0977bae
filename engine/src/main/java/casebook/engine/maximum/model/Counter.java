package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import java.util.Set;

/** Counts which of some creatures attack which of some targets. */
public record Counter(Set<Id> creatures, Set<Id> targets) {

  boolean counts(Id creature, Id target) {
    return creatures.contains(creature) && targets.contains(target);
  }

  /** Whether everything that the other counts is counted here too. */
  boolean includes(Counter other) {
    return creatures.containsAll(other.creatures) && targets.containsAll(other.targets);
  }
}
