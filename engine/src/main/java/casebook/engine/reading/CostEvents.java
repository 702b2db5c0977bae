package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import java.util.Optional;

/**
 * Events while attackers are declared that are not the attack itself: optional costs that are paid
 * (508.1g), and what becomes tapped (508.1f).
 */
final class CostEvents {
  private CostEvents() {}

  /** "You do", after an offer, and "you exert a creature" (508.2b). */
  static Optional<TriggerEvent> paid(Cursor c) {
    if (c.offer().isPresent() && c.accept("you do")) {
      Effect.OptionalCost offer = c.offer().get();
      return paid(Offers.creature(offer), offer.name());
    }
    return c.attempt(() ->
            c.accept("you exert")
                ? Nouns.read(c).flatMap(Nouns.Noun::each).map(Filters::attackers)
                : Optional.empty())
        .flatMap(who -> {
          Filter yours = new Filter.ControlledBy(Players.YOU);
          return paid(who.equals(Filter.ANY) ? yours : who, Offers.EXERT);
        });
  }

  /** "You sacrifice another permanent", "a player taps a land for mana". */
  static Optional<TriggerEvent> of(Cursor c, Players player) {
    return c.attempt(() -> {
      if (c.acceptAny("sacrifice", "sacrifices")) {
        return one(c).map(what -> new TriggerEvent.Sacrifices(player, what));
      }
      return c.acceptAny("tap", "taps")
          ? one(c)
              .filter(_ -> c.accept("for mana"))
              .map(what -> new TriggerEvent.TapsForMana(player, what))
          : Optional.empty();
    });
  }

  private static Optional<Filter> one(Cursor c) {
    return Nouns.read(c).filter(Attackers::isEach).map(Nouns.Noun::filter);
  }

  private static Optional<TriggerEvent> paid(Filter who, String cost) {
    return Optional.of(new TriggerEvent.PaysOptionalCost(who, cost));
  }

  /** "~ becomes tapped", "~ enlists a creature": what is said of the permanent. */
  static Optional<TriggerEvent> of(Cursor c, Nouns.Noun who) {
    boolean each = Attackers.isEach(who);
    boolean any = who.quantity() == Quantity.AT_LEAST && who.count().equals(Amount.of(1));
    if ((each || any) && c.acceptAny("becomes tapped", "become tapped")) {
      return Optional.of(
          each
              ? new TriggerEvent.BecomesTapped(who.filter())
              : new TriggerEvent.BecomeTapped(who.filter()));
    }
    if (each && c.acceptAny("enlists a creature", "enlists another creature")) {
      return paid(Filters.attackers(who.filter()), "enlist");
    }
    return each && c.acceptAny("is exerted", "becomes exerted", "exerts itself")
        ? paid(Filters.attackers(who.filter()), Offers.EXERT)
        : Optional.empty();
  }
}
