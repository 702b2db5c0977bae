/** A ruling as a page shows it: the steps of 508.1, requirements, restrictions, costs. */
@NullMarked
package casebook.site.page.ruling;

import org.jspecify.annotations.NullMarked;
