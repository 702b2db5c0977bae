/**
 * What became of each rule from edition to edition: how editions compare, and which rule is which.
 */
@NullMarked
package casebook.rules.history;

import org.jspecify.annotations.NullMarked;
