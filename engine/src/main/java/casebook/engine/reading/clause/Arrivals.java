package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Relation;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.PowerAndToughness;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What changes how the object enters (614.1c, 614.1d): with an ability, as a copy, as a choice. */
final class Arrivals {
  private static final Set<String> ENDS = Set.of(",", "or");

  /** What was chosen to be copied, among other permanents. */
  private static final Filter CHOSEN =
      Filters.all(new Filter.HasChosen(Filter.Choice.COPIED), new Filter.Not(Filter.SELF));

  private Arrivals() {}

  /** A sentence about the object as it enters. */
  static Optional<List<Effect>> read(Cursor c) {
    return c.first(Arrivals::asCopy, Arrivals::asChosen, Arrivals::asCreature);
  }

  /**
   * "You may have ~ enter as a copy of a creature, except it has haste": it is a copy of what is
   * said to be chosen. What has become a copy has another text (707.2), so that what still has this
   * one is none, unless that is so for a turn alone, or it couldn't be here by itself, with
   * toughness 0 or less (704.5f).
   */
  private static Optional<List<Effect>> asCopy(Cursor c) {
    boolean mayEnter = c.accept("you may have ~ enter");
    boolean enters =
        mayEnter
            || c.acceptAny("~ enters", "~ enter")
            || (asItEnters(c) && c.acceptAny("you may have it become", "you may have ~ become"));
    c.accept("the battlefield");
    c.accept("tapped");
    if (!enters || !c.acceptAny("as a copy of", "a copy of")) {
      return Optional.empty();
    }
    boolean isLand = c.looksAtAny("any land", "a land", "another land", "a basic land");
    boolean forTheTurn = c.find(Set.of("until")) < c.end();
    Filter of = Filters.all(ofType(c), CHOSEN);
    Optional<List<Effect>> except = forTheTurn ? Optional.empty() : c.attempt(() -> exceptions(c));
    c.moveTo(c.end());
    Filter who =
        mayEnter
            ? isLand
                ? Filter.SELF
                : Filters.all(Filter.SELF, new Filter.ToughnessIs(Relation.AT_MOST, Amount.of(0)))
            : forTheTurn ? Filters.all(Filter.SELF, new Filter.EnteredThisTurn()) : Filter.SELF;
    if (isLand && except.isEmpty()) {
      return Optional.of(List.of());
    }
    return Optional.of(
        List.of(
            except
                .<Effect>map(ways -> new Effect.BecomesCopy(who, of, ways, Condition.ALWAYS))
                .orElseGet(() ->
                    new Effect.ChangesOtherwise(
                        who,
                        List.of(Characteristic.COPIABLE_VALUES),
                        List.of(),
                        Condition.ALWAYS))));
  }

  /**
   * "Any artifact or creature": the types of what it can copy; every permanent where none is said.
   */
  private static Filter ofType(Cursor c) {
    var types = new ArrayList<Filter>();
    int end = Math.min(c.find(Set.of(",", ".", "on", "you", "that", "with")), c.end());
    for (int index = c.at(); index < end; index++) {
      Optional.ofNullable(Words.PERMANENT_TYPES.get(c.token(index).word()))
          .map(Filter.HasType::new)
          .ifPresent(types::add);
    }
    return types.isEmpty() ? Filter.ANY : Filters.any(types);
  }

  /** "… any creature on the battlefield, except it has haste", to the end of the sentence. */
  private static Optional<List<Effect>> exceptions(Cursor c) {
    c.moveTo(Math.min(c.find(Set.of(",", ".")), c.end()));
    Optional<List<Effect>> except = Copies.exceptions(c, Filter.SELF);
    c.accept(".");
    return c.atEnd() ? except : Optional.empty();
  }

  private static boolean asItEnters(Cursor c) {
    if (!c.accept("as ~ enters")) {
      return false;
    }
    c.accept("the battlefield");
    return c.accept(",");
  }

  /** "~ enters as a 5/2 creature with haste". */
  private static Optional<List<Effect>> asCreature(Cursor c) {
    if (!c.accept("~ enters")) {
      return Optional.empty();
    }
    c.accept("the battlefield");
    return c.acceptAny("as a", "as an") ? creature(c, Condition.ALWAYS, c.end()) : Optional.empty();
  }

  /**
   * "As ~ enters, it becomes your choice of a 3/3 creature or a 0/6 creature with defender": where
   * nobody says which, it isn't known what it is.
   */
  private static Optional<List<Effect>> asChosen(Cursor c) {
    if (!asItEnters(c) || !c.accept("it becomes your choice of")) {
      return Optional.empty();
    }
    var effects = new ArrayList<Effect>();
    var none = new ArrayList<Condition>();
    do {
      c.accept("or");
      int from = c.acceptAny("a", "an") ? c.at() : c.end();
      int end = c.find(ENDS);
      var chosen = new Condition.ChosenMode(c.words(from, end));
      Optional<List<Effect>> one = creature(c, chosen, end);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      effects.addAll(one.get());
      none.add(new Condition.Not(chosen));
    } while (c.accept(",") || c.looksAt("or"));
    effects.add(unknown(effects, none));
    return c.atEnd() ? Optional.of(effects) : Optional.empty();
  }

  /** What it may be that has no power by itself, and of which it isn't said what was chosen. */
  private static Effect unknown(List<Effect> effects, List<Condition> none) {
    List<String> keywords =
        effects.stream()
            .filter(Effect.Gives.class::isInstance)
            .flatMap(effect -> ((Effect.Gives) effect).abilities().stream())
            .map(ability -> ability.text().toLowerCase(Locale.ROOT))
            .distinct()
            .toList();
    return new Effect.ChangesOtherwise(
        Filters.all(Filter.SELF, new Filter.Not(new Filter.HasPower())),
        List.of(Characteristic.KEYWORDS, Characteristic.POWER_AND_TOUGHNESS),
        keywords,
        new Condition.Both(none));
  }

  /** "5/2 creature with haste", "1/6 Wall artifact creature with defender". */
  private static Optional<List<Effect>> creature(Cursor c, Condition when, int end) {
    Optional<PowerAndToughness> pair =
        PowerAndToughness.read(c).filter(one -> !one.isSigned() && !one.hasX());
    if (pair.isEmpty()) {
      return Optional.empty();
    }
    Amount none = Amount.of(0);
    var effects = new ArrayList<Effect>();
    effects.add(
        new Effect.SetsPowerToughness(
            Filter.SELF,
            Optional.of(pair.get().power(none)),
            Optional.of(pair.get().toughness(none)),
            when));
    while (!c.looksAt("creature")) {
      Optional<String> subtype = Subtypes.of(c.word());
      if (subtype.isEmpty() && !Words.PERMANENT_TYPES.containsKey(c.word())) {
        return Optional.empty();
      }
      subtype.ifPresent(one ->
          effects.add(
              new Effect.ChangesTypes(
                  Filter.SELF, List.of(), List.of(one), List.of(), TypesBefore.KEPT, when)));
      c.skip();
    }
    c.skip();
    if (c.accept("with")) {
      List<Ability> keywords = keywords(c);
      if (keywords.isEmpty()) {
        return Optional.empty();
      }
      effects.add(new Effect.Gives(Filter.SELF, keywords, when));
    }
    c.accept("in addition to its other types");
    return c.at() == end || c.looksAt(".") ? Optional.of(effects) : Optional.empty();
  }

  /** "Flying and vigilance". */
  private static List<Ability> keywords(Cursor c) {
    var abilities = new ArrayList<Ability>();
    do {
      Keywords.read(c).map(Keywords::stated).ifPresent(abilities::add);
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
