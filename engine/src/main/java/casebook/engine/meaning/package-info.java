/** What the words of an effect mean on a board, for the object that has it. */
@NullMarked
package casebook.engine.meaning;

import org.jspecify.annotations.NullMarked;
