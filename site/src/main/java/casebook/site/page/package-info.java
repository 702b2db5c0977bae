/**
 * The pages of the site: search, rules, the board builder with its rulings, and what went wrong.
 */
@NullMarked
package casebook.site.page;

import org.jspecify.annotations.NullMarked;
