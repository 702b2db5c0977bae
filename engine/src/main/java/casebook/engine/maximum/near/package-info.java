/**
 * The attacks that obey the most, nearest to a declared one first.
 *
 * <p>The nearest is a maximum in which each change costs a little ({@link
 * casebook.engine.maximum.near.NearestSearch}). The proof of that maximum says which options the
 * others with as many changes can take. These are walked through in board order, and then those
 * with more changes. Where that takes too many steps, the maximum itself is told, and that there
 * may be nearer ones.
 *
 * <p>Reference: R. Dechter, <i>Enhancement schemes for constraint processing: backjumping,
 * learning, and cutset decomposition</i>, Artificial Intelligence 41, 1990 (recording of dead
 * ends).
 */
@NullMarked
package casebook.engine.maximum.near;

import org.jspecify.annotations.NullMarked;
