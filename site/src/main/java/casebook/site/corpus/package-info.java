/**
 * Random boards of real cards as players build them, by format and number of players: cases to try
 * and to measure with, which anybody can make again.
 */
@NullMarked
package casebook.site.corpus;

import org.jspecify.annotations.NullMarked;
