package casebook.engine.ruling;

import casebook.engine.move.Attack;

/** A legal attack near the declared one, and how many creatures do something else in it. */
public record Nearest(Attack attack, int changes) {}
