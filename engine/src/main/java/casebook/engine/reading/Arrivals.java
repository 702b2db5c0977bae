package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What changes how the object enters (614.1c, 614.1d): with an ability, as a copy, as a choice. */
final class Arrivals {
  private static final Set<String> COMMA = Set.of(",");

  private Arrivals() {}

  /** A sentence about the object as it enters. */
  static Optional<List<Effect>> read(Cursor c) {
    return c.first(Arrivals::asCopy, Arrivals::asChosen);
  }

  /**
   * "You may have ~ enter as a copy of a creature, except it has haste": what has become a copy has
   * another text, and to what still has this one nothing happened (707.2).
   */
  private static Optional<List<Effect>> asCopy(Cursor c) {
    boolean enters =
        c.acceptAny("you may have ~ enter", "~ enters", "~ enter")
            || (asItEnters(c) && c.acceptAny("you may have it become", "you may have ~ become"));
    c.accept("the battlefield");
    c.accept("tapped");
    if (!enters || !c.acceptAny("as a copy of", "a copy of")) {
      return Optional.empty();
    }
    c.moveTo(c.end());
    return Optional.of(List.of());
  }

  private static boolean asItEnters(Cursor c) {
    if (!c.accept("as ~ enters")) {
      return false;
    }
    c.accept("the battlefield");
    return c.accept(",");
  }

  /** "As ~ enters, it becomes your choice of a 3/3 creature or a 0/6 creature with defender." */
  private static Optional<List<Effect>> asChosen(Cursor c) {
    if (!asItEnters(c) || !c.accept("it becomes your choice of")) {
      return Optional.empty();
    }
    var effects = new ArrayList<Effect>();
    do {
      c.accept("or");
      int from = c.acceptAny("a", "an") ? c.at() : c.end();
      int comma = c.find(COMMA);
      int with = c.find(Set.of("with", ","));
      if (from == c.end() || !Relevance.isSilent(c, from, with)) {
        return Optional.empty();
      }
      c.moveTo(with);
      if (c.accept("with")) {
        Optional<List<Ability>> abilities = Grants.list(c, Self.UNNAMED);
        if (abilities.isEmpty() || Grants.hasUnread(abilities.get()) || c.at() != comma) {
          return Optional.empty();
        }
        var chosen = new Condition.ChosenMode(c.words(from, c.at()));
        effects.add(new Effect.Gives(Filter.SELF, Grants.bearing(abilities.get()), chosen));
      }
    } while (c.accept(","));
    return c.atEnd() ? Optional.of(effects) : Optional.empty();
  }

  /** "Enters with two +1/+1 counters on it and with haste", said of the object itself. */
  static Optional<List<Effect>> with(Cursor c, Filter who) {
    if (!who.equals(Filter.SELF) || !c.acceptAny("enters", "enter")) {
      return Optional.empty();
    }
    c.accept("the battlefield");
    int with = c.at();
    boolean counters = c.accept("with");
    while (!c.atEnd() && !c.looksAtAny("and with", ",", ".")) {
      c.skip();
    }
    boolean counted = counters && Relevance.isSilent(c, with, c.at()) && c.accept("and with");
    return counted ? Changes.given(c, who) : Optional.empty();
  }
}
