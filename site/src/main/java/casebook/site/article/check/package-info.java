/** Whether what an article says of a rule is what the rule says, and what to write instead. */
@NullMarked
package casebook.site.article.check;

import org.jspecify.annotations.NullMarked;
