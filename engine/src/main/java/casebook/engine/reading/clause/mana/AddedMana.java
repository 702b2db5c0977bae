package casebook.engine.reading.clause.mana;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.AddsMana;
import casebook.engine.effect.Effect.AddsManaOfTypes;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.ManaTypes;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.Colorless;
import casebook.engine.reading.clause.Instead;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a mana ability adds (106.4): "Add {R} or {G}", "add {G} for each creature you control", and
 * the sentences after it that say when it may be activated or do something else.
 */
public final class AddedMana {
  private final Cursor c;
  private final Activation activation;
  private boolean once;

  /**
   * What is done to activate the ability.
   *
   * @param also what is paid besides what is done to its object
   */
  public record Activation(ManaCost cost, Optional<Cost> also) {
    static final Activation TAP = new Activation(ManaCost.TAP, Optional.empty());
  }

  /**
   * Mana to choose from, and how many times it is added.
   *
   * @param types what else can be chosen: so much mana of a type that the board tells
   */
  private record Added(List<Mana> choices, Amount times, Optional<OfTypes> types) {
    Added(List<Mana> choices, Amount times) {
      this(choices, times, Optional.empty());
    }
  }

  /** So much mana of one type. */
  private record OfTypes(int amount, ManaTypes types) {}

  /** What is added where a condition holds. */
  private record Instead(Condition when, Added added) {}

  private AddedMana(Cursor c, Activation activation) {
    this.c = c;
    this.activation = activation;
  }

  /**
   * The ability at the cursor, up to its end.
   *
   * @param when the condition that stands before it
   */
  public static Optional<List<Effect>> read(Cursor c, Activation activation, Condition when) {
    return c.attempt(() -> new AddedMana(c, activation).ability(when));
  }

  private Optional<List<Effect>> ability(Condition when) {
    Optional<Added> added = c.accept("add") ? added() : Optional.empty();
    c.accept("to your mana pool");
    if (added.isEmpty() || !isEndOfSentence()) {
      return Optional.empty();
    }
    Condition condition = when;
    Optional<Instead> instead = c.attempt(() -> instead(added.get()));
    while (!c.atEnd()) {
      Optional<Condition> only = c.attempt(this::only);
      if (only.isPresent()) {
        condition = Condition.both(condition, only.get());
      } else if (!besides()) {
        return Optional.empty();
      }
    }
    var effects = new ArrayList<Effect>();
    if (instead.isPresent()) {
      Condition other = instead.get().when();
      effects.addAll(effects(added.get(), Condition.both(condition, new Condition.Not(other))));
      effects.addAll(effects(instead.get().added(), Condition.both(condition, other)));
    } else {
      effects.addAll(effects(added.get(), condition));
    }
    return Optional.of(effects);
  }

  private List<Effect> effects(Added added, Condition when) {
    ManaCost cost = once ? ManaCost.NOTHING_ONCE : activation.cost();
    var effects = new ArrayList<Effect>();
    if (!added.choices().isEmpty()) {
      effects.add(new AddsMana(cost, added.choices(), added.times(), when, activation.also()));
    }
    added
        .types()
        .map(of -> new AddsManaOfTypes(cost, of.types(), of.amount(), when, activation.also()))
        .ifPresent(effects::add);
    return effects;
  }

  private Optional<Added> added() {
    return c.first(_ -> equalTo(), _ -> ofWhereX(), _ -> ofTypes(), _ -> times(), _ -> forEach());
  }

  /** "If you control four or more creatures, add {G}{G} instead". */
  private Optional<Instead> instead(Added before) {
    Optional<Condition> when = c.accept("if") ? Conditions.read(c) : Optional.empty();
    if (when.isEmpty() || !c.accept(",")) {
      return Optional.empty();
    }
    boolean said = c.accept("instead");
    return c.accept("add")
        ? c.first(_ -> ofThatType(before), _ -> added())
            .filter(_ -> said || c.accept("instead"))
            .filter(_ -> isEndOfSentence())
            .map(added -> new Instead(when.get(), added))
        : Optional.empty();
  }

