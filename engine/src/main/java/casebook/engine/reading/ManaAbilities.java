package casebook.engine.reading;

import casebook.engine.board.Color;
import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.ManaSymbol.Colored;
import casebook.engine.board.ManaSymbol.Colorless;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.ManaCost;
import casebook.engine.effect.Effect.Needs;
import casebook.engine.effect.Meaning;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Abilities that add mana (605). Read are those that tap or sacrifice their object and do nothing
 * but add an amount of mana that their text says; of the others it is known that they add some.
 */
final class ManaAbilities {
  private static final Set<String> ADDS = Set.of("add", "adds", "produces");

  private final Cursor c;

  private ManaAbilities(Cursor c) {
    this.c = c;
  }

  /**
   * What a paragraph does to make mana, if it does.
   *
   * @param depth how many quotations the paragraph is inside of
   */
  static Optional<Effect> read(Paragraph paragraph, int depth) {
    List<Token> tokens = paragraph.tokens();
    if (paragraph.frame() == Frame.ACTIVATED) {
      return paragraph.when().equals(Condition.ALWAYS)
          ? activated(paragraph, depth).or(() -> otherwise(paragraph))
          : otherwise(paragraph);
    }
    boolean onBoard = paragraph.frame() == Frame.STATIC || paragraph.frame() == Frame.TRIGGERED;
    return onBoard && says(tokens, "for", "mana") && addsMana(tokens, paragraph.from())
        ? Optional.of(new Effect.AddsManaOtherwise(Needs.NOTHING))
        : Optional.empty();
  }

  /** Whether these effects only make mana or give abilities that do: nothing bears on attacking. */
  static boolean isAll(List<Effect> effects) {
    return effects.stream()
        .allMatch(effect ->
            effect instanceof Effect.MakingMana
                || (effect instanceof Effect.Gives(var _, var abilities, var _)
                    && abilities.stream().map(Ability::meaning).allMatch(ManaAbilities::isSilent)));
  }

  /** Whether a text of this meaning doesn't bear on attacking, but for the mana that it makes. */
  static boolean isSilent(Meaning meaning) {
    return switch (meaning) {
      case Meaning.Irrelevant() -> true;
      case Meaning.Read(var effects) -> isAll(effects);
      case Meaning.Unread() -> false;
    };
  }

  private static Optional<Effect> activated(Paragraph paragraph, int depth) {
    List<Token> tokens = paragraph.tokens();
    int colon = paragraph.from() - 1;
    int start = colon;
    while (start > 0 && !tokens.get(start - 1).is("—") && !isBulletAt(tokens, start - 1)) {
      start--;
    }
    var cost = new ManaAbilities(new Cursor(tokens, new Cursor.Reach(start, colon, depth)));
    var body =
        new ManaAbilities(
            new Cursor(tokens, new Cursor.Reach(paragraph.from(), tokens.size(), depth)));
    return cost.cost()
        .flatMap(paid -> body.added().map(choices -> new Effect.AddsMana(paid, choices)));
  }

  private static boolean isBulletAt(List<Token> tokens, int index) {
    return index == 0 && Paragraph.isBullet(tokens);
  }

  private Optional<ManaCost> cost() {
    boolean taps = c.accept("{t}");
    if (taps) {
      c.accept(",");
    }
    boolean sacrifices = c.accept("sacrifice ~");
    if (sacrifices && !taps) {
      taps = c.accept(", {t}");
    }
    if (!c.atEnd() || !(taps || sacrifices)) {
      return Optional.empty();
    }
    if (!sacrifices) {
      return Optional.of(ManaCost.TAP);
    }
    return Optional.of(taps ? ManaCost.TAP_AND_SACRIFICE : ManaCost.SACRIFICE);
  }

  /** "Add …" and nothing else. */
  private Optional<List<Mana>> added() {
    if (!c.accept("add")) {
      return Optional.empty();
    }
    Optional<List<Mana>> choices = c.first(_ -> ofColors(), _ -> symbols());
    c.accept("to your mana pool");
    c.accept(".");
    return c.atEnd() ? choices : Optional.empty();
  }

  /** "One mana of any color", "two mana of any one color", "two mana in any combination of …". */
  private Optional<List<Mana>> ofColors() {
    OptionalInt count = c.number();
    if (count.isEmpty() || !c.accept("mana")) {
      return Optional.empty();
    }
    int amount = count.getAsInt();
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
        .filter(mana -> mana.symbols().stream().allMatch(ManaAbilities::isOneMana));
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
      case ManaSymbol.Generic _, ManaSymbol.Snow _, ManaSymbol.Variable _ -> false;
    };
  }

  /**
   * Adding mana makes an activated ability a mana ability, but for targets and loyalty (605.1a).
   */
  private static Optional<Effect> otherwise(Paragraph paragraph) {
    List<Token> tokens = paragraph.tokens();
    Token first = tokens.getFirst();
    boolean loyalty =
        first.is("[")
            || first.is("0")
            || first.word().startsWith("+")
            || first.word().startsWith("-");
    boolean targets =
        tokens.subList(paragraph.from(), tokens.size()).stream().anyMatch(one -> one.is("target"));
    return !loyalty && !targets && addsMana(tokens, paragraph.from())
        ? Optional.of(
            new Effect.AddsManaOtherwise(
                tokens.subList(0, paragraph.from()).stream().anyMatch(one -> one.is("{t}"))
                    ? Needs.TO_BE_UNTAPPED
                    : Needs.NOTHING))
        : Optional.empty();
  }

  /** Whether mana is added somewhere in the rest of the tokens, not only replaced by other mana. */
  private static boolean addsMana(List<Token> tokens, int from) {
    List<Token> rest = tokens.subList(from, tokens.size());
    for (int index = 0; index < rest.size(); index++) {
      if (ADDS.contains(rest.get(index).word())) {
        List<Token> after =
            rest.subList(index + 1, rest.size()).stream()
                .takeWhile(token -> !token.is("."))
                .toList();
        if (!says(after, "instead", "of")
            && after.stream()
                .anyMatch(token -> token.kind() == Token.Kind.SYMBOL || token.is("mana"))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean says(List<Token> tokens, String first, String second) {
    for (int index = 0; index + 1 < tokens.size(); index++) {
      if (tokens.get(index).is(first) && tokens.get(index + 1).is(second)) {
        return true;
      }
    }
    return false;
  }
}
