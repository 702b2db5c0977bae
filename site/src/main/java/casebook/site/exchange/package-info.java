/** Boards as other programs write them: read into cases, and written from cases. */
@NullMarked
package casebook.site.exchange;

import org.jspecify.annotations.NullMarked;
