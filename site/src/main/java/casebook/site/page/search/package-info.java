/** The start page: search, questions, and the topics. */
@NullMarked
package casebook.site.page.search;

import org.jspecify.annotations.NullMarked;
