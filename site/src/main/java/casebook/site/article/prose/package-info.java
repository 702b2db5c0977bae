/**
 * The prose of an article in each format that it may be written in, with the place of every word in
 * its source.
 */
@NullMarked
package casebook.site.article.prose;

import org.jspecify.annotations.NullMarked;
