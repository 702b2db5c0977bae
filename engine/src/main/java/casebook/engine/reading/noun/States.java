package casebook.engine.reading.noun;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What a permanent is said to be: "tapped", "attacking you", "enchanted or equipped", "a Wall". */
public final class States {
  private States() {}

  /** One state, or several joined by "or". */
  public static Optional<Filter> read(Cursor c) {
    Optional<Filter> first = one(c);
    if (first.isEmpty()) {
      return first;
    }
    var filters = new ArrayList<Filter>();
    filters.add(first.get());
    while (c.looksAtAny("or", ", are", ", is", ", or")) {
      Optional<Filter> next =
          c.attempt(() -> {
            c.accept(",");
            c.accept("or");
            c.acceptAny("are", "is");
            return one(c);
          });
      if (next.isEmpty()) {
        break;
      }
      filters.add(next.get());
    }
    return Optional.of(Filters.any(filters));
  }

  private static Optional<Filter> one(Cursor c) {
    return c.first(
        States::attacking, States::attachedBy, States::stated, States::adjective, States::kind);
  }

  /** "Solved", "level 2 or greater" (719, 717): what a case states of a permanent. */
  private static Optional<Filter> stated(Cursor c) {
    if (c.accept("solved")) {
      return Optional.of(new Filter.HasFact("solved"));
    }
    return c.attempt(() -> {
      OptionalInt level = c.accept("level") ? Words.number(c.word()) : OptionalInt.empty();
      return level.isPresent() && c.accept(c.word() + " or greater")
          ? Optional.of(new Filter.HasFact("level" + level.getAsInt()))
          : Optional.empty();
    });
  }

  private static Optional<Filter> attacking(Cursor c) {
    if (!c.accept("attacking")) {
      return Optional.empty();
    }
    return Optional.of(new Filter.IsAttacking(Targets.read(c).orElse(Whom.ANYTHING)));
  }

  private static Optional<Filter> attachedBy(Cursor c) {
    if (c.acceptAny("enchanted by an aura", "enchanted by one or more auras")) {
      return PlayerNouns.controllers(c).map(Filter.IsEnchanted::new);
    }
    boolean isNow = c.at() == 0 || !Set.of("was", "were").contains(c.wordAt(-1));
    if (isNow && c.accept("attached to")) {
      return Nouns.read(c).flatMap(Noun::each).map(Filter.AttachedTo::new);
    }
    if (c.accept("paired with another creature")) {
      return Optional.of(new Filter.PairedWith(Filter.CREATURE));
    }
    if (c.accept("paired with")) {
      return Nouns.read(c).flatMap(Noun::each).map(Filter.PairedWith::new);
    }
    if (c.accept("controlled by")) {
      return PlayerNouns.read(c).map(Filter.ControlledBy::new);
    }
    return c.accept("equipped by an equipment")
        ? PlayerNouns.controllers(c).map(Filter.IsEquipped::new)
        : Optional.empty();
  }

  private static Optional<Filter> adjective(Cursor c) {
    if (c.acceptAny("on the battlefield", "in play")) {
      return Optional.of(Filter.ANY);
    }
    Optional<Filter> adjective = Adjectives.adjective(c.word());
    if (adjective.isEmpty() || Adjectives.head(c.wordAt(1)).isPresent()) {
      return Optional.empty();
    }
    c.skip();
    return adjective;
  }

  /** "A Wall", "an artifact creature", "Goblins". */
  private static Optional<Filter> kind(Cursor c) {
    c.acceptAny("a", "an");
    return Adjectives.alternatives(c);
  }
}
