/** All pages by their addresses, and those that stand alone. */
@NullMarked
package casebook.site.page;

import org.jspecify.annotations.NullMarked;
