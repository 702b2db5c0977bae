/** The facts of cards by their names: characteristics and effects, never their texts. */
@NullMarked
package casebook.site.catalogue;

import org.jspecify.annotations.NullMarked;
