/** Asks a site of Casebook from another program in Java. */
@NullMarked
package casebook.site.client;

import org.jspecify.annotations.NullMarked;
