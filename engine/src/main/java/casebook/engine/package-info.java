/** The engine: a board and a move in, a ruling made of data out. */
@NullMarked
package casebook.engine;

import org.jspecify.annotations.NullMarked;
