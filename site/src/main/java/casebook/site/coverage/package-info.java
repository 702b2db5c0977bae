/** What becomes of each rule of 506 and 508: where it is executed, what shows it, who chooses. */
@NullMarked
package casebook.site.coverage;

import org.jspecify.annotations.NullMarked;
