/**
 * The judge page, and what goes with a board: its picture, two attacks compared, two editions
 * compared.
 */
@NullMarked
package casebook.site.page.judge;

import org.jspecify.annotations.NullMarked;
