package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Filter;
import casebook.engine.mana.Mana;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A cost with every amount in it worked out, as 508.1h locks it in.
 *
 * @param mana the mana symbols of it, without {X}
 */
public record Price(
    Mana mana, int life, int energy, int discard, int exile, List<OfPermanents> permanents) {

  /** Nothing to pay. */
  public static final Price NOTHING = new Price(Mana.NONE, 0, 0, 0, 0, List.of());

  public Price {
    permanents = List.copyOf(permanents);
  }

  /**
   * Something is done to a number of permanents.
   *
   * @param from the permanents that can be used for it
   * @param counters the kind of counter, where counters are removed
   */
  public record OfPermanents(
      Action action, int count, Filter what, List<Id> from, Optional<String> counters) {
    public OfPermanents {
      from = List.copyOf(from);
    }

    /** The same for this number of permanents. */
    public OfPermanents of(int newCount) {
      return new OfPermanents(action, newCount, what, from, counters);
    }
  }

  /** Both together. */
  public Price plus(Price other) {
    var all = new ArrayList<>(permanents);
    all.addAll(other.permanents);
    return new Price(
        mana.plus(other.mana),
        life + other.life,
        energy + other.energy,
        discard + other.discard,
        exile + other.exile,
        all);
  }

  /** All of them together, with the generic mana of all in one symbol. */
  public static Price sum(List<Price> prices) {
    Price all = prices.stream().reduce(NOTHING, Price::plus);
    return new Price(
        all.mana.withGenericFirst(), all.life, all.energy, all.discard, all.exile, all.permanents);
  }

  /** What paying does to permanents. */
  public enum Action {
    /** Their controller moves them to their owners' graveyards (701.21). */
    SACRIFICE,
    /** Untapped permanents are tapped (701.26). */
    TAP,
    /** They go to their owners' hands. */
    RETURN_TO_HAND,
    /** Counters are removed from them. */
    REMOVE_COUNTERS,
    /** Exerted, they don't untap during their controller's next untap step (701.43). */
    EXERT
  }
}
