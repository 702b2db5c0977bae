/** Draws a board and its attack as a scalable picture. */
@NullMarked
package casebook.site.picture;

import org.jspecify.annotations.NullMarked;
