package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Where;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import java.util.Optional;

/**
 * Events while attackers are declared that are not the attack itself: optional costs that are paid
 * (508.1g), what becomes tapped (508.1f), and what leaves the battlefield or is lost or discarded
 * as costs are paid (508.1i, 508.1j).
 */
final class CostEvents {
  /** A token is no card (108.2b). */
  private static final Filter NO_TOKEN = new Filter.Not(new Filter.IsToken());

  private CostEvents() {}

  /** "You do", after an offer, and "you exert a creature" (508.2b). */
  static Optional<TriggerEvent> paid(Cursor c) {
    if (c.offer().isPresent() && c.accept("you do")) {
      Effect.OptionalCost offer = c.offer().get();
      return paid(Offers.creature(offer), offer.name());
    }
    return c.attempt(() ->
            c.accept("you exert")
                ? Nouns.read(c).flatMap(Noun::each).map(Filters::attackers)
                : Optional.empty())
        .flatMap(who -> {
          Filter yours = new Filter.ControlledBy(Players.YOU);
          return paid(who.equals(Filter.ANY) ? yours : who, Offers.EXERT);
        });
  }

  /** "You sacrifice another permanent", "a player taps a land for mana". */
  static Optional<TriggerEvent> of(Cursor c, Players player) {
    return c.attempt(() -> {
      if (c.acceptAny("lose life", "loses life")) {
        return Optional.of(new TriggerEvent.LosesLife(player));
      }
      if (c.acceptAny("discard", "discards")) {
        if (c.accept("one or more cards")) {
          return Optional.of(new TriggerEvent.DiscardTogether(player));
        }
        return c.accept("a card")
            ? Optional.of(new TriggerEvent.Discards(player))
            : Optional.empty();
      }
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
    return Nouns.read(c).filter(Attackers::isEach).map(Noun::filter);
  }

  private static Optional<TriggerEvent> paid(Filter who, String cost) {
    return Optional.of(new TriggerEvent.PaysOptionalCost(who, cost));
  }

  /** "~ becomes tapped", "~ enlists a creature": what is said of the permanent. */
  static Optional<TriggerEvent> of(Cursor c, Noun who) {
    boolean each = Attackers.isEach(who);
    boolean any = who.quantity() == Quantity.AT_LEAST && who.count().equals(Amount.of(1));
    if ((each || any) && c.acceptAny("becomes tapped", "become tapped")) {
      return Optional.of(
          each
              ? new TriggerEvent.BecomesTapped(who.filter())
              : new TriggerEvent.BecomeTapped(who.filter()));
    }
    if (each || any) {
      boolean card = c.acceptAny("card", "cards");
      Filter what = card ? Filters.all(who.filter(), NO_TOKEN) : who.filter();
      Optional<TriggerEvent> gone = gone(c, what, each);
      if (gone.isPresent() || card) {
        return gone;
      }
    }
    if (each && c.acceptAny("enlists a creature", "enlists another creature")) {
      return paid(Filters.attackers(who.filter()), "enlist");
    }
    return each && c.acceptAny("is exerted", "becomes exerted", "exerts itself")
        ? paid(Filters.attackers(who.filter()), Offers.EXERT)
        : Optional.empty();
  }

  /**
   * "Dies", "is put into a graveyard from the battlefield", "is returned to its owner's hand",
   * "leaves the battlefield".
   */
  private static Optional<TriggerEvent> gone(Cursor c, Filter what, boolean each) {
    return c.attempt(() -> {
      if (c.acceptAny("leaves the battlefield", "leave the battlefield")) {
        return Optional.of(leaves(what, Where.ANYWHERE, each));
      }
      if (c.acceptAny("dies", "die")) {
        return Optional.of(leaves(what, Where.GRAVEYARD, each));
      }
      if (c.acceptAny("is returned to", "are returned to")) {
        return hand(c)
            .map(owner -> leaves(Filters.all(what, owner), Where.HAND, each))
            .filter(_ -> c.accept("from the battlefield") || !c.looksAt("from"));
      }
      return c.acceptAny("is put into", "are put into")
          ? graveyard(c)
              .map(owner -> leaves(Filters.all(what, owner), Where.GRAVEYARD, each))
              .filter(_ -> fromTheBattlefield(c))
          : Optional.empty();
    });
  }

  private static TriggerEvent leaves(Filter what, Where to, boolean each) {
    return each ? new TriggerEvent.Leaves(what, to) : new TriggerEvent.LeaveTogether(what, to);
  }

  /** Whose graveyard it is: what goes to one is owned by that player (404.2). */
  private static Optional<Filter> graveyard(Cursor c) {
    if (c.acceptAny("a graveyard", "its owner 's graveyard", "their owner 's graveyard")) {
      return Optional.of(Filter.ANY);
    }
    if (c.accept("your graveyard")) {
      return Optional.of(new Filter.OwnedBy(Players.YOU));
    }
    return c.acceptAny("an opponent 's graveyard")
        ? Optional.of(new Filter.OwnedBy(Players.OPPONENT))
        : Optional.empty();
  }

  /** Whose hand it is: what goes to one is owned by that player (402.1). */
  private static Optional<Filter> hand(Cursor c) {
    if (c.acceptAny("its owner 's hand", "their owner 's hand", "a player 's hand", "hand")) {
      return Optional.of(Filter.ANY);
    }
    return c.accept("your hand") ? Optional.of(new Filter.OwnedBy(Players.YOU)) : Optional.empty();
  }

  /** From there, or from anywhere; from a hand or library alone is another event. */
  private static boolean fromTheBattlefield(Cursor c) {
    return c.acceptAny("from the battlefield", "from anywhere") || !c.looksAt("from");
  }
}
