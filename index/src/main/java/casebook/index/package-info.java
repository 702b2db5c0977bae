/** The index: rules, cases, cards and rulings, found by number, phrase and word. */
@NullMarked
package casebook.index;

import org.jspecify.annotations.NullMarked;
