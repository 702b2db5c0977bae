package casebook.site.words;

import casebook.engine.board.Color;
import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.ManaSymbol.Colored;
import casebook.engine.effect.Effect;
import java.util.List;
import java.util.Set;

/** A mana ability (605.1a) in the style of rules text. */
record ManaWords(Voice voice) {

  /** "{T}, sacrifice this artifact: add one mana of any color". */
  String ability(Effect.AddsMana mana) {
    String sacrifice = "sacrifice " + voice.self().words();
    String cost =
        switch (mana.cost()) {
          case TAP -> "{T}";
          case SACRIFICE -> sacrifice;
          case TAP_AND_SACRIFICE -> "{T}, " + sacrifice;
        };
    return cost + ": add " + choices(mana.choices());
  }

  /** An ability whose mana isn't counted. */
  static String otherwise(Effect.Needs needs) {
    String cost =
        switch (needs) {
          case TO_BE_UNTAPPED -> "{T}";
          case NOTHING -> "pay another cost, or tap something for mana";
        };
    return cost + ": add mana that isn't counted";
  }

  private static String choices(List<Mana> choices) {
    boolean everyColor = choices.size() == Color.values().length;
    int amount = choices.getFirst().symbols().size();
    if (everyColor && choices.stream().allMatch(one -> isOfOneColor(one, amount))) {
      return mana(amount) + (amount == 1 ? " of any color" : " of any one color");
    }
    return English.list(choices.stream().map(ManaWords::row).toList(), "or");
  }

  private static boolean isOfOneColor(Mana mana, int amount) {
    return mana.symbols().size() == amount
        && mana.symbols().stream().distinct().count() == 1
        && mana.symbols().getFirst() instanceof Colored;
  }

  private static String row(Mana mana) {
    List<ManaSymbol> symbols = mana.symbols();
    return symbols.getFirst() instanceof Colored(var colors, var _, var _) && colors.size() > 1
        ? mana(symbols.size()) + " in any combination of " + combination(colors)
        : mana.text();
  }

  private static String combination(Set<Color> colors) {
    return colors.size() == Color.values().length
        ? "colors"
        : English.list(
            colors.stream().sorted().map(color -> "{" + color.name() + "}").toList(), "and/or");
  }

  private static String mana(int amount) {
    return English.number(amount) + " mana";
  }
}
