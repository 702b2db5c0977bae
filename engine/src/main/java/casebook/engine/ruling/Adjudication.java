package casebook.engine.ruling;

import java.util.List;
import java.util.Optional;

/**
 * The rulings on a case's moves in order.
 *
 * @param impossible the move after those that could not be made at all, if any
 */
public record Adjudication(List<Ruling> rulings, Optional<ImpossibleMove> impossible) {
  public Adjudication {
    rulings = List.copyOf(rulings);
  }
}
