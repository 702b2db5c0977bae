/** What every request and answer goes through: limits, headers, refusals. */
@NullMarked
package casebook.site.http.filter;

import org.jspecify.annotations.NullMarked;
