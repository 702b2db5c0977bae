/** The rules that an article mentions, and the editions that it names. */
@NullMarked
package casebook.site.article.mention;

import org.jspecify.annotations.NullMarked;
