/** Colors, and mana symbols and what is written with them (105, 106, 107.4). */
@NullMarked
package casebook.engine.mana;

import org.jspecify.annotations.NullMarked;
