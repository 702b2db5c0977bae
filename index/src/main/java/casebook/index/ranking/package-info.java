/** The order of what was found, which texts are in force, and what is shown of them. */
@NullMarked
package casebook.index.ranking;

import org.jspecify.annotations.NullMarked;
