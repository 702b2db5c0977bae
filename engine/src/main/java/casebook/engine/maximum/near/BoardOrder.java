package casebook.engine.maximum.near;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The board order of attacks near a declared one: creature by creature, those first in which it
 * does something else than declared, of these first not attacking, then by what it attacks.
 */
public final class BoardOrder implements Comparator<Attack> {
  private static final int STAYS_HOME = -1;

  private final Attack declared;
  private final List<Id> creatures;
  private final Map<Id, Integer> placeOfTarget = new HashMap<>();

  /** The order on a board with these creatures and these that they can attack. */
  public BoardOrder(Attack declared, Collection<Id> creatures, Collection<Id> targets) {
    this.declared = declared;
    this.creatures = List.copyOf(creatures);
    targets.forEach(target -> placeOfTarget.put(target, placeOfTarget.size()));
  }

  /** The attack from which the distance is measured. */
  public Attack declared() {
    return declared;
  }

  @Override
  public int compare(Attack one, Attack other) {
    for (Id creature : creatures) {
      int order = Integer.compare(place(one, creature), place(other, creature));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private int place(Attack attack, Id creature) {
    return isChange(attack, creature)
        ? attack.targetOf(creature).map(target -> placeOfTarget.get(target)).orElse(STAYS_HOME)
        : Integer.MAX_VALUE;
  }

  private boolean isChange(Attack attack, Id creature) {
    return !attack.targetOf(creature).equals(declared.targetOf(creature));
  }

  /**
   * Whether an attack may come before {@code other} in which all of {@code changed} change, and
   * besides them only some of {@code others}.
   */
  public boolean mayComeFirst(Set<Id> changed, Set<Id> others, Attack other) {
    for (Id creature : creatures) {
      boolean mayChange = changed.contains(creature) || others.contains(creature);
      if (!mayChange && isChange(other, creature)) {
        return false;
      }
      if (mayChange && place(other, creature) != STAYS_HOME) {
        return true;
      }
    }
    return true;
  }
}
