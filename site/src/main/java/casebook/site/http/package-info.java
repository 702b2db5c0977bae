/** The site's addresses: which path gives what, and how a refusal is told. */
@NullMarked
package casebook.site.http;

import org.jspecify.annotations.NullMarked;
