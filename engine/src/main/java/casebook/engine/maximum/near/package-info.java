/**
 * The attacks that obey the most, nearest to a declared one first.
 *
 * <p>The fewest changes are a maximum in which each change costs a little ({@link
 * casebook.engine.maximum.near.NearestSearch}). The attacks with as many changes are read off what
 * the proof leaves, by depth-first search ({@link casebook.engine.maximum.diagram.DepthFirstWalk}).
 * Then come those with more changes, level by level. Where requirements are conditional, those of
 * the legal rows are read off one diagram ({@link casebook.engine.maximum.diagram.NearestDiagram}).
 *
 * <p>Reference: R. E. Korf, <i>Depth-first iterative-deepening: an optimal admissible tree
 * search</i>, Artificial Intelligence 27, 1985.
 */
@NullMarked
package casebook.engine.maximum.near;

import org.jspecify.annotations.NullMarked;
