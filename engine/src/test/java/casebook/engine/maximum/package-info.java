/** Tests of the most requirements that an attack can obey, and of the proof of it. */
@NullMarked
package casebook.engine.maximum;

import org.jspecify.annotations.NullMarked;
