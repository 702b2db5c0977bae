package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.ruling.Costs.CostItem;
import java.util.function.Predicate;

/**
 * A permanent that the player named for the costs of a creature.
 *
 * @param pays for which of the costs it was named
 */
public record Named(Id creature, Id with, Predicate<CostItem> pays) {}
