/** Tests of what whoever runs the site sees of it. */
@NullMarked
package casebook.site.operation;

import org.jspecify.annotations.NullMarked;
