/** How well {@code check} tells wrong citations from right ones. */
@NullMarked
package casebook.site.measure.citing;

import org.jspecify.annotations.NullMarked;
