/**
 * What is on the table: players, permanents, effects in force, options, the turn and its combat.
 */
@NullMarked
package casebook.engine.board;

import org.jspecify.annotations.NullMarked;
