/** The kinds of effects that card text states, as values: the engine knows these, never cards. */
@NullMarked
package casebook.engine.effect;

import org.jspecify.annotations.NullMarked;
