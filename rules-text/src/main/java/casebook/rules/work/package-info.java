/** How work that takes long learns that nobody waits for its answer any more. */
@NullMarked
package casebook.rules.work;

import org.jspecify.annotations.NullMarked;
