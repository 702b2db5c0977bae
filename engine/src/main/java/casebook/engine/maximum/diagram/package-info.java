/**
 * All attacks that are worth looking at, as a decision diagram: for counting, marks and near
 * attacks.
 *
 * <p>Reduced costs of the proof fix options that no attack within the gap takes ({@link
 * casebook.engine.maximum.diagram.ReducedCostFixing}). What is left is a diagram with one layer of
 * states for each class of creatures, or for each creature where board order matters.
 *
 * <p>References: G. B. Dantzig, D. R. Fulkerson, S. M. Johnson, <i>Solution of a large-scale
 * traveling-salesman problem</i>, Operations Research 2, 1954 (reduced-cost fixing); D. Bergman, A.
 * A. Cire, W.-J. van Hoeve, J. N. Hooker, <i>Decision Diagrams for Optimization</i>, 2016.
 */
@NullMarked
package casebook.engine.maximum.diagram;

import org.jspecify.annotations.NullMarked;
