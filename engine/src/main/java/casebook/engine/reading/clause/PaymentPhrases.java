package casebook.engine.reading.clause;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Players;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import java.util.List;
import java.util.Optional;

/** With what costs can't be paid: "can't be sacrificed", "your life total can't change". */
final class PaymentPhrases {
  private PaymentPhrases() {}

  /** What is said of a subject. */
  static Optional<List<Effect>> said(Cursor c, Subject subject) {
    return switch (subject) {
      case Subject.Persons(var players) ->
          c.accept("can't lose life") ? one(cantPayLife(players)) : Optional.empty();
      case Subject.Permanents _ ->
          c.accept("can't be sacrificed")
              ? subject
                  .each()
                  .flatMap(who -> one(new Effect.CantBeSacrificed(who, Condition.ALWAYS)))
              : Optional.empty();
    };
  }

  /** A whole clause. */
  static Optional<List<Effect>> clause(Cursor c) {
    return c.accept("your life total can't change")
        ? one(cantPayLife(Players.YOU))
        : Optional.empty();
  }

  private static Effect cantPayLife(Players players) {
    return new Effect.CantPayLife(players, Condition.ALWAYS);
  }

  private static Optional<List<Effect>> one(Effect effect) {
    return Optional.of(List.of(effect));
  }
}
