package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.Optional;

/** What is paid: "{2}", "2 life", "sacrifices a land", "for each card in your hand". */
public final class CostPhrases {
  private CostPhrases() {}

  /** "Their controller pays {2} for each …": who pays is always the creature's controller. */
  public static Optional<Cost> paidBySomeone(Cursor c) {
    return c.attempt(() -> {
      if (!c.acceptAny(
          "you",
          "that player",
          "they",
          "its controller",
          "their controller",
          "its controllers",
          "their controllers",
          "that creature 's controller",
          "the creature 's controller",
          "the attacking player",
          "each creature 's controller",
          "enchanted creature 's controller")) {
        return Optional.empty();
      }
      return read(c);
    });
  }

  /** A cost, from its verb on. */
  static Optional<Cost> read(Cursor c) {
    return c.attempt(() -> {
      Optional<Cost> cost = joined(c);
      if (cost.isEmpty()) {
        return cost;
      }
      Cost paid = cost.get();
      if (c.accept("for each")) {
        Optional<Cost> times = each(c, paid);
        if (times.isEmpty()) {
          return times;
        }
        paid = times.get();
      }
      return Optional.of(paid).flatMap(total -> whereX(c, total));
    });
  }

  private static Optional<Cost> joined(Cursor c) {
    var costs = new ArrayList<Cost>();
    Optional<Cost> cost = part(c);
    while (cost.isPresent()) {
      costs.add(cost.get());
      cost =
          c.attempt(() -> {
            c.accept(",");
            return c.accept("and") ? part(c) : Optional.empty();
          });
    }
    return switch (costs.size()) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(costs.getFirst());
      default -> Optional.of(new Cost.Together(costs));
    };
  }

  /**
   * Nothing for "for each of those creatures", since an attack's cost is for each creature: "it" is
   * one of them from there on.
   */
  private static Optional<Cost> each(Cursor c, Cost cost) {
    if (c.acceptAny("of those creatures", "of them", "of these creatures")) {
      c.several(false);
      return Optional.of(cost);
    }
    boolean attackers =
        c.attempt(
                () -> {
                  Optional<Noun> noun = Nouns.read(c);
                  return noun.flatMap(Noun::all).filter(CostPhrases::saysAttacking);
                })
            .isPresent();
    if (attackers) {
      return Optional.of(cost);
    }
    return Amounts.each(c).map(amount -> new Cost.Times(amount, cost));
  }

  private static boolean saysAttacking(Filter filter) {
    return switch (filter) {
      case Filter.IsAttacking _ -> true;
      case Filter.Both(var all) -> all.stream().anyMatch(CostPhrases::saysAttacking);
      default -> false;
    };
  }

  private static Optional<Cost> whereX(Cursor c, Cost cost) {
    Optional<Amount> x =
        c.attempt(() -> {
          c.accept(",");
          return c.accept("where x is") ? Amounts.read(c) : Optional.empty();
        });
    if (x.isEmpty()) {
      return c.looksAt(", where") ? Optional.empty() : Optional.of(cost);
    }
    return Optional.of(withX(cost, x.get()));
  }

  private static Cost withX(Cost cost, Amount x) {
    return switch (cost) {
      case Cost.PayMana(var mana, _) -> new Cost.PayMana(mana, x);
      case Cost.PayLife _ -> new Cost.PayLife(x);
      case Cost.Times(var times, var each) -> new Cost.Times(times, withX(each, x));
      default -> cost;
    };
  }

  /** One of several things that are paid together. */
  public static Optional<Cost> part(Cursor c) {
    if (c.acceptAny("pay", "pays")) {
      return c.first(CostPhrases::mana, CostPhrases::energy, CostPhrases::life);
    }
    if (c.acceptAny("sacrifice", "sacrifices")) {
      return things(c).map(some -> new Cost.Sacrifice(some.count(), some.filter()));
    }
    if (c.acceptAny("tap", "taps")) {
      return things(c).map(some -> new Cost.Tap(some.count(), untapped(some.filter())));
    }
    if (c.acceptAny("return", "returns")) {
      return things(c)
          .filter(
              _ -> c.acceptAny("to its owner 's hand", "to their owner 's hand", "to your hand"))
          .map(some -> new Cost.ReturnToHand(some.count(), some.filter()));
    }
    if (c.acceptAny("discard", "discards")) {
      return cards(c).map(Cost.Discard::new);
    }
    if (c.acceptAny("exile", "exiles")) {
      return cards(c)
          .filter(_ -> c.acceptAny("from your graveyard", "from their graveyard"))
          .map(Cost.ExileFromGraveyard::new);
    }
    return c.acceptAny("remove", "removes") ? counters(c) : Optional.empty();
  }

  private static Optional<Cost> mana(Cursor c) {
    var text = new StringBuilder();
    while (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.SYMBOL && !c.looksAt("{e}")) {
      text.append(c.word());
      c.skip();
    }
    if (text.isEmpty()) {
      return Optional.empty();
    }
    return Mana.find(text.toString()).map(mana -> new Cost.PayMana(mana, x(mana)));
  }

  private static Amount x(Mana mana) {
    boolean variable = mana.symbols().stream().anyMatch(ManaSymbol.Variable.class::isInstance);
    return variable ? new Amount.ChosenNumber() : Amount.of(0);
  }

  private static Optional<Cost> energy(Cursor c) {
    int energy = 0;
    while (c.accept("{e}")) {
      energy++;
    }
    return energy == 0 ? Optional.empty() : Optional.of(new Cost.PayEnergy(Amount.of(energy)));
  }

  private static Optional<Cost> life(Cursor c) {
    Optional<Amount> life = Amounts.number(c);
    return c.accept("life") ? life.map(Cost.PayLife::new) : Optional.empty();
  }

  private static Optional<Noun> things(Cursor c) {
    return Nouns.read(c)
        .filter(noun -> saysHowMany(noun.quantity()))
        .map(noun -> noun.of(withoutController(noun.filter())));
  }

  /** Whether it is said how many are paid with. */
  private static boolean saysHowMany(Quantity quantity) {
    return switch (quantity) {
      case THE, ONE, ANOTHER, SOME, EXACTLY -> true;
      case EVERY, ANY, PLURAL, AT_LEAST, AT_MOST, NONE -> false;
    };
  }

  /** What is paid with is always the payer's own. */
  private static Filter withoutController(Filter filter) {
    return filter instanceof Filter.Both(var all)
        ? Filters.all(
            all.stream()
                .filter(part -> !part.equals(new Filter.ControlledBy(Players.YOU)))
                .toList())
        : filter;
  }

  private static Filter untapped(Filter filter) {
    Filter tapped = new Filter.Not(new Filter.IsTapped());
    if (filter.equals(tapped)) {
      return Filter.ANY;
    }
    return filter instanceof Filter.Both(var all)
        ? Filters.all(all.stream().filter(part -> !part.equals(tapped)).toList())
        : filter;
  }

  private static Optional<Amount> cards(Cursor c) {
    Optional<Amount> count = c.accept("a") ? Optional.of(Amount.of(1)) : Amounts.number(c);
    return c.acceptAny("card", "cards") ? count : Optional.empty();
  }

  private static Optional<Cost> counters(Cursor c) {
    Optional<Amount> count = c.acceptAny("a", "an") ? Optional.of(Amount.of(1)) : Amounts.number(c);
    Optional<String> kind = count.flatMap(_ -> Amounts.counterKind(c));
    if (kind.isEmpty() || !c.accept("from")) {
      return Optional.empty();
    }
    return Nouns.read(c)
        .filter(from -> from.quantity() == Quantity.THE || from.quantity() == Quantity.ONE)
        .map(from -> new Cost.RemoveCounters(count.get(), kind.get(), from.filter()));
  }
}
