package casebook.engine.ruling;

import casebook.engine.board.Id;
import java.util.List;

/**
 * Why a creature doesn't attack something, in an attack that obeys as many requirements as can be,
 * although a requirement asks for that.
 */
public sealed interface Obstacle {

  /** The creature that doesn't attack. */
  Id creature();

  /** What it would attack. */
  Id target();

  /** It can't be declared as attacking that at all (508.1a, 508.1b). */
  record NotChoosable(Id creature, Id target) implements Obstacle {}

  /** That costs something, and nobody is made to pay (508.1d). */
  record NotPaid(Id creature, Id target, Stated cost) implements Obstacle {}

  /** With everything else as it is, these restrictions would be disobeyed (508.1c). */
  record Restricted(Id creature, Id target, List<Stated> restrictions) implements Obstacle {
    public Restricted {
      restrictions = List.copyOf(restrictions);
    }
  }

  /** With everything else as it is, these requirements would not be obeyed any more. */
  record Outweighed(Id creature, Id target, List<RequirementItem> others) implements Obstacle {
    public Outweighed {
      others = List.copyOf(others);
    }
  }
}
