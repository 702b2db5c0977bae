/** The edition that a case is judged by, and what older editions don't know. */
@NullMarked
package casebook.site.input.edition;

import org.jspecify.annotations.NullMarked;
