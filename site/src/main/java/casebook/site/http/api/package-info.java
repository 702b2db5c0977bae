/** The addresses of the API. */
@NullMarked
package casebook.site.http.api;

import org.jspecify.annotations.NullMarked;
