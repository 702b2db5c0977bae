/** Articles with links where they mention rules. */
@NullMarked
package casebook.site.article.link;

import org.jspecify.annotations.NullMarked;
