/** The program: what it holds, and where it starts. */
@NullMarked
package casebook.site;

import org.jspecify.annotations.NullMarked;
