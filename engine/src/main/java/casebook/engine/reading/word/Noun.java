package casebook.engine.reading.word;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import java.util.Optional;

/** What a noun phrase means; what is said of it must say what becomes of its quantity. */
public record Noun(Filter filter, Quantity quantity, Amount count) {

  /** What the phrase points at. */
  public static Noun the(Filter filter) {
    return new Noun(filter, Quantity.THE, Amount.of(1));
  }

  /** Those of which a statement is true one by one; none where it is said of a number of them. */
  public Optional<Filter> each() {
    return switch (quantity) {
      case THE, EVERY, ANY, PLURAL, ONE -> Optional.of(filter);
      case ANOTHER, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  /** Those that are meant all together, where a text counts them or adds them up. */
  public Optional<Filter> all() {
    return switch (quantity) {
      case THE, EVERY, PLURAL -> Optional.of(filter);
      case ANY, ONE, ANOTHER, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  /** Those that stand after a number or "the number of", which says how many. */
  public Optional<Filter> counted() {
    return quantity == Quantity.PLURAL ? Optional.of(filter) : Optional.empty();
  }

  /** How many there are at least, where the phrase says no more than that. */
  public Optional<Amount> atLeast() {
    return switch (quantity) {
      case ANY, PLURAL, ONE, ANOTHER, SOME, AT_LEAST -> Optional.of(count);
      case THE, EVERY, EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  /** A noun phrase for each of the permanents that a filter means. */
  public static Noun every(Filter filter) {
    return new Noun(filter, Quantity.EVERY, Amount.of(1));
  }

  /** The same quantity of others. */
  public Noun of(Filter other) {
    return new Noun(other, quantity, count);
  }
}
