package casebook.engine.ruling;

import java.math.BigInteger;

/**
 * The attacks that are legal without paying any cost.
 *
 * @param count how many there are; a lower bound where {@code atLeast}
 * @param examples some of them
 */
public record LegalAttacks(BigInteger count, boolean atLeast, Answer.Attacks examples) {}
