package casebook.site.words;

import casebook.engine.board.Color;
import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What effects on the characteristics of permanents say, in words (613). */
final class CharacteristicWords {
  private final Voice voice;

  CharacteristicWords(Voice voice) {
    this.voice = voice;
  }

  String said(Effect.OfCharacteristics effect) {
    Noun subject = voice.filters().many(effect.who(), FilterWords.PERMANENT);
    return switch (effect) {
      case Effect.ChangesControl(var who, var players, var _) -> {
        Noun controller = voice.players().one(players);
        yield controller.words()
            + " "
            + controller.verb("controls", "control")
            + " "
            + voice.filters().many(who, FilterWords.PERMANENT).words();
      }
      case Effect.ChangesTypes types ->
          subject.words() + " " + subject.verb("is", "are") + " " + types(types);
      case Effect.LosesTypes(var _, var words, var _) ->
          subject.words()
              + " "
              + subject.verb("isn't", "aren't")
              + " "
              + English.list(words.stream().map(CharacteristicWords::type).toList(), "or");
      case Effect.ChangesColors(var _, var colors, var besides, var _) ->
          subject.words()
              + " "
              + subject.verb("is", "are")
              + " "
              + colors(colors)
              + (besides == Besides.IN_ADDITION ? " besides" : "");
      case Effect.ChangesToChosenColor(var _, var besides, var _) ->
          subject.words()
              + " "
              + subject.verb("is", "are")
              + " the chosen color"
              + (besides == Besides.IN_ADDITION ? " besides" : "");
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          subject.words() + " " + subject.verb("has", "have") + " " + base(power, toughness);
      case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
          subject.words() + " " + subject.verb("gets", "get") + " " + more(power, toughness);
      case Effect.SwitchesPowerToughness _ ->
          "the power and toughness of " + subject.words() + " are switched";
    };
  }

  private static String types(Effect.ChangesTypes effect) {
    var words = new ArrayList<String>();
    effect.supertypes().forEach(words::add);
    effect.subtypes().forEach(subtype -> words.add(type(subtype)));
    effect.types().forEach(words::add);
    String all = String.join(" ", words);
    return all
        + switch (effect.before()) {
          case KEPT -> " in addition to other types";
          case CREATURE_TYPES_REPLACED ->
              effect.subtypes().isEmpty() ? " besides" : " instead of other creature types";
          case REPLACED -> " instead of other types of that sort";
        };
  }

  private static String type(String word) {
    return word.equals(SubtypeSet.EVERY_CREATURE_TYPE) || word.equals(Effect.CHOSEN_TYPE)
        ? word
        : isCardType(word)
            ? word
            : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private static boolean isCardType(String word) {
    return List.of(
            "artifact",
            "battle",
            "creature",
            "enchantment",
            "kindred",
            "land",
            "planeswalker",
            "basic",
            "legendary",
            "snow")
        .contains(word);
  }

  private static String colors(List<Color> colors) {
    return colors.isEmpty()
        ? "colorless"
        : colors.size() == Color.values().length
            ? "all colors"
            : English.list(colors.stream().map(CharacteristicWords::color).toList(), "and");
  }

  private static String color(Color color) {
    return switch (color) {
      case W -> "white";
      case U -> "blue";
      case B -> "black";
      case R -> "red";
      case G -> "green";
    };
  }

  private String base(Optional<Amount> power, Optional<Amount> toughness) {
    if (power.isPresent() && power.equals(toughness) && !isNumber(power.get())) {
      return "base power and toughness each equal to " + value(power.get());
    }
    if (power.isPresent() && toughness.isPresent()) {
      return isNumber(power.get()) && isNumber(toughness.get())
          ? "base power and toughness " + value(power.get()) + "/" + value(toughness.get())
          : "base power equal to "
              + value(power.get())
              + " and base toughness equal to "
              + value(toughness.get());
    }
    return power
        .map(one -> "base power " + equal(one))
        .orElseGet(() -> "base toughness " + equal(toughness.orElseThrow()));
  }

  private String equal(Amount amount) {
    return (isNumber(amount) ? "" : "equal to ") + value(amount);
  }

  private static boolean isNumber(Amount amount) {
    return amount instanceof Amount.Constant;
  }

  private String value(Amount amount) {
    return amount instanceof Amount.Constant(int number)
        ? Integer.toString(number)
        : voice.amounts().value(amount);
  }

  private String more(Amount power, Amount toughness) {
    if (isNumber(power) && isNumber(toughness)) {
      return signed(power) + "/" + signed(toughness);
    }
    if (power.equals(toughness)) {
      return "+X/+X, where X is " + value(power);
    }
    return isNumber(toughness)
        ? "+X/" + signed(toughness) + ", where X is " + value(power)
        : isNumber(power)
            ? signed(power) + "/+X, where X is " + value(toughness)
            : "+X/+Y, where X is " + value(power) + " and Y is " + value(toughness);
  }

  private static String signed(Amount amount) {
    int value = ((Amount.Constant) amount).value();
    return value < 0 ? Integer.toString(value) : "+" + value;
  }
}
