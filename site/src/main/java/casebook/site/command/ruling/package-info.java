/** Commands that judge cases and answer questions. */
@NullMarked
package casebook.site.command.ruling;

import org.jspecify.annotations.NullMarked;
