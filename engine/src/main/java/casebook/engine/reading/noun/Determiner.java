package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Quantity;
import java.util.Optional;
import java.util.Set;

/**
 * What stands before the adjectives of a noun phrase: "two or more", "another", "no".
 *
 * @param other whether the object itself, or what was pointed at before, is excepted
 */
record Determiner(Quantity quantity, Amount count, boolean other) {
  private static final Amount ONE = Amount.of(1);
  private static final Set<String> UNIVERSAL = Set.of("all", "each", "every");

  /** Such a determiner, or none where the words say how many in a way that isn't read. */
  static Optional<Determiner> read(Cursor c) {
    if (c.accept("another")) {
      return Optional.of(new Determiner(Quantity.ANOTHER, ONE, true));
    }
    return number(c)
        .map(said -> {
          boolean other = c.acceptAny("other", "another");
          return other ? new Determiner(said.quantity(), said.count(), true) : said;
        });
  }

  private static Optional<Determiner> number(Cursor c) {
    if (c.acceptOneOf(UNIVERSAL).isPresent()) {
      return of(Quantity.EVERY, ONE);
    }
    if (c.accept("any")) {
      return of(Quantity.ANY, ONE);
    }
    if (c.acceptAny("a", "an")) {
      return of(Quantity.ONE, ONE);
    }
    if (c.acceptAny("at least", "no fewer than", "no less than")) {
      return Amounts.number(c).flatMap(least -> of(Quantity.AT_LEAST, least));
    }
    if (c.acceptAny("no more than", "not more than", "at most", "up to")) {
      return Amounts.number(c).flatMap(most -> of(Quantity.AT_MOST, most));
    }
    if (c.acceptAny("fewer than", "less than")) {
      return Amounts.number(c).flatMap(bound -> beside(Quantity.AT_MOST, bound, -1));
    }
    if (c.accept("more than")) {
      return Amounts.number(c).flatMap(bound -> beside(Quantity.AT_LEAST, bound, 1));
    }
    if (c.acceptAny("exactly", "only", "just")) {
      return Amounts.number(c).flatMap(count -> of(Quantity.EXACTLY, count));
    }
    if (c.acceptAny("no", "zero")) {
      return of(Quantity.NONE, ONE);
    }
    Optional<Amount> number = Amounts.number(c);
    if (number.isEmpty()) {
      return of(Quantity.PLURAL, ONE);
    }
    if (c.acceptAny("or more", "or greater")) {
      return of(Quantity.AT_LEAST, number.get());
    }
    return of(c.acceptAny("or fewer", "or less") ? Quantity.AT_MOST : Quantity.SOME, number.get());
  }

  /** The number next to a bound that is itself excluded. */
  private static Optional<Determiner> beside(Quantity quantity, Amount bound, int step) {
    return bound instanceof Amount.Constant(int value) && value + step > 0
        ? of(quantity, Amount.of(value + step))
        : Optional.empty();
  }

  private static Optional<Determiner> of(Quantity quantity, Amount count) {
    return Optional.of(new Determiner(quantity, count, false));
  }
}
