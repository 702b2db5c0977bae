/**
 * The attacks that obey the most, nearest to a declared one first.
 *
 * <p>The nearest is a maximum in which each change costs a little ({@link
 * casebook.engine.maximum.near.NearestSearch}); its proof says which options the others can take,
 * and these are walked through in board order.
 *
 * <p>Reference: R. Dechter, <i>Enhancement schemes for constraint processing: backjumping,
 * learning, and cutset decomposition</i>, Artificial Intelligence 41, 1990 (recording of dead
 * ends).
 */
@NullMarked
package casebook.engine.maximum.near;

import org.jspecify.annotations.NullMarked;
