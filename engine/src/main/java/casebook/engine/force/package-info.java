/** The effects in force on a board, and what their words mean there. */
@NullMarked
package casebook.engine.force;

import org.jspecify.annotations.NullMarked;
