package casebook.engine.reading.clause.mana;

import casebook.engine.effect.Activated;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Antecedents;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Qualifiers;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Activated abilities that can't be activated (602.5), or can be against 302.6, where those that
 * make mana are meant too, and what their mana can be spent on.
 */
final class Activations {
  private static final String[] UNLESS_MANA = {
    "unless they 're mana abilities",
    "unless they are mana abilities",
    "unless it 's a mana ability",
    "that aren't mana abilities",
    "that are not mana abilities",
    "other than mana abilities",
    "except mana abilities",
    "except for mana abilities"
  };

  private static final String[] TO_ACTIVATE = {
    "to cast spells or activate abilities", "to activate abilities"
  };

  private static final String[] AS_THOUGH_HASTE = {
    "as though those creatures had haste", "as though they had haste"
  };

  private final Cursor c;
  private final Optional<Subject> subject;

  private Activations(Cursor c, Optional<Subject> subject) {
    this.c = c;
    this.subject = subject;
  }

  /**
   * A clause about activated abilities.
   *
   * @param subject what the clause before was said of
   */
  static Optional<List<Effect>> read(Cursor c, Optional<Subject> subject) {
    return new Activations(c, subject).stopped();
  }

  /** "Players can't cast spells or activate abilities of artifacts". */
  static Optional<List<Effect>> forbidden(Cursor c, Players players) {
    Filter theirs = players.equals(Players.ANYONE) ? Filter.ANY : new Filter.ControlledBy(players);
    return c.attempt(() -> new Activations(c, Optional.empty()).forbidden(theirs));
  }

  /**
   * "May activate abilities of creatures you control as though those creatures had haste", "may
   * spend mana as though it were mana of any color".
   */
  static Optional<List<Effect>> allowed(Cursor c, Players players) {
    return c.attempt(() -> {
      if (c.accept("may spend mana as though it were mana of any color")) {
        return c.atEnd() || c.looksAt(".")
            ? Optional.of(List.of(new Effect.SpendsAsAnyColor(players, Condition.ALWAYS)))
            : Optional.empty();
      }
      if (!c.accept("may activate abilities of")) {
        return Optional.empty();
      }
      return new Activations(c, Optional.empty())
          .objects()
          .filter(_ -> c.acceptAny(AS_THOUGH_HASTE))
          .map(who -> List.of(new Effect.ActivatesAsThoughHaste(who, Condition.ALWAYS)));
    });
  }

  /** "Can't be tapped for mana". */
  static Optional<List<Effect>> cantBeTapped(Cursor c, Filter who) {
    return c.accept("can't be tapped for mana")
        ? new Activations(c, Optional.empty()).stopped(who, Activated.TAPPING, false)
        : Optional.empty();
  }

  /** "Activated abilities of creatures can't be activated". */
  private Optional<List<Effect>> stopped() {
    Optional<Filter> who = whose();
    if (who.isEmpty()) {
      return Optional.empty();
    }
    Activated which = which();
    boolean others = c.acceptAny(UNLESS_MANA);
    if (!c.accept("can't be activated")) {
      return Optional.empty();
    }
    return stopped(who.get(), which, others);
  }

  private Optional<List<Effect>> stopped(Filter who, Activated which, boolean others) {
    while (Durations.skip(c) || c.acceptAny("during combat", "during each combat")) {
      // A declaration of attackers is made during combat.
    }
    boolean unlessMana = c.acceptAny(UNLESS_MANA) || others;
    return Optional.of(
        unlessMana ? List.of() : List.of(new Effect.CantActivate(who, which, Condition.ALWAYS)));
  }

