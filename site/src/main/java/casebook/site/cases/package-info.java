/** The cases that Casebook comes with: boards with the rulings that every build holds them to. */
@NullMarked
package casebook.site.cases;

import org.jspecify.annotations.NullMarked;
