package casebook.engine.reading.noun;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Noun phrases that mean permanents: determiner, adjectives, head, what follows the head. */
public final class Nouns {
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

  /** A noun phrase of permanents, with its determiner. */
  public static Optional<Noun> read(Cursor c) {
    return c.nouns().read(c, Nouns::phrase);
  }

  private static Optional<Noun> phrase(Cursor c) {
    Optional<Noun> noun = c.first(Nouns::pointed, Nouns::described);
    if (noun.isEmpty() || !c.looksAtAny("and each other", "and all other", "and other")) {
      return noun;
    }
    Noun first = noun.get();
    return c.attempt(
            () -> {
              c.skip();
              return described(c).flatMap(more -> both(first, more));
            })
        .or(() -> noun);
  }

  /** All that either phrase means, where both mean all of something. */
  static Optional<Noun> both(Noun first, Noun second) {
    return first
        .each()
        .flatMap(one -> second.each().map(more -> Noun.every(Filters.any(List.of(one, more)))));
  }

  /** A phrase that points at what was named before, or at the object itself. */
  private static Optional<Noun> pointed(Cursor c) {
    int place = c.at();
    if (c.token(Math.min(place, c.end() - 1)).kind() == Token.Kind.SELF && !c.atEnd()) {
      c.skip();
      return self(c);
    }
    if (c.acceptAny("each of them", "all of them", "both of them")) {
      acceptObjectHead(c);
      return Optional.of(Noun.every(new Filter.Affected()));
    }
    if (c.acceptAny("each of those", "all of those")) {
      acceptObjectHead(c);
      return Optional.of(Noun.every(Antecedents.those(c)));
    }
    if (c.looksAt("both creatures")) {
      c.skip();
      acceptObjectHead(c);
      return Optional.of(Noun.every(new Filter.Affected()));
    }
    if (c.acceptAny("it", "he", "she")) {
      return Antecedents.object(c, place)
          .filter(object -> !SeveralTargets.isAnyOf(c, object))
          .filter(object -> !(c.several() && Narrowing.isEach(Optional.of(object))))
          .map(Noun::the);
    }
    if (c.acceptAny("they", "them", "those", "these")) {
      boolean those = c.wordAt(-1).equals("those");
      boolean bare = !acceptObjectHead(c);
      boolean ofPlayers = c.looksAtAny("player", "players", "opponents");
      if (bare && (ofPlayers || Antecedents.player(c, place).isPresent())) {
        return Optional.empty();
      }
      return bare
          ? Antecedents.objects(c, place).map(Noun::the)
          : Optional.of(Noun.the(those ? Antecedents.those(c) : new Filter.Affected()));
    }
    if (c.accept("your commander")) {
      return Optional.of(
          Noun.the(Filters.all(new Filter.HasFact("commander"), new Filter.OwnedBy(Players.YOU))));
    }
    return c.first(
        Nouns::attached,
        Nouns::target,
        x -> SeveralTargets.numbered(x).map(Noun::the),
        Nouns::demonstrated);
  }

  /** "~", "~ and/or another …", "~ or equipped creature". */
  private static Optional<Noun> self(Cursor c) {
    if (c.looksAt("'s") || c.looksAt("'")) {
      return Optional.empty();
    }
    return Optional.of(Noun.the(Filter.SELF));
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
        ? Optional.of(Noun.the(new Filter.Attached()))
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
      if (c.number().isEmpty() && !c.acceptAny("x", "that many")) {
        return Optional.empty();
      }
    } else if (c.accept("any number of") || c.accept("x") || c.number().isPresent()) {
      c.accept("or more");
      if (c.accept("or") && c.number().isEmpty()) {
        return Optional.empty();
      }
    }
    c.acceptAny("other", "another");
    int place = c.at();
    if (!c.accept("target")) {
      return Optional.empty();
    }
    c.acceptAny("attacking or blocking", "blocking or attacking", "spell or");
    return Adjectives.alternatives(c)
        .flatMap(_ -> {
          Qualifiers.skip(c);
          return SeveralTargets.at(c, place).map(Noun::the);
        });
  }

  private static Optional<Noun> demonstrated(Cursor c) {
    if (Narrowing.isEach(c.subject())
        && c.acceptAny("that creature", "that permanent")
        && !c.looksAtAny("'s", "'")) {
      return c.subject().map(Noun::the);
    }
    boolean several = c.looksAtAny("those", "these");
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
    boolean headed =
        acceptObjectHead(c)
            || c.acceptAny("copy", "copies")
            || (c.wordAt(-1).length() > 3 && isHeadBehind(c));
    c.acceptAny("created this way", "chosen this way");
    boolean open = !several && SeveralTargets.isAnyOf(c, new Filter.Affected());
    return headed && !open && !c.looksAtAny("'s", "'")
        ? Optional.of(Noun.the(new Filter.Affected()))
        : Optional.empty();
  }

  private static boolean isHeadBehind(Cursor c) {
    return Subtypes.of(c.wordAt(-1)).isPresent();
  }

  private static boolean acceptObjectHead(Cursor c) {
    return c.acceptOneOf(OBJECT_HEADS).isPresent();
  }

  /**
   * "Red creatures and creatures with haste": what is said of creatures of which nothing else is
   * said is not said of the others before them.
   */
  private static Optional<Filter> ofLast(Filter heads, Filter qualifier) {
    boolean ofAll = qualifier instanceof Filter.ControlledBy || qualifier instanceof Filter.OwnedBy;
    if (ofAll || !(heads instanceof Filter.Either(var any)) || !isBareAfterMore(any)) {
      return Optional.empty();
    }
    var parts = new ArrayList<>(any);
    parts.set(parts.size() - 1, Filters.all(parts.getLast(), qualifier));
    return Optional.of(Filters.any(parts));
  }

  private static boolean isBareAfterMore(List<Filter> any) {
    Filter last = any.getLast();
    return last instanceof Filter.HasType
        && any.stream()
            .limit(any.size() - 1)
            .allMatch(one -> !one.equals(last) && Mentions.mentions(one, last));
  }

  /** Whose the permanents are, before them: "your creatures", "that player's creatures". */
  private static Optional<Players> holder(Cursor c) {
    Optional<Players> holder =
        c.accept("your")
            ? Optional.of(Players.YOU)
            : PlayerNouns.read(c).filter(_ -> c.acceptAny("'s", "'"));
    return holder.filter(_ -> OBJECT_HEADS.contains(c.word()) && c.word().endsWith("s"));
  }

  /** A phrase that describes: "two or more untapped Goblins you control with flying". */
  private static Optional<Noun> described(Cursor c) {
    int place = c.at();
    Optional<Players> holder = c.attempt(() -> holder(c));
    Optional<Determiner> determiner = Determiner.read(c);
    if (determiner.isEmpty()) {
      return Optional.empty();
    }
    var filters = new ArrayList<Filter>();
    holder.ifPresent(players -> filters.add(new Filter.ControlledBy(players)));
    boolean others = c.accept("others");
    Optional<Filter> head = others ? Optional.of(Filter.CREATURE) : Adjectives.alternatives(c);
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
      Optional<Filter> ofLast = ofLast(filters.getLast(), qualifier.get());
      ofLast.ifPresentOrElse(
          narrowed -> filters.set(filters.size() - 1, narrowed),
          () -> filters.add(qualifier.get()));
    }
    if (determiner.get().other() || others) {
      filters.add(new Filter.Not(Antecedents.other(c, place)));
    }
    Filter filter = affected ? new Filter.Affected() : Filters.all(filters);
    return Optional.of(new Noun(filter, determiner.get().quantity(), determiner.get().count()));
  }
}
