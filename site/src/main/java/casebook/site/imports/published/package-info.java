/** Files as others publish them: cards, official rulings on them, and editions of the rules. */
@NullMarked
package casebook.site.imports.published;

import org.jspecify.annotations.NullMarked;
