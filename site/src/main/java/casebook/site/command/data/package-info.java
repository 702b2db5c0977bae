/** Commands that import texts and make boards. */
@NullMarked
package casebook.site.command.data;

import org.jspecify.annotations.NullMarked;
