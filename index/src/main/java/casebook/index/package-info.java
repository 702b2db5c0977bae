/** The search index: what of the rules is found by which words, and in what order. */
@NullMarked
package casebook.index;

import org.jspecify.annotations.NullMarked;
