/** A case file as a tree of values that know their places, and the problems found there. */
@NullMarked
package casebook.site.input.tree;

import org.jspecify.annotations.NullMarked;
