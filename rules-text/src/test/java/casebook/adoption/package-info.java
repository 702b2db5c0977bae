/**
 * How a new edition of the rules is adopted: what a command can do of it, and a list of the rest.
 */
@NullMarked
package casebook.adoption;

import org.jspecify.annotations.NullMarked;
