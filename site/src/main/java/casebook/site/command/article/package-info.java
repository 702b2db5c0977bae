/** Commands about articles that mention rules. */
@NullMarked
package casebook.site.command.article;

import org.jspecify.annotations.NullMarked;
