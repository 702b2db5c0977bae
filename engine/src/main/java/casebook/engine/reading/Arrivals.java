package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What changes how the object enters (614.1c, 614.1d): with an ability, as a copy, as a choice. */
final class Arrivals {
  private static final Set<String> ENDS = Set.of(",", "or");
  private static final Set<String> WITH = Set.of("with");

  private Arrivals() {}

  /** A sentence about the object as it enters. */
  static Optional<List<Effect>> read(Cursor c) {
    return c.first(Arrivals::asCopy, Arrivals::asChosen);
  }

  /**
   * "You may have ~ enter as a copy of a creature, except it has haste": what has become a copy has
   * another text (707.2). Of what still has this one it isn't told whether it has.
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
    boolean isLand = c.looksAtAny("any land", "a land", "another land", "a basic land");
    c.moveTo(c.end());
    return Optional.of(
        isLand
            ? List.of()
            : List.of(
                new Effect.ChangesOtherwise(
                    Filter.SELF,
                    List.of(Characteristic.COPIABLE_VALUES),
                    List.of(),
                    Condition.ALWAYS)));
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
      int end = c.find(ENDS);
      int with = Math.min(end, c.find(WITH));
      boolean creature = with > from && c.token(with - 1).is("creature");
      if (!creature || !Relevance.isSilent(c, from, with)) {
        return Optional.empty();
      }
      c.moveTo(with);
      if (c.accept("with")) {
        List<Ability> keywords = keywords(c);
        if (keywords.isEmpty() || c.at() != end) {
          return Optional.empty();
        }
        var chosen = new Condition.ChosenMode(c.words(from, end));
        effects.add(new Effect.Gives(Filter.SELF, keywords, chosen));
      }
    } while (c.accept(",") || c.looksAt("or"));
    return c.atEnd() ? Optional.of(effects) : Optional.empty();
  }

  /** "Flying and vigilance". */
  private static List<Ability> keywords(Cursor c) {
    var abilities = new ArrayList<Ability>();
    do {
      Keywords.read(c).map(Grants::stated).ifPresent(abilities::add);
    } while (c.accept("and"));
    return abilities;
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
