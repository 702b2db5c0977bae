package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.util.Optional;

/** What the costs of attacks can be paid with (508.1h to 508.1j). */
public interface Funds {

  /** Whether all that an attack costs can be paid. */
  boolean cover(Attack attack);

  /** Whether the costs of this attack, or of some attack with more attackers, can be paid. */
  boolean mayCoverAtLeast(Attack attack);

  /**
   * The sort of a cost: where only creatures attack for which costs are paid, it makes no
   * difference which costs of a sort are paid, only how many of each. Empty where paying more can
   * be easier.
   */
  Optional<Object> sortOf(Pair cost);

  /** Whether it may make a difference to what can be paid that this creature doesn't attack. */
  boolean mayHelp(Id creature);
}
