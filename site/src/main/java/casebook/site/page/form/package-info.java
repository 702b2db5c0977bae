/** The fields of the judge page: permanents, players, moves, and the gestures on its picture. */
@NullMarked
package casebook.site.page.form;

import org.jspecify.annotations.NullMarked;
