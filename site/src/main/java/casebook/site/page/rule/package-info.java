/** Pages of rules and sections: in one edition, through all editions, to print, as feeds. */
@NullMarked
package casebook.site.page.rule;

import org.jspecify.annotations.NullMarked;
