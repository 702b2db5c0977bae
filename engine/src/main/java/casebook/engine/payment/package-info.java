/** Whether and how a player can pay what is locked in: mana by symbol, permanents by matching. */
@NullMarked
package casebook.engine.payment;

import org.jspecify.annotations.NullMarked;
