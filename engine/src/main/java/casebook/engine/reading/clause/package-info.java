/** Clauses: what happens, changes, or can or can't be done. */
@NullMarked
package casebook.engine.reading.clause;

import org.jspecify.annotations.NullMarked;
