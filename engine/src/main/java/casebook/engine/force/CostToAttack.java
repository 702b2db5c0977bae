package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Stated;
import java.util.Set;

/** A cost (508.1h) that a creature's attack on these targets requires. */
public record CostToAttack(Stated stated, Id creature, Set<Id> targets, Price price) {}
