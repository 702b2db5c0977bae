/** Pages of published rulings and short answers. */
@NullMarked
package casebook.site.page.cases;

import org.jspecify.annotations.NullMarked;
