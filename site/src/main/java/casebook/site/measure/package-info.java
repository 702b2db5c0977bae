/** How well the search finds what is asked, measured on queries whose answers are known. */
@NullMarked
package casebook.site.measure;

import org.jspecify.annotations.NullMarked;
