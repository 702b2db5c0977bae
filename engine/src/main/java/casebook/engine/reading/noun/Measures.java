package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Relation;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import java.util.Optional;
import java.util.Set;

/** Power, toughness and mana value, compared with an amount or with those of something else. */
public final class Measures {
  private Measures() {}

  /** "Power 3 or greater", "greater power", "the greatest power among …". */
  static Optional<Filter> read(Cursor c) {
    int place = c.at();
    if (c.acceptAny("greater power", "lesser power")) {
      Relation relation = c.wordAt(-2).equals("greater") ? Relation.GREATER : Relation.LESS;
      if (c.accept("than")) {
        return Nouns.read(c)
            .filter(noun -> relation == Relation.GREATER || noun.quantity() == Quantity.THE)
            .flatMap(Noun::all)
            .map(than -> new Filter.PowerIs(relation, new Amount.PowerOf(than)));
      }
      return Antecedents.object(c, place)
          .map(than -> new Filter.PowerIs(relation, new Amount.PowerOf(than)));
    }
    if (c.acceptAny("the greatest power among", "the greatest power or tied for greatest among")) {
      return Nouns.read(c)
          .flatMap(Noun::all)
          .map(among -> new Filter.PowerIs(Relation.EQUAL, new Amount.PowerOf(among)));
    }
    Optional<Filter> base = c.attempt(() -> base(c));
    if (base.isPresent()) {
      return base;
    }
    Optional<Relation> own = ownToughness(c);
    if (own.isPresent()) {
      return own.map(Filter.PowerToToughnessIs::new);
    }
    c.accept("a");
    if (!c.acceptAny("power", "toughness", "mana value", "converted mana cost")) {
      return Optional.empty();
    }
    String what = c.token(c.at() - 1).word();
    return comparison(c).map(compared -> characteristic(what, compared));
  }

  /** "Base power and toughness 2/2", "base power 1". */
  private static Optional<Filter> base(Cursor c) {
    if (c.accept("base power and toughness")) {
      return PowerAndToughness.read(c)
          .filter(pair -> !pair.isSigned() && !pair.hasX())
          .map(pair ->
              Filters.all(
                  new Filter.BasePowerIs(Relation.EQUAL, pair.power(Amount.of(0))),
                  new Filter.BaseToughnessIs(Relation.EQUAL, pair.toughness(Amount.of(0)))));
    }
    if (!c.acceptAny("base power", "base toughness")) {
      return Optional.empty();
    }
    boolean power = c.token(c.at() - 1).is("power");
    return comparison(c)
        .map(than ->
            power
                ? new Filter.BasePowerIs(than.relation(), than.amount())
                : new Filter.BaseToughnessIs(than.relation(), than.amount()));
  }

  private static Filter characteristic(String last, Comparison compared) {
    return switch (last) {
      case "power" -> new Filter.PowerIs(compared.relation(), compared.amount());
      case "toughness" -> new Filter.ToughnessIs(compared.relation(), compared.amount());
      default -> new Filter.ManaValueIs(compared.relation(), compared.amount());
    };
  }

  /** "Power equal to its toughness", "toughness greater than their power". */
  private static Optional<Relation> ownToughness(Cursor c) {
    if (c.acceptAny("power equal to its toughness", "power equal to their toughness")) {
      return Optional.of(Relation.EQUAL);
    }
    if (c.acceptAny("power greater than its toughness", "power greater than their toughness")) {
      return Optional.of(Relation.GREATER);
    }
    return c.acceptAny("toughness greater than its power", "toughness greater than their power")
        ? Optional.of(Relation.LESS)
        : Optional.empty();
  }

  /** "Power greater than its toughness": "its" is about each permanent that might be meant. */
  private static boolean saysIts(Cursor c) {
    int its = c.find(Set.of("its", "their", ","));
    return its < c.end()
        && its <= c.at() + 5
        && (c.token(its).is("its") || c.token(its).is("their"))
        && (c.token(its + 1).is("power")
            || c.token(its + 1).is("toughness")
            || c.token(its + 1).is("base"));
  }

  /** "Or less" and the like, after what is compared. */
  public record Comparison(Relation relation, Amount amount) {}

  /** "3 or greater", "less than ~'s power", "equal to X". */
  public static Optional<Comparison> comparison(Cursor c) {
    return c.attempt(() -> {
      if (saysIts(c)) {
        return Optional.empty();
      }
      if (c.acceptAny("greater than or equal to", "at least")) {
        return Amounts.read(c).map(amount -> new Comparison(Relation.AT_LEAST, amount));
      }
      if (c.acceptAny("less than or equal to")) {
        return Amounts.read(c).map(amount -> new Comparison(Relation.AT_MOST, amount));
      }
      if (c.acceptAny("greater than", "more than")) {
        return Amounts.read(c).map(amount -> new Comparison(Relation.GREATER, amount));
      }
      if (c.acceptAny("less than", "lower than")) {
        return Amounts.read(c).map(amount -> new Comparison(Relation.LESS, amount));
      }
      c.acceptAny("equal to", "exactly");
      Optional<Amount> amount = Amounts.read(c);
      if (amount.isEmpty()) {
        return Optional.empty();
      }
      if (c.acceptAny("or greater", "or more")) {
        return Optional.of(new Comparison(Relation.AT_LEAST, amount.get()));
      }
      if (c.acceptAny("or less", "or fewer")) {
        return Optional.of(new Comparison(Relation.AT_MOST, amount.get()));
      }
      return Optional.of(new Comparison(Relation.EQUAL, amount.get()));
    });
  }
}
