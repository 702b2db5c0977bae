/** What would make a published ruling different: one thing of its case changed, judged anew. */
@NullMarked
package casebook.site.page.variation;

import org.jspecify.annotations.NullMarked;
