package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.ruling.Stated;
import java.util.Optional;
import java.util.Set;

/** A restriction (508.1c) in force on this board: which creatures can't attack what. */
public sealed interface Restriction {

  /** The effect on the board that restricts. */
  Stated stated();

  /** It forbids nothing in a declaration of which this doesn't hold. */
  AttackCondition when();

  /** The creature must not attack these targets where the condition holds of the declaration. */
  record Forbids(Stated stated, Id creature, Set<Id> targets, AttackCondition when)
      implements Restriction {}

  /**
   * At most {@code count} of the creatures can attack these targets where the condition holds of
   * the declaration.
   *
   * @param spent how many were used up by other creatures earlier this turn
   * @param already creatures that are counted already and may attack again
   */
  record Caps(
      Stated stated,
      int count,
      int spent,
      Set<Id> creatures,
      Set<Id> targets,
      Set<Id> already,
      AttackCondition when)
      implements Restriction {}

  /** The single creature that it is about, where it is about one. */
  default Optional<Id> about() {
    return switch (this) {
      case Forbids forbids -> Optional.of(forbids.creature());
      case Caps _ -> Optional.empty();
    };
  }
}
