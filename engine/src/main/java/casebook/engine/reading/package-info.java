/** Reads rules text into abilities: a grammar of small readers over tokens. */
@NullMarked
package casebook.engine.reading;

import org.jspecify.annotations.NullMarked;
