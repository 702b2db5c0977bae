package casebook.engine.meaning;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a condition comes to on a given board: known, or a question about which creatures are
 * declared together.
 */
public sealed interface AttackCondition {

  /** The board alone settles it. */
  record Known(boolean value) implements AttackCondition {
    public static final Known TRUE = new Known(true);
    public static final Known FALSE = new Known(false);
  }

  /**
   * At least {@code count} of the creatures attack one of the targets.
   *
   * @param except a creature that doesn't count, although it may be one of the creatures
   */
  record AtLeast(int count, Set<Id> creatures, Optional<Id> except, Set<Id> targets)
      implements AttackCondition {

    private boolean isReached(Attack attack) {
      int found = attack.count(creatures, targets);
      boolean isOneTooMany =
          except.isPresent()
              && creatures.contains(except.get())
              && attack.isAttackOn(targets, except.get());
      return (isOneTooMany ? found - 1 : found) >= count;
    }
  }

  /** The condition doesn't hold of the attack. */
  record Not(AttackCondition condition) implements AttackCondition {}

  /** All of the conditions hold of the attack. */
  record Both(List<AttackCondition> all) implements AttackCondition {
    public Both {
      all = List.copyOf(all);
    }
  }

  /** At least one of the conditions holds of the attack. */
  record Either(List<AttackCondition> any) implements AttackCondition {
    public Either {
      any = List.copyOf(any);
    }
  }

  /** Whether it holds for an attack. */
  default boolean holds(Attack attack) {
    return switch (this) {
      case Known(boolean value) -> value;
      case AtLeast atLeast -> atLeast.isReached(attack);
      case Not(var condition) -> !condition.holds(attack);
      case Both(var all) -> all.stream().allMatch(condition -> condition.holds(attack));
      case Either(var any) -> any.stream().anyMatch(condition -> condition.holds(attack));
    };
  }

  /** The opposite; what is known stays known. */
  static AttackCondition not(AttackCondition condition) {
    return switch (condition) {
      case Known(boolean value) -> new Known(!value);
      case Not(var inner) -> inner;
      case AtLeast _, Both _, Either _ -> new Not(condition);
    };
  }

  /** All together, without what is known to hold; false where one is known to be. */
  static AttackCondition both(List<AttackCondition> conditions) {
    var open = new ArrayList<AttackCondition>();
    for (AttackCondition condition : conditions) {
      if (condition.equals(Known.FALSE)) {
        return Known.FALSE;
      }
      if (!condition.equals(Known.TRUE)) {
        open.add(condition);
      }
    }
    return switch (open.size()) {
      case 0 -> Known.TRUE;
      case 1 -> open.getFirst();
      default -> new Both(open);
    };
  }

  /** Any of them, without what is known not to hold; true where one is known to. */
  static AttackCondition either(List<AttackCondition> conditions) {
    var open = new ArrayList<AttackCondition>();
    for (AttackCondition condition : conditions) {
      if (condition.equals(Known.TRUE)) {
        return Known.TRUE;
      }
      if (!condition.equals(Known.FALSE)) {
        open.add(condition);
      }
    }
    return switch (open.size()) {
      case 0 -> Known.FALSE;
      case 1 -> open.getFirst();
      default -> new Either(open);
    };
  }
}
