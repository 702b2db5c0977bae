/** What the head of a page tells programs that show a link to it. */
@NullMarked
package casebook.site.page.head;

import org.jspecify.annotations.NullMarked;
