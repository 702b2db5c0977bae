package casebook.engine.reading.clause;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import java.util.List;
import java.util.Optional;

/**
 * With what costs can't be paid: "can't be sacrificed", "your life total can't change". No attack
 * has a cost in cards of the hand by an opponent's effect, so that "can't cause you to discard" has
 * no bearing.
 */
final class PaymentPhrases {
  private PaymentPhrases() {}

  /** What is said of a subject. */
  static Optional<List<Effect>> said(Cursor c, Subject subject) {
    return switch (subject) {
      case Subject.Persons(var players) ->
          c.accept("can't lose life") ? one(cantPayLife(players)) : Optional.empty();
      case Subject.Permanents _ ->
          c.accept("can't be sacrificed")
              ? subject.each().flatMap(who -> one(kept(who, Players.ANYONE)))
              : Optional.empty();
    };
  }

  /** A whole clause. */
  static Optional<List<Effect>> clause(Cursor c) {
    if (c.accept("your life total can't change")) {
      return one(cantPayLife(Players.YOU));
    }
    return c.acceptAny(
            "spells and abilities your opponents control can't cause you to sacrifice permanents",
            "spells and abilities your opponents control can't cause you to discard cards or"
                + " sacrifice permanents")
        ? one(kept(new Filter.ControlledBy(Players.YOU), Players.OPPONENT))
        : Optional.empty();
  }

  private static Effect kept(Filter who, Players asked) {
    return new Effect.CantBeSacrificed(who, asked, Condition.ALWAYS);
  }

  private static Effect cantPayLife(Players players) {
    return new Effect.CantPayLife(players, Condition.ALWAYS);
  }

  private static Optional<List<Effect>> one(Effect effect) {
    return Optional.of(List.of(effect));
  }
}
