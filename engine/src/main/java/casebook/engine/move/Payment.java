package casebook.engine.move;

import casebook.engine.board.Id;
import java.util.List;
import java.util.Optional;

/** Which of the costs that an attack requires the active player pays (508.1j). */
public sealed interface Payment {

  /** Every cost that the attack requires. */
  record All() implements Payment {}

  /** No cost at all. */
  record Nothing() implements Payment {}

  /** The costs of these creatures. */
  record For(List<Paid> paid) implements Payment {
    public For {
      paid = List.copyOf(paid);
    }
  }

  /**
   * The costs of one creature are paid.
   *
   * @param target only those for attacking this; all of the creature's costs where it is left out
   * @param with the permanents that are sacrificed, tapped or returned for it; the rest is chosen
   */
  record Paid(Id attacker, Optional<Id> target, List<Id> with) {
    public Paid {
      with = List.copyOf(with);
    }
  }

  /** Whether the costs of a creature's attack on a target are paid. */
  default boolean covers(Id creature, Id target) {
    return switch (this) {
      case All() -> true;
      case Nothing() -> false;
      case For(var paid) ->
          paid.stream()
              .anyMatch(one ->
                  one.attacker().equals(creature) && one.target().map(target::equals).orElse(true));
    };
  }
}
