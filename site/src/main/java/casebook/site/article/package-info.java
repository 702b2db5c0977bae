/** Articles that cite rules: where their citations are, linking them, and checking them. */
@NullMarked
package casebook.site.article;

import org.jspecify.annotations.NullMarked;
