/** What becomes of every sentence on the board when a move is judged. */
@NullMarked
package casebook.engine.account;

import org.jspecify.annotations.NullMarked;
