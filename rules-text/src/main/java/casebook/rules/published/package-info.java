/** Reads the files in which the rules are published. */
@NullMarked
package casebook.rules.published;

import org.jspecify.annotations.NullMarked;
