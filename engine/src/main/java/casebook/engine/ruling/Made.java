package casebook.engine.ruling;

/** Why a permanent is what it is: an effect that applied to it in a layer. */
public record Made(Layer layer, Stated by) {}
