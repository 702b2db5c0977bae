package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Noun phrases that mean permanents: determiner, adjectives, head, what follows the head. */
final class Nouns {
  private static final Set<String> OBJECT_HEADS =
      Set.of(
          "creature",
          "creatures",
          "permanent",
          "permanents",
          "token",
          "tokens",
          "artifact",
          "artifacts",
          "land",
          "lands",
          "enchantment",
          "enchantments",
          "planeswalker",
          "planeswalkers",
          "vehicle",
          "vehicles",
          "card",
          "cards");

  private static final Set<String> SINGULAR_HEADS =
      Set.of("creature", "permanent", "artifact", "land", "enchantment", "planeswalker", "vehicle");

  private static final Set<String> DEMONSTRATIVES = Set.of("that", "those", "these", "the");

  private Nouns() {}

  /** How many of the permanents a phrase means. */
  enum Quantity {
    /** Every one: "all …", "each …", the bare plural. */
    EVERY,
    /** One, whichever: "a …", "another …". */
    ONE,
    /** So many or more: "two or more …", "at least two …". */
    AT_LEAST,
    /** So many, neither more nor less. */
    EXACTLY,
    /** So many or fewer. */
    AT_MOST,
    /** Not one. */
    NONE
  }

  /** What a noun phrase means. */
  record Noun(Filter filter, Quantity quantity, Amount count) {
    static Noun every(Filter filter) {
      return new Noun(filter, Quantity.EVERY, Amount.of(1));
    }
  }

  /** A noun phrase of permanents, with its determiner. */
  static Optional<Noun> read(Cursor c) {
    Optional<Noun> noun = c.first(Nouns::pointed, Nouns::described);
    if (noun.isEmpty() || !c.looksAtAny("and each other", "and all other", "and other")) {
      return noun;
    }
    Noun first = noun.get();
    return c.attempt(
            () -> {
              c.skip();
              return described(c)
                  .map(more -> Noun.every(Filters.any(List.of(first.filter(), more.filter()))));
            })
        .or(() -> noun);
  }

  /** A phrase that points at what was named before, or at the object itself. */
  private static Optional<Noun> pointed(Cursor c) {
    int place = c.at();
    if (c.token(Math.min(place, c.end() - 1)).kind() == Token.Kind.SELF && !c.atEnd()) {
      c.skip();
      return self(c);
    }
    if (c.acceptAny(
        "each of them", "all of them", "both of them", "each of those", "all of those")) {
      acceptObjectHead(c);
      return Optional.of(Noun.every(new Filter.Affected()));
    }
    if (c.acceptAny("it", "he", "she")) {
      return Antecedents.object(c, place).map(Noun::every);
    }
    if (c.acceptAny("they", "them", "those", "these")) {
      boolean bare = !acceptObjectHead(c);
      if (bare && Antecedents.player(c, place).isPresent()) {
        return Optional.empty();
      }
      return bare
          ? Antecedents.objects(c, place).map(Noun::every)
          : Optional.of(Noun.every(new Filter.Affected()));
    }
    if (c.accept("your commander")) {
      return Optional.of(
          Noun.every(
              Filters.all(new Filter.HasFact("commander"), new Filter.OwnedBy(Players.YOU))));
    }
    return c.first(Nouns::attached, Nouns::target, Nouns::demonstrated);
  }

  /** "~", "~ and/or another …", "~ or equipped creature". */
  private static Optional<Noun> self(Cursor c) {
    if (c.looksAt("'s") || c.looksAt("'")) {
      return Optional.empty();
    }
    return Optional.of(Noun.every(Filter.SELF));
  }

  private static Optional<Noun> attached(Cursor c) {
    if (!c.acceptAny("enchanted", "equipped", "fortified")) {
      return Optional.empty();
    }
    boolean headed = false;
    while (c.acceptOneOf(SINGULAR_HEADS).isPresent() || isSubtype(c)) {
      headed = true;
    }
    return headed && !c.looksAtAny("'s", "'", "you control")
        ? Optional.of(Noun.every(new Filter.Attached()))
        : Optional.empty();
  }

  private static boolean isSubtype(Cursor c) {
    boolean subtype = Subtypes.of(c.word()).isPresent();
    if (subtype) {
      c.skip();
    }
    return subtype;
  }

