/** Work that can take long: who waits for it, and how long it may take. */
@NullMarked
package casebook.site.work;

import org.jspecify.annotations.NullMarked;
