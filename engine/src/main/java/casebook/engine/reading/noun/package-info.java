/** Noun phrases: which objects and players are meant, how many, and amounts. */
@NullMarked
package casebook.engine.reading.noun;

import org.jspecify.annotations.NullMarked;
