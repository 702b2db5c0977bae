/** The texts of the Comprehensive Rules in their editions: numbers, rules, references. */
@NullMarked
package casebook.rules;

import org.jspecify.annotations.NullMarked;