  /** "Three mana of that type", where the sentence before says what type that is. */
  private Optional<Added> ofThatType(Added before) {
    OptionalInt amount = c.number();
    return amount.isPresent() && c.acceptAny("mana of that type", "mana of that color")
        ? before
            .types()
            .filter(_ -> before.choices().isEmpty())
            .map(of -> ofTypes(List.of(), new OfTypes(amount.getAsInt(), of.types())))
        : Optional.empty();
  }

  /** "One mana of the chosen color", "{R} or one mana of the chosen color". */
  private Optional<Added> ofTypes() {
    Optional<Mana> before = c.attempt(() -> row().filter(_ -> c.acceptAny(", or", "or")));
    OptionalInt amount = c.number();
    return amount.isPresent() && (before.isEmpty() || amount.getAsInt() == 1) && c.accept("mana")
        ? TypesOfMana.read(c)
            .map(types -> ofTypes(before.stream().toList(), new OfTypes(amount.getAsInt(), types)))
        : Optional.empty();
  }

  private static Added ofTypes(List<Mana> choices, OfTypes types) {
    return new Added(choices, Amount.of(1), Optional.of(types));
  }

  /** "Six {G}". */
  private Optional<Added> times() {
    OptionalInt times = c.number();
    return times.isPresent()
        ? row().map(mana -> new Added(List.of(mana), Amount.of(times.getAsInt())))
        : Optional.empty();
  }

  /** "{G}{G}", "one mana of any color": mana of which their text tells how much it is. */
  static Optional<List<Mana>> choices(Cursor c) {
    var added = new AddedMana(c, Activation.TAP);
    return c.first(_ -> added.ofColors(), _ -> added.symbols());
  }

  private boolean isEndOfSentence() {
    return c.atEnd() || c.accept(".");
  }

  /** "Activate only if you control an Elf", "activate only during your turn". */
  private Optional<Condition> only() {
    if (!c.acceptAny("activate only", "activate this ability only")) {
      return Optional.empty();
    }
    Condition when = Condition.ALWAYS;
    do {
      if (c.accept("once each turn")) {
        once |= activation.cost() == ManaCost.NOTHING;
      } else if (c.accept("during your turn")) {
        when = Condition.both(when, Conditions.yourTurn());
      } else if (c.accept("during an opponent 's turn")) {
        when = Condition.both(when, new Condition.Not(Conditions.yourTurn()));
      } else {
        Optional<Condition> more = c.accept("if") ? Conditions.read(c) : Optional.empty();
        if (more.isEmpty()) {
          return Optional.empty();
        }
        when = Condition.both(when, more.get());
      }
    } while (c.accept("and only"));
    return isEndOfSentence() ? Optional.of(when) : Optional.empty();
  }

  /** What happens to players, to spells on which the mana is spent, or to the object later. */
  private boolean besides() {
    boolean harmless =
        c.acceptAny(
            "~ deals",
            "~ doesn't untap during",
            "you gain",
            "you lose",
            "each opponent",
            "each player loses",
            "you get",
            "an opponent gains control of ~ at",
            "during your next untap step",
            "draw a card",
            "roll a",
            "scry",
            "put a",
            "put an",
            "remove a",
            "when you do",
            "this mana can't be spent to cast",
            "when you spend this mana",
            "when that mana is spent",
            "if that mana is spent",
            "if this mana is spent",
            "when you next cast");
    if (!harmless && !gainsLifeIf()) {
      return false;
    }
    c.moveTo(c.find(Set.of(".")));
    return isEndOfSentence();
  }

  /** "If you control a Saint, you gain 1 life". */
  private boolean gainsLifeIf() {
    if (!c.accept("if")) {
      return false;
    }
    do {
      c.moveTo(c.find(Set.of(",", ".")));
      if (c.accept(", you gain")) {
        return true;
      }
    } while (c.accept(","));
    return false;
  }

  /** "An amount of {G} equal to ~'s power". */
  private Optional<Added> equalTo() {
    if (!c.accept("an amount of")) {
      return Optional.empty();
    }
    return row()
        .filter(_ -> c.accept("equal to"))
        .flatMap(mana -> Amounts.read(c).map(times -> new Added(List.of(mana), times)));
  }

  /** "X mana of any one color, where X is …". */
  private Optional<Added> ofWhereX() {
    if (!c.accept("x mana")) {
      return Optional.empty();
    }
    Optional<List<Mana>> choices = kinds(1);
    c.accept(",");
    return choices
        .filter(_ -> c.accept("where x is"))
        .flatMap(one -> Amounts.read(c).map(times -> new Added(one, times)));
  }

