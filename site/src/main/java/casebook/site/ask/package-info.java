/** Questions in players' own words, read by a grammar into a case and answered with its rulings. */
@NullMarked
package casebook.site.ask;

import org.jspecify.annotations.NullMarked;
