/**
 * The maximum, by branch and bound on a Lagrangian relaxation whose subproblem is a flow.
 *
 * <p>Caps that lie within each other or apart are a laminar family. Sharing out their slots is a
 * minimum-cost flow, solved by successive shortest paths ({@link
 * casebook.engine.maximum.bound.MinCostFlow}). Caps that cross get a price ({@link
 * casebook.engine.maximum.bound.LagrangianRelaxation}). Demands are relaxed: as long as a demand is
 * open, it is taken as given. Where the bound isn't reached, the board falls into components or is
 * split at a counter ({@link casebook.engine.maximum.bound.BranchAndBound}). The tree of cases and
 * prices is the proof ({@link casebook.engine.maximum.bound.BoundProof}).
 *
 * <p>References: A. H. Land, A. G. Doig, <i>An automatic method of solving discrete programming
 * problems</i>, Econometrica 28, 1960; A. M. Geoffrion, <i>Lagrangean relaxation for integer
 * programming</i>, Mathematical Programming Study 2, 1974; R. K. Ahuja, T. L. Magnanti, J. B.
 * Orlin, <i>Network Flows</i>, 1993, chapter 9.
 */
@NullMarked
package casebook.engine.maximum.bound;

import org.jspecify.annotations.NullMarked;
