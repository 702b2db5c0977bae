/**
 * Words: how texts are cut into them, their stems and slips, what players say for what the rules
 * say.
 */
@NullMarked
package casebook.index.words;

import org.jspecify.annotations.NullMarked;