  /** Whose activated abilities are meant. */
  private Optional<Filter> whose() {
    int place = c.at();
    if (c.accept("activated abilities of")) {
      return objects();
    }
    if (c.acceptAny("its activated abilities", "it 's activated abilities")) {
      return Antecedents.object(c, place);
    }
    if (c.accept("their activated abilities")) {
      return Narrowing.isEach(c.subject())
          ? subject
              .filter(Subject.Permanents.class::isInstance)
              .flatMap(before -> ((Subject.Permanents) before).noun().each())
          : Antecedents.objects(c, place);
    }
    return Amounts.owner(c).filter(_ -> c.accept("activated abilities"));
  }

  /** "Artifacts your opponents control", "sources with the chosen name". */
  private Optional<Filter> objects() {
    boolean all = c.accept("all");
    if (!c.acceptAny("sources", "objects")) {
      if (all) {
        c.moveTo(c.at() - 1);
      }
      return Nouns.read(c).flatMap(Noun::each).flatMap(this::listed);
    }
    var filters = new ArrayList<Filter>();
    Optional<Filter> qualifier = Qualifiers.read(c);
    while (qualifier.isPresent()) {
      filters.add(qualifier.get());
      qualifier = Qualifiers.read(c);
    }
    return Optional.of(Filters.all(filters));
  }

  /** "Artifacts and creatures": abilities of either. */
  private Optional<Filter> listed(Filter first) {
    return c.attempt(() -> c.accept("and") ? Nouns.read(c).flatMap(Noun::each) : Optional.empty())
        .map(second -> Filters.any(List.of(first, second)))
        .or(() -> Optional.of(first));
  }

  private Activated which() {
    return c.acceptAny(
            "with {t} in their costs",
            "with {t} in its cost",
            "with {t} in their cost",
            "with {t} in the cost",
            "that include {t} in their costs")
        ? Activated.TAPPING
        : Activated.ALL;
  }

  private Optional<List<Effect>> forbidden(Filter theirs) {
    if (!c.accept("can't")) {
      return Optional.empty();
    }
    if (c.looksAtAny("pay life", "sacrifice")) {
      return sacrificed(theirs);
    }
    if (c.looksAtAny("cast", "play")) {
      int activate = c.find(Set.of("activate", ".", ";", "if", "unless", "to"));
      if (activate == c.end() || !c.token(activate).is("activate")) {
        return Optional.empty();
      }
      c.moveTo(activate);
    }
    if (!c.acceptAny("activate abilities", "activate any abilities")) {
      return Optional.empty();
    }
    boolean others = c.acceptAny(UNLESS_MANA);
    if (c.acceptAny("of cards in graveyards", "of cards in exile", "of cards")) {
      return Optional.of(List.of());
    }
    Filter who = theirs;
    if (c.accept("of")) {
      Optional<Filter> objects = objects();
      if (objects.isEmpty()) {
        return Optional.empty();
      }
      who = Filters.all(objects.get(), theirs);
    }
    Activated which = which();
    return stopped(who, which, others);
  }

  /** "Can't pay life or sacrifice creatures to cast spells or activate abilities". */
  private Optional<List<Effect>> sacrificed(Filter theirs) {
    var all = new ArrayList<Effect>();
    if (c.accept("pay life")) {
      if (c.acceptAny(TO_ACTIVATE)) {
        return (c.accept("of") ? objects() : Optional.of(Filter.ANY))
            .map(who -> List.of(payingLife(Filters.all(who, theirs))));
      }
      all.add(payingLife(theirs));
      c.accept("or");
    }
    if (!c.accept("sacrifice")) {
      return Optional.empty();
    }
    return Nouns.read(c)
        .flatMap(Noun::each)
        .filter(_ -> c.acceptAny(TO_ACTIVATE))
        .flatMap(what -> stopped(Filters.all(what, theirs), Activated.SACRIFICING, false))
        .map(sacrificing -> {
          all.addAll(sacrificing);
          return List.copyOf(all);
        });
  }

  private static Effect payingLife(Filter who) {
    return new Effect.CantActivate(who, Activated.PAYING_LIFE, Condition.ALWAYS);
  }
}
