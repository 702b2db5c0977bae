package casebook.engine.ruling;

import casebook.engine.board.Id;
import java.util.Optional;
import java.util.Set;

/**
 * A requirement that exists for the declared attack (508.1d), in the ledger of a ruling.
 *
 * @param creature the creature that is required to attack, of several alike ones of a stack the
 *     first; empty where a player is required to
 * @param count for how many creatures of the stack there is such a requirement
 * @param targets what it must attack; {@code anything} where it may be whatever can be attacked
 * @param atLeast with how many creatures a player is required to attack; 1 for a creature
 * @param excuse where it isn't obeyed, why that is no fault of the attack, if there is such a
 *     reason
 */
public record RequirementItem(
    Optional<Id> creature,
    int count,
    Stated stated,
    Set<Id> targets,
    boolean anything,
    int atLeast,
    boolean obeyed,
    Optional<Excuse> excuse) {

  /** One requirement, counted by itself. */
  public RequirementItem(
      Optional<Id> creature,
      Stated stated,
      Set<Id> targets,
      boolean anything,
      int atLeast,
      boolean obeyed,
      Optional<Excuse> excuse) {
    this(creature, 1, stated, targets, anything, atLeast, obeyed, excuse);
  }

  /** The same, for this number of creatures of a stack. */
  public RequirementItem times(int newCount) {
    return new RequirementItem(
        creature, newCount, stated, targets, anything, atLeast, obeyed, excuse);
  }

  /** The same, whatever excuses that it isn't obeyed. */
  public RequirementItem withoutExcuse() {
    return new RequirementItem(
        creature, count, stated, targets, anything, atLeast, obeyed, Optional.empty());
  }
}