  /** "Target creature an opponent controls": what the effect was said to affect. */
  private static Optional<Noun> target(Cursor c) {
    c.accept("each of");
    if (c.accept("up to")) {
      if (c.number().isEmpty() && !c.accept("x")) {
        return Optional.empty();
      }
    } else if (c.accept("any number of") || c.number().isPresent()) {
      c.accept("or more");
      if (c.accept("or") && c.number().isEmpty()) {
        return Optional.empty();
      }
    }
    c.acceptAny("other", "another");
    if (!c.accept("target")) {
      return Optional.empty();
    }
    return Adjectives.alternatives(c)
        .map(head -> {
          Qualifiers.skip(c);
          return Noun.every(new Filter.Affected());
        });
  }

  private static Optional<Noun> demonstrated(Cursor c) {
    if (Narrowing.isEach(c.subject())
        && c.acceptAny("that creature", "that permanent")
        && !c.looksAtAny("'s", "'")) {
      return c.subject().map(Noun::every);
    }
    if (c.acceptOneOf(DEMONSTRATIVES).isEmpty()) {
      return Optional.empty();
    }
    c.acceptAny("chosen", "attacking", "exiled", "copied", "returned", "new", "other");
    while (Words.PERMANENT_TYPES.containsKey(c.word()) || isSubtype(c)) {
      if (!Words.PERMANENT_TYPES.containsKey(c.word()) || !OBJECT_HEADS.contains(c.wordAt(1))) {
        break;
      }
      c.skip();
    }
    boolean headed = acceptObjectHead(c) || (c.wordAt(-1).length() > 3 && isHeadBehind(c));
    return headed && !c.looksAtAny("'s", "'")
        ? Optional.of(Noun.every(new Filter.Affected()))
        : Optional.empty();
  }

  private static boolean isHeadBehind(Cursor c) {
    return Subtypes.of(c.wordAt(-1)).isPresent();
  }

  private static boolean acceptObjectHead(Cursor c) {
    return c.acceptOneOf(OBJECT_HEADS).isPresent();
  }

  /** A phrase that describes: "two or more untapped Goblins you control with flying". */
  private static Optional<Noun> described(Cursor c) {
    int place = c.at();
    Optional<Determiner> determiner = determiner(c);
    if (determiner.isEmpty()) {
      return Optional.empty();
    }
    var filters = new ArrayList<Filter>();
    Optional<Filter> head = Adjectives.alternatives(c);
    if (head.isEmpty()) {
      return Optional.empty();
    }
    filters.add(head.get());
    boolean affected = false;
    while (true) {
      Optional<Filter> qualifier = Qualifiers.read(c);
      if (qualifier.isEmpty()) {
        break;
      }
      affected |= qualifier.get() instanceof Filter.Affected;
      filters.add(qualifier.get());
    }
    if (determiner.get().other()) {
      filters.add(new Filter.Not(Antecedents.other(c, place)));
    }
    Filter filter = affected ? new Filter.Affected() : Filters.all(filters);
    return Optional.of(new Noun(filter, determiner.get().quantity(), determiner.get().count()));
  }

  /**
   * What stands before the adjectives.
   *
   * @param other whether the object itself is excepted
   */
  private record Determiner(Quantity quantity, Amount count, boolean other) {}

  private static Optional<Determiner> determiner(Cursor c) {
    Quantity quantity = Quantity.EVERY;
    Amount count = Amount.of(1);
    boolean other = false;
    if (c.acceptAny("all", "each", "every", "any")) {
      quantity = Quantity.EVERY;
    } else if (c.accept("one or more")) {
      quantity = Quantity.AT_LEAST;
    } else if (c.accept("no more than")) {
      return Optional.empty();
    } else if (c.acceptAny("no", "zero")) {
      quantity = Quantity.NONE;
    } else if (c.acceptAny("a", "an")) {
      quantity = Quantity.ONE;
    } else if (c.accept("another")) {
      quantity = Quantity.ONE;
      other = true;
    } else {
      boolean atLeast = c.accept("at least");
      boolean exactly = c.accept("exactly");
      Optional<Amount> number = Amounts.number(c);
      if (number.isPresent()) {
        count = number.get();
        if (c.accept("or more") || atLeast) {
          quantity = Quantity.AT_LEAST;
        } else if (c.acceptAny("or fewer", "or less")) {
          quantity = Quantity.AT_MOST;
        } else {
          quantity = Quantity.EXACTLY;
        }
      } else if (atLeast || exactly) {
        return Optional.empty();
      }
    }
    if (c.acceptAny("other", "another")) {
      other = true;
    }
    return Optional.of(new Determiner(quantity, count, other));
  }
}