  /** "{R} or {G}", "{G} for each creature you control". */
  private Optional<Added> forEach() {
    Optional<List<Mana>> choices = c.first(_ -> ofColors(), _ -> symbols());
    if (choices.isEmpty() || !c.accept("for each")) {
      return choices.map(mana -> new Added(mana, Amount.of(1)));
    }
    return choices
        .filter(mana -> mana.size() == 1)
        .flatMap(mana -> Amounts.each(c).map(times -> new Added(mana, times)));
  }

  /** "One mana of any color", "two mana of any one color", "two mana in any combination of …". */
  private Optional<List<Mana>> ofColors() {
    OptionalInt count = c.number();
    if (count.isEmpty() || !c.accept("mana")) {
      return Optional.empty();
    }
    return kinds(count.getAsInt());
  }

  private Optional<List<Mana>> kinds(int amount) {
    if (c.accept("of any one color") || (amount == 1 && c.accept("of any color"))) {
      return Optional.of(
          EnumSet.allOf(Color.class).stream().map(color -> units(amount, colored(color))).toList());
    }
    if (c.accept("in any combination of colors")) {
      return Optional.of(List.of(units(amount, new Colored(EnumSet.allOf(Color.class), 0, false))));
    }
    if (amount == 2 && c.accept("of different colors")) {
      return Optional.of(pairs());
    }
    return c.accept("in any combination of") ? combination(amount) : Optional.empty();
  }

  private static List<Mana> pairs() {
    var pairs = new ArrayList<Mana>();
    for (Color first : Color.values()) {
      for (Color second : Color.values()) {
        if (first.compareTo(second) < 0) {
          pairs.add(new Mana(List.of(colored(first), colored(second))));
        }
      }
    }
    return pairs;
  }

  private static Colored colored(Color color) {
    return new Colored(Set.of(color), 0, false);
  }

  private Optional<List<Mana>> combination(int amount) {
    var colors = EnumSet.noneOf(Color.class);
    Optional<Mana> one = row().filter(AddedMana::isOneMana);
    while (one.isPresent()) {
      colors.addAll(one.get().symbols().getFirst().itsColors());
      one =
          c.attempt(() ->
              c.acceptAny(", and/or", "and/or", ",")
                  ? row().filter(AddedMana::isOneMana)
                  : Optional.empty());
    }
    if (colors.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(List.of(units(amount, new Colored(colors, 0, false))));
  }

  private static Mana units(int amount, ManaSymbol symbol) {
    return new Mana(Collections.nCopies(amount, symbol));
  }

  /** "{G}", "{C}{C}", "{W} or {U}", "{B}, {R}, or {G}". */
  private Optional<List<Mana>> symbols() {
    var choices = new ArrayList<Mana>();
    do {
      Optional<Mana> one = row();
      if (one.isEmpty()) {
        return Optional.empty();
      }
      choices.add(one.get());
    } while (c.acceptAny(", or", "or", ","));
    return Optional.of(choices);
  }

  /** Symbols side by side, each of which is one mana of a color or one that has none. */
  private Optional<Mana> row() {
    var text = new StringBuilder();
    while (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.SYMBOL) {
      text.append(c.word());
      c.skip();
    }
    return Mana.find(text.toString())
        .filter(mana -> !mana.symbols().isEmpty())
        .filter(mana -> mana.symbols().stream().allMatch(AddedMana::isOneMana));
  }

  /** Whether it is one mana of a color, or one that has none. */
  static boolean isOneMana(Mana mana) {
    return mana.symbols().size() == 1 && isOneMana(mana.symbols().getFirst());
  }

  private static boolean isOneMana(ManaSymbol symbol) {
    return switch (symbol) {
      case Colorless() -> true;
      case Colored(var colors, int generic, boolean phyrexian) ->
          colors.size() == 1 && generic == 0 && !phyrexian;
      case ManaSymbol.ColoredOrColorless _,
          ManaSymbol.Generic _,
          ManaSymbol.Snow _,
          ManaSymbol.Variable _ ->
          false;
    };
  }
}
