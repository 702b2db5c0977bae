/** Connections to the clients of the site, and who sits at their other end. */
@NullMarked
package casebook.site.connection;

import org.jspecify.annotations.NullMarked;
