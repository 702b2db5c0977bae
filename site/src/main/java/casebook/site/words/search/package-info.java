/** Editions, histories of rules and suggestions of the search in words. */
@NullMarked
package casebook.site.words.search;

import org.jspecify.annotations.NullMarked;
