package casebook.site.words.effect;

import casebook.engine.effect.Activated;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.ManaTypes;
import casebook.engine.effect.Needs;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Mana abilities (605.1a), and what stops or changes them, in the style of rules text. */
record ManaWords(Voice voice) {
  /** How many basic land types there are (305.6). */
  private static final int BASIC_LAND_TYPES = 5;

  /** "{1}, {T}, sacrifice this artifact: add one mana of any color". */
  String ability(Effect.AddsMana mana) {
    return cost(mana.cost(), mana.also())
        + ": add "
        + added(mana.choices(), mana.times())
        + only(mana.cost(), mana.when());
  }

  /** "{T}: add one mana of the chosen color". */
  String ability(Effect.AddsManaOfTypes mana) {
    return cost(mana.cost(), mana.also())
        + ": add "
        + mana(mana.amount())
        + " of "
        + types(mana.types())
        + only(mana.cost(), mana.when());
  }

  private String types(ManaTypes types) {
    return switch (types) {
      case ManaTypes.ChosenColor() -> "the chosen color";
      case ManaTypes.CommanderColors() -> "any color in your commander's color identity";
      case ManaTypes.ColorsAmong(var permanents) ->
          "any color among " + voice.filters().many(permanents, FilterWords.PERMANENT).words();
      case ManaTypes.ProducedBy(var lands, var which) -> {
        String type =
            switch (which) {
              case TYPES -> "any type that ";
              case COLORS -> "any color that ";
            };
        yield type + voice.filters().one(lands, FilterWords.PERMANENT).words() + " could produce";
      }
    };
  }

  /** "Activate only if it's your turn and only once each turn". */
  private String only(ManaCost cost, Condition when) {
    var only = new ArrayList<String>();
    if (!when.equals(Condition.ALWAYS)) {
      only.add("only if " + voice.conditions().holds(when));
    }
    if (cost == ManaCost.NOTHING_ONCE) {
      only.add("only once each turn");
    }
    return only.isEmpty() ? "" : ". Activate " + String.join(" and ", only);
  }

  /**
   * Mana stands first in a cost, then {T}, then what else is tapped or sacrificed. Where nothing
   * else is paid for an ability that can be activated once, a counter is put on its object.
   */
  private String cost(ManaCost ofObject, Optional<Cost> paid) {
    List<Cost> also =
        switch (paid.orElse(new Cost.Together(List.of()))) {
          case Cost.Together(var costs) -> costs;
          case Cost one -> List.of(one);
        };
    var parts = new ArrayList<String>();
    for (Cost cost : also) {
      if (cost instanceof Cost.PayMana(var symbols, var _)) {
        parts.add(symbols.text());
      }
    }
    if (ofObject.taps()) {
      parts.add("{T}");
    }
    for (Cost cost : also) {
      if (!(cost instanceof Cost.PayMana)) {
        parts.add(new CostWords(voice).price(cost, CostWords.Payer.YOU));
      }
    }
    if (ofObject.sacrifices()) {
      parts.add("sacrifice " + voice.self().words());
    }
    if (parts.isEmpty() && ofObject == ManaCost.NOTHING_ONCE) {
      parts.add("put a counter on " + voice.self().words());
    }
    return String.join(", ", parts);
  }

  /** "One mana of any color", "an amount of {G} equal to the number of creatures you control". */
  private String added(List<Mana> choices, Amount times) {
    if (times.equals(Amount.of(1))) {
      return choices(choices);
    }
    String value = voice.amounts().value(times);
    return choices.size() == 1 && choices.getFirst().text().equals(row(choices.getFirst()))
        ? "an amount of " + row(choices.getFirst()) + " equal to " + value
        : choices(choices)
                .replaceFirst("^one mana", "X mana")
                .replace("of any color", "of any one color")
            + ", where X is "
            + value;
  }

  /** "Whenever enchanted land is tapped for mana, its controller adds an additional {G}". */
  static String besides(Noun what, List<Mana> choices) {
    return "whenever "
        + what.words()
        + " is tapped for mana, its controller adds "
        + (choices.isEmpty()
            ? "one mana of any type that permanent produced"
            : "an additional " + choices(choices));
  }

  /** An ability whose mana isn't counted. */
  static String otherwise(Needs needs) {
    String cost =
        switch (needs) {
          case TO_BE_UNTAPPED -> "{T}";
          case NOTHING -> "pay another cost, or tap something for mana";
        };
    return cost + ": add mana that isn't counted";
  }

  /** An ability whose mana pays no cost to attack. */
  static String forOthers() {
    return "pay a cost: add mana. Spend this mana only on something else than attacking";
  }

  /** "Activated abilities of artifacts can't be activated". */
  String stopped(Noun of, Activated which) {
    String abilities = "activated abilities of " + of.words();
    return switch (which) {
      case ALL -> abilities + " can't be activated";
      case TAPPING -> abilities + " with {T} in their costs can't be activated";
      case PAYING_LIFE -> "players can't pay life to activate abilities of " + of.words();
      case SACRIFICING -> "players can't sacrifice " + of.words() + " to activate abilities";
    };
  }

  /** "Nonbasic lands are Mountains". */
  String landTypes(Noun lands, List<String> types, Besides besides) {
    String said =
        switch (types.size()) {
          case 0 -> "the chosen land type";
          case BASIC_LAND_TYPES -> "every basic land type";
          default ->
              English.list(
                  types.stream().map(type -> landType(type, lands.count())).toList(), "and");
        };
    String added =
        switch (besides) {
          case INSTEAD -> "";
          case IN_ADDITION -> " in addition to " + lands.its() + " other types";
        };
    return lands.words() + " " + lands.verb("is", "are") + " " + said + added;
  }

  private static String landType(String type, Noun.Count count) {
    String name = Character.toUpperCase(type.charAt(0)) + type.substring(1);
    return switch (count) {
      case ONE -> (type.equals("island") ? "an " : "a ") + name;
      case MANY -> type.equals("plains") ? name : name + "s";
    };
  }

  /** "If a land is tapped for mana, it produces {B} instead of any other type". */
  String instead(Noun what, Effect.ProducesInstead effect) {
    String amount =
        effect.atLeast() > 1 ? English.number(effect.atLeast()) + " or more mana" : "mana";
    String other =
        effect.choices().size() > 1
            ? "mana of a color of your choice"
            : effect.choices().getFirst().text();
    String replaced =
        switch (effect.replaced()) {
          case TYPE -> "type";
          case TYPE_AND_AMOUNT -> "type and amount";
        };
    return "if "
        + what.words()
        + " is tapped for "
        + amount
        + ", it produces "
        + other
        + " instead of any other "
        + replaced;
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
