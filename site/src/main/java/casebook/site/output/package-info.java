/** Rulings as JSON, as plain text and as Markdown: the same data in three dresses. */
@NullMarked
package casebook.site.output;

import org.jspecify.annotations.NullMarked;
