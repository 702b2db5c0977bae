/** Texts that nobody writes: every reader answers them, or refuses them with words. */
@NullMarked
package casebook.site.fuzz;

import org.jspecify.annotations.NullMarked;
