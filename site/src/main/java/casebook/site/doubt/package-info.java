/** What a case states though the rest of its board says something else. */
@NullMarked
package casebook.site.doubt;

import org.jspecify.annotations.NullMarked;
