/** The effects in force on a board, and what a declaration of attackers is judged by. */
@NullMarked
package casebook.engine.force;

import org.jspecify.annotations.NullMarked;
