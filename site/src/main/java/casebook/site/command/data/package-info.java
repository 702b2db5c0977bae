/** Commands that import texts and measure what is known. */
@NullMarked
package casebook.site.command.data;

import org.jspecify.annotations.NullMarked;
