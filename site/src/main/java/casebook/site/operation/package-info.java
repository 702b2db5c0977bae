/** What whoever runs the site sees of it: its log, its figures, whether it lives and is ready. */
@NullMarked
package casebook.site.operation;

import org.jspecify.annotations.NullMarked;
