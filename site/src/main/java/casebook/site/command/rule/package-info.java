/** Commands that find and cite rules. */
@NullMarked
package casebook.site.command.rule;

import org.jspecify.annotations.NullMarked;
