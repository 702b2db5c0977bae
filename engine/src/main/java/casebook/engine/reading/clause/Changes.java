package casebook.engine.reading.clause;

import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Predicates that change what a permanent is or has: abilities given and taken, goading. */
final class Changes {
  private Changes() {}

  static Optional<List<Effect>> read(Cursor c, Subject subject) {
    return switch (subject) {
      case Subject.Persons _ -> Optional.empty();
      case Subject.Permanents(var noun) -> noun.each().flatMap(each -> read(c, each));
    };
  }

  private static Optional<List<Effect>> read(Cursor c, Filter each) {
    return c.first(
        x -> goaded(x, each),
        x -> PowerChanges.read(x, each),
        x -> Copies.read(x, each),
        x -> Transformation.read(x, each),
        Changes::blocked,
        x -> Entrances.of(x, each),
        x -> Arrivals.with(x, each),
        x -> choice(x, each),
        x -> cantHave(x, each),
        x -> gains(x, each),
        x -> loses(x, each),
        x -> becomes(x, each));
  }

  private static Optional<List<Effect>> goaded(Cursor c, Filter who) {
    if (!c.acceptAny("is", "are", "'s", "becomes", "become")) {
      return Optional.empty();
    }
    c.accept("also");
    if (c.accept("detained")) {
      return Optional.of(List.of(new Effect.Detained(who)));
    }
    return c.accept("goaded")
        ? Optional.of(List.of(new Effect.Goaded(who, Condition.ALWAYS)))
        : Optional.empty();
  }

  private static Optional<List<Effect>> gains(Cursor c, Filter who) {
    c.accept("each");
    c.accept("also");
    if (!c.acceptAny("has", "have", "gains", "gain")) {
      return Optional.empty();
    }
    return everyType(c, who).or(() -> given(c, who).map(given -> withEveryType(c, who, given)));
  }

  private static List<Effect> withEveryType(Cursor c, Filter who, List<Effect> given) {
    var effects = new ArrayList<>(given);
    c.attempt(() -> c.acceptAny(", and", "and") ? everyType(c, who) : Optional.empty())
        .ifPresent(effects::addAll);
    return effects;
  }

  /** "All creature types", which is gained in addition to those that it has. */
  private static Optional<List<Effect>> everyType(Cursor c, Filter who) {
    return c.acceptAny("all creature types", "every creature type")
        ? Optional.of(
            List.of(
                new Effect.ChangesTypes(
                    who,
                    List.of(),
                    List.of(SubtypeSet.EVERY_CREATURE_TYPE),
                    List.of(),
                    Effect.TypesBefore.KEPT,
                    Condition.ALWAYS)))
        : Optional.empty();
  }

  /** "Gains your choice of flying or haste": the one that was chosen. */
  private static Optional<List<Effect>> choice(Cursor c, Filter who) {
    if (!c.acceptAny("gains", "gain", "has", "have") || !c.accept("your choice of")) {
      return Optional.empty();
    }
    var effects = new ArrayList<Effect>();
    while (true) {
      int start = c.at();
      Optional<Effect> keyword = Keywords.read(c);
      if (keyword.isEmpty()) {
        return effects.size() > 1 ? Optional.of(effects) : Optional.empty();
      }
      String mode = c.words(start, c.at());
      effects.add(
          new Effect.Gives(
              who, List.of(Keywords.stated(keyword.get())), new Condition.ChosenMode(mode)));
      c.accept(",");
      c.accept("or");
    }
  }

  /** "Can't have or gain haste". */
  private static Optional<List<Effect>> cantHave(Cursor c, Filter who) {
    return c.acceptAny("can't have or gain", "can't have")
        ? lost(c, keyword -> new Effect.CantHave(who, keyword, Condition.ALWAYS))
        : Optional.empty();
  }

  /** How others block it doesn't bear on attacking. */
  private static Optional<List<Effect>> blocked(Cursor c) {
    boolean must =
        c.acceptAny("must be blocked if able", "must be blocked this turn if able")
            || c.attempt(() ->
                    c.accept("must be blocked by")
                        ? Nouns.read(c).filter(_ -> c.accept("if able"))
                        : Optional.empty())
                .isPresent();
    return must ? Optional.of(List.of()) : Optional.empty();
  }

  /** The abilities listed here, given to such permanents. */
  static Optional<List<Effect>> given(Cursor c, Filter who) {
    int start = c.at();
    Optional<List<Ability>> abilities =
        Grants.list(c, who.equals(Filter.SELF) ? c.self() : Self.UNNAMED);
    if (abilities.isEmpty() || Grants.hasUnread(abilities.get())) {
      return Optional.empty();
    }
    List<Ability> bearing = Grants.bearing(abilities.get());
    var effects = new ArrayList<Effect>();
    if (!bearing.isEmpty()) {
      effects.add(new Effect.Gives(who, bearing, Condition.ALWAYS));
    }
    base(c, start, who).ifPresent(effects::add);
    return effects.isEmpty() ? Optional.empty() : Optional.of(effects);
  }

