/** Clauses about mana: what is added, what else is produced, which mana abilities are stopped. */
@NullMarked
package casebook.engine.reading.clause.mana;

import org.jspecify.annotations.NullMarked;
