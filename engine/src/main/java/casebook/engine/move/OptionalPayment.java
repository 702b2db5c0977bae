package casebook.engine.move;

import casebook.engine.board.Id;
import java.util.Optional;

/**
 * An optional cost that the active player chooses to pay as a creature attacks (508.1g).
 *
 * @param cost the cost's name: {@code exert}, {@code enlist}, or one that the text gives
 * @param with the permanent that pays it, such as the creature tapped for enlist
 */
public record OptionalPayment(Id attacker, String cost, Optional<Id> with) {}
