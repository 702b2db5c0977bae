/** Card text becomes effects here, by composing subject, verb, object, condition and duration. */
@NullMarked
package casebook.engine.reading;

import org.jspecify.annotations.NullMarked;
