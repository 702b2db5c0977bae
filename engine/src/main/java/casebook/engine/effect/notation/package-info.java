/** Effects component by component: written down, read back, and rewritten where a case settles. */
@NullMarked
package casebook.engine.effect.notation;

import org.jspecify.annotations.NullMarked;
