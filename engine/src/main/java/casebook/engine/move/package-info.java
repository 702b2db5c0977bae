/** The moves of a case: what players and effects do on a board, and what is asked of it. */
@NullMarked
package casebook.engine.move;

import org.jspecify.annotations.NullMarked;
