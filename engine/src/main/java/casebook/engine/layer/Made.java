package casebook.engine.layer;

import casebook.engine.ruling.Stated;

/** Why a permanent is what it is: an effect that applied to it in a layer. */
public record Made(Layer layer, Stated by) {}
