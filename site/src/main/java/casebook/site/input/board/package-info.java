/** Players, permanents and effects as a case describes them. */
@NullMarked
package casebook.site.input.board;

import org.jspecify.annotations.NullMarked;
