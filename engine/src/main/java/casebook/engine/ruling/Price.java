package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Filter;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

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

  /** The same where another part about permanents stands for each. */
  public Price with(UnaryOperator<OfPermanents> other) {
    return new Price(mana, life, energy, discard, exile, permanents.stream().map(other).toList());
  }

  /** All of them together. */
  public static Price together(Collection<Price> prices) {
    var mana = new ArrayList<ManaSymbol>();
    int life = 0;
    int energy = 0;
    int discard = 0;
    int exile = 0;
    var permanents = new ArrayList<OfPermanents>();
    for (Price one : prices) {
      mana.addAll(one.mana.symbols());
      life += one.life;
      energy += one.energy;
      discard += one.discard;
      exile += one.exile;
      permanents.addAll(one.permanents);
    }
    return new Price(new Mana(mana), life, energy, discard, exile, permanents);
  }

  /** All of them together, with the generic mana of all in one symbol. */
  public static Price sum(Collection<Price> prices) {
    Price all = together(prices);
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
