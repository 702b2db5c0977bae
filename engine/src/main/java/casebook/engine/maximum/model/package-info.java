/**
 * The attacks of a board as an integer program (508.1a to 508.1d).
 *
 * <p>Each creature chooses one option: not to attack, or to attack one target. An option raises
 * counters, demands formulas over "counter ≥ t" of the attack as a whole, and earns the
 * requirements that it obeys ({@link casebook.engine.maximum.model.AttackModel}). A variable
 * x[kind, option] says how many creatures of a kind take an option ({@link
 * casebook.engine.maximum.model.Kinds}).
 *
 * <p>Reference: G. L. Nemhauser, L. A. Wolsey, <i>Integer and Combinatorial Optimization</i>, 1988.
 */
@NullMarked
package casebook.engine.maximum.model;

import org.jspecify.annotations.NullMarked;
