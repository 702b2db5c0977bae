package casebook.engine.ruling;

import java.util.List;
import java.util.Optional;

/**
 * The rulings on a case's moves in order.
 *
 * @param impossible why the move after those with a ruling can't be made, if it can't
 */
public record Adjudication(List<Ruling> rulings, Optional<ImpossibleMove> impossible) {
  public Adjudication {
    rulings = List.copyOf(rulings);
  }
}
