package casebook.engine.ruling;

import casebook.engine.effect.Effect;

/** An effect in force together with its source and the sentence that states it. */
public record Stated(Source source, String text, Effect effect) {}
