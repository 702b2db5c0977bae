/** How long rulings take on boards of any size. */
@NullMarked
package casebook.engine.benchmark;

import org.jspecify.annotations.NullMarked;
