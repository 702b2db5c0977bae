/** Citations of a rule, pinned to an edition, in the styles that writers need. */
@NullMarked
package casebook.site.citation;

import org.jspecify.annotations.NullMarked;
