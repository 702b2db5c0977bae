/** A case while it is being built, and the addresses that keep it. */
@NullMarked
package casebook.site.page.draft;

import org.jspecify.annotations.NullMarked;
