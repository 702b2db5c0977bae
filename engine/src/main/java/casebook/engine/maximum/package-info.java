/** The most requirements that an attack can obey without disobeying a restriction (508.1d). */
@NullMarked
package casebook.engine.maximum;

import org.jspecify.annotations.NullMarked;
