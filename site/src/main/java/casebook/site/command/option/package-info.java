/** The options and the start that several commands share. */
@NullMarked
package casebook.site.command.option;

import org.jspecify.annotations.NullMarked;