  /** The base power and toughness that stands in a list of abilities. */
  private static Optional<Effect> base(Cursor c, int from, Filter who) {
    int end = c.at();
    Optional<Effect> found = Optional.empty();
    for (int index = from; index < end && found.isEmpty(); index++) {
      if (c.token(index).is("base")) {
        c.moveTo(index);
        found = PowerChanges.base(c, who);
      }
    }
    c.moveTo(end);
    return found;
  }

  private static Optional<List<Effect>> loses(Cursor c, Filter who) {
    c.accept("each");
    if (!c.acceptAny("loses", "lose")) {
      return Optional.empty();
    }
    if (c.accept("all abilities except mana abilities")) {
      return Optional.of(List.of(new Effect.TakesAllButMana(who, Condition.ALWAYS)));
    }
    if (c.acceptAny("all abilities", "all other abilities")) {
      c.acceptAny(
          ", card types , and creature types", "and creature types", ", card types , and colors");
      return Optional.of(List.of(new Effect.TakesAll(who, Condition.ALWAYS)));
    }
    if (c.accept("all landwalk abilities")) {
      return Optional.of(List.of(new Effect.Takes(who, "landwalk", Condition.ALWAYS)));
    }
    return c.looksAt("all") ? everything(c, who) : lost(c, who);
  }

  /**
   * "All other card types and abilities": the types are gone where the clause before said what it
   * is instead. "All creature types" and "all land types" are gone as they are.
   */
  private static Optional<List<Effect>> everything(Cursor c, Filter who) {
    boolean abilities = false;
    var types = new ArrayList<String>();
    c.accept("all");
    boolean other = c.accept("other");
    int start = c.at();
    int end = start;
    do {
      if (c.acceptAny("abilities", "all abilities", "all other abilities")) {
        abilities = true;
      } else if (!other && c.accept("creature types")) {
        types.add(SubtypeSet.EVERY_CREATURE_TYPE);
      } else if (!other && c.accept("land types")) {
        types.add(SubtypeSet.EVERY_LAND_TYPE);
      } else if (!c.acceptAny("card types", "creature types", "types", "colors", "land types")) {
        break;
      }
      end = c.at();
    } while (c.acceptAny(", and", "and", ","));
    c.moveTo(end);
    var effects = new ArrayList<Effect>();
    if (!types.isEmpty()) {
      effects.add(new Effect.LosesTypes(who, types, Condition.ALWAYS));
    }
    if (abilities) {
      effects.add(new Effect.TakesAll(who, Condition.ALWAYS));
    }
    return end == start ? Optional.empty() : Optional.of(effects);
  }

  private static Optional<List<Effect>> lost(Cursor c, Filter who) {
    return lost(c, keyword -> new Effect.Takes(who, keyword, Condition.ALWAYS));
  }

  private static Optional<List<Effect>> lost(Cursor c, Function<String, Effect> losing) {
    var effects = new ArrayList<Effect>();
    int end = c.at();
    while (true) {
      Optional<String> keyword = Keywords.name(c);
      if (keyword.isEmpty()) {
        break;
      }
      effects.add(losing.apply(keyword.get()));
      end = c.at();
      c.accept(",");
      c.accept("and");
    }
    c.moveTo(end);
    return effects.isEmpty() ? Optional.empty() : Optional.of(effects);
  }

  /** "Becomes a 4/4 Serpent creature with defender": only the abilities are kept. */
  private static Optional<List<Effect>> becomes(Cursor c, Filter who) {
    if (!c.acceptAny("becomes", "become", "is", "are", "'s") || c.looksAt("your choice")) {
      return Optional.empty();
    }
    int with = c.find(Set.of("with", ",", ".", ";"));
    if (with == c.end() || !c.token(with).is("with") || !Relevance.isSilent(c, c.at(), with)) {
      return Optional.empty();
    }
    c.moveTo(with + 1);
    Optional<List<Effect>> given = given(c, who);
    if (given.isPresent()) {
      rest(c);
    }
    return given;
  }

  /** "In addition to its other types", "that's still a land", "named …". */
  private static void rest(Cursor c) {
    Durations.skip(c);
    c.acceptAny(", and all creature types", "and all creature types", "and is all colors");
    if (c.acceptAny(
        "in addition to", "that 's still", "that are still", "that 's", "that are", "named")) {
      c.moveTo(c.find(Set.of(",", ".", ";", "until", "for", "and")));
    }
  }
}
