/** What every permanent is, once all continuous effects have applied in their layers (613). */
@NullMarked
package casebook.engine.layer;

import org.jspecify.annotations.NullMarked;
