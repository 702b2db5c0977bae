/** What a reader types, and what it asks for: numbers, phrases, words, the names of cards. */
@NullMarked
package casebook.index.query;

import org.jspecify.annotations.NullMarked;
