/** JSON and YAML into a board and its moves, or a list of what is wrong with them. */
@NullMarked
package casebook.site.input;

import org.jspecify.annotations.NullMarked;
