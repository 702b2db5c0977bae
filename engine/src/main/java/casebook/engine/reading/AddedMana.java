package casebook.engine.reading;

import casebook.engine.board.Color;
import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.ManaSymbol.Colored;
import casebook.engine.board.ManaSymbol.Colorless;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.AddsMana;
import casebook.engine.effect.ManaCost;
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
final class AddedMana {
  private final Cursor c;
  private final Activation activation;

  /**
   * What is done to activate the ability.
   *
   * @param also what is paid besides what is done to its object
   */
  record Activation(ManaCost cost, Optional<Cost> also) {
    static final Activation TAP = new Activation(ManaCost.TAP, Optional.empty());
  }

  /** Mana to choose from, and how many times it is added. */
  private record Added(List<Mana> choices, Amount times) {}

  private AddedMana(Cursor c, Activation activation) {
    this.c = c;
    this.activation = activation;
  }

  /**
   * The ability at the cursor, up to its end.
   *
   * @param when the condition that stands before it
   */
  static Optional<Effect> read(Cursor c, Activation activation, Condition when) {
    return c.attempt(() -> new AddedMana(c, activation).ability(when));
  }

  private Optional<Effect> ability(Condition when) {
    Optional<Added> added =
        c.accept("add")
            ? c.first(_ -> equalTo(), _ -> ofWhereX(), _ -> forEach())
            : Optional.empty();
    c.accept("to your mana pool");
    if (added.isEmpty() || !isEndOfSentence()) {
      return Optional.empty();
    }
    Condition condition = when;
    while (!c.atEnd()) {
      Optional<Condition> only = c.attempt(this::only);
      if (only.isPresent()) {
        condition = Conditional.both(condition, only.get());
      } else if (!besides()) {
        return Optional.empty();
      }
    }
    return Optional.of(
        new AddsMana(
            activation.cost(),
            added.get().choices(),
            added.get().times(),
            condition,
            activation.also()));
  }

  /** "{G}{G}", "one mana of any color": mana of which their text tells how much it is. */
  static Optional<List<Mana>> choices(Cursor c) {
    var added = new AddedMana(c, Activation.TAP);
    return c.first(_ -> added.ofColors(), _ -> added.symbols());
  }

  private boolean isEndOfSentence() {
    return c.atEnd() || c.accept(".");
  }

  /** "Activate only if you control an Elf". */
  private Optional<Condition> only() {
    if (!c.acceptAny("activate only if", "activate this ability only if")) {
      boolean canBeActivatedOnce = activation.cost() != ManaCost.NOTHING;
      return canBeActivatedOnce
              && c.acceptAny(
                  "activate only once each turn", "activate this ability only once each turn")
              && isEndOfSentence()
          ? Optional.of(Condition.ALWAYS)
          : Optional.empty();
    }
    return Conditions.read(c).filter(_ -> isEndOfSentence());
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
            "draw a card",
            "scry",
            "put a",
            "when you spend this mana",
            "when that mana is spent",
            "if that mana is spent",
            "if this mana is spent",
            "when you next cast");
    if (harmless) {
      c.moveTo(c.find(Set.of(".")));
    }
    return harmless && isEndOfSentence();
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
          EnumSet.allOf(Color.class).stream()
              .map(color -> units(amount, new Colored(Set.of(color), 0, false)))
              .toList());
    }
    if (c.accept("in any combination of colors")) {
      return Optional.of(List.of(units(amount, new Colored(EnumSet.allOf(Color.class), 0, false))));
    }
    return c.accept("in any combination of") ? combination(amount) : Optional.empty();
  }

  private Optional<List<Mana>> combination(int amount) {
    var colors = EnumSet.noneOf(Color.class);
    do {
      Optional<Mana> one = row();
      if (one.isEmpty()
          || one.get().symbols().size() != 1
          || !(one.get().symbols().getFirst() instanceof Colored(var of, var _, var _))) {
        return Optional.empty();
      }
      colors.addAll(of);
    } while (c.acceptAny(", and/or", "and/or", ","));
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
