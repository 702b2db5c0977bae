/** The command line: one class for each command. */
@NullMarked
package casebook.site.command;

import org.jspecify.annotations.NullMarked;
