/** The forms of sentences that are understood. */
@NullMarked
package casebook.site.ask.form;

import org.jspecify.annotations.NullMarked;
