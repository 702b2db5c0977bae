/** English: articles, plurals, numbers in words, nouns and clauses. */
@NullMarked
package casebook.site.words.english;

import org.jspecify.annotations.NullMarked;
