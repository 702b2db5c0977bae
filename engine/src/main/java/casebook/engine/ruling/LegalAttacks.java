package casebook.engine.ruling;

import casebook.engine.move.Attack;
import java.math.BigInteger;
import java.util.List;

/**
 * The attacks that are legal without paying any cost.
 *
 * @param count how many there are; a lower bound where {@code atLeast}
 * @param examples some of them, in board order
 */
public record LegalAttacks(BigInteger count, boolean atLeast, List<Attack> examples) {
  public LegalAttacks {
    examples = List.copyOf(examples);
  }
}
