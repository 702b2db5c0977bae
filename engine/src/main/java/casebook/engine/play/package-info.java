/** The moves of a case, each made by composing the rules that it touches. */
@NullMarked
package casebook.engine.play;

import org.jspecify.annotations.NullMarked;
