/** Requests that are meant to keep the site from answering others, and what becomes of them. */
@NullMarked
package casebook.site.load;

import org.jspecify.annotations.NullMarked;
