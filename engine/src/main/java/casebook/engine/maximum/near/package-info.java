/**
 * The attacks that obey the most, nearest to a declared one first: the k best solutions.
 *
 * <p>The nearest is a maximum in which each change costs a little ({@link
 * casebook.engine.maximum.near.NearestSearch}). The next ones are read off a diagram of what the
 * proof leaves. Where that gets too large, the attacks that differ from those found are split into
 * spaces, each with a nearest attack of its own ({@link casebook.engine.maximum.near.LawlerMurty}).
 *
 * <p>References: K. G. Murty, <i>An algorithm for ranking all the assignments in order of
 * increasing cost</i>, Operations Research 16, 1968; E. L. Lawler, <i>A procedure for computing the
 * k best solutions to discrete optimization problems</i>, Management Science 18, 1972.
 */
@NullMarked
package casebook.engine.maximum.near;

import org.jspecify.annotations.NullMarked;
