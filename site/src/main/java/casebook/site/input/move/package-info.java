/** The moves and questions of a case. */
@NullMarked
package casebook.site.input.move;

import org.jspecify.annotations.NullMarked;
