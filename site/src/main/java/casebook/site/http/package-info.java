/** The web server. */
@NullMarked
package casebook.site.http;

import org.jspecify.annotations.NullMarked;
