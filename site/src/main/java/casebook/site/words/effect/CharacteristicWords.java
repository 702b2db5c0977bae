package casebook.site.words.effect;

import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.mana.Color;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What effects on the characteristics of permanents say, in words (613). */
public final class CharacteristicWords {
  private static final Filter COPIED = new Filter.HasChosen(Filter.Choice.COPIED);

  private static final Set<String> SUPERTYPES = Set.of("basic", "legendary", "snow", "world");

  private final Voice voice;

  CharacteristicWords(Voice voice) {
    this.voice = voice;
  }

  String said(Effect.OfCharacteristics effect) {
    Noun subject = voice.filters().many(effect.who(), FilterWords.PERMANENT);
    return switch (effect) {
      case Effect.BecomesCopy(var who, var of, var except, var _)
          when Mentions.mentions(of, COPIED) ->
          entering(who)
              + " as a copy of "
              + voice.filters().one(withoutChoice(of), FilterWords.PERMANENT).words()
              + exceptions(except);
      case Effect.BecomesCopy(var _, var of, var except, var _) ->
          subject.words()
              + " "
              + subject.verb("becomes a copy", "become copies")
              + " of "
              + voice.filters().one(of, FilterWords.PERMANENT).words()
              + exceptions(except);
      case Effect.ChangesControl(var who, var players, var _) -> {
        Noun controller = voice.players().one(players);
        yield controller.words()
            + " "
            + controller.verb("gains", "gain")
            + " control of "
            + voice.filters().many(who, FilterWords.PERMANENT).words();
      }
      case Effect.ChangesTypes types ->
          subject.words() + " " + subject.verb("is", "are") + " " + types(types, subject);
      case Effect.ChangesName(var _, var name, var _) ->
          subject.words() + " " + subject.verb("is", "are") + " named " + English.title(name);
      case Effect.LosesTypes(var _, var words, var _)
          when words.contains(SubtypeSet.EVERY_CREATURE_TYPE) ->
          subject.words() + " " + subject.verb("loses", "lose") + " all creature types";
      case Effect.LosesTypes(var _, var words, var _)
          when words.contains(SubtypeSet.EVERY_LAND_TYPE) ->
          subject.words() + " " + subject.verb("loses", "lose") + " all land types";
      case Effect.LosesTypes(var _, var words, var _) ->
          subject.words()
              + " "
              + subject.verb("isn't", "aren't")
              + " "
              + English.list(words.stream().map(word -> a(type(word), subject)).toList(), "or");
      case Effect.ChangesColors(var _, var colors, var besides, var _) ->
          subject.words()
              + " "
              + subject.verb("is", "are")
              + " "
              + colors(colors)
              + besides(besides, subject);
      case Effect.ChangesToChosenColor(var _, var besides, var _) ->
          subject.words()
              + " "
              + subject.verb("is", "are")
              + " the chosen color"
              + besides(besides, subject);
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          subject.words()
              + " "
              + subject.verb("has", "have")
              + " "
              + new Values(effect.who(), subject).base(power, toughness);
      case Effect.ModifiesPowerToughness(var _, var power, var toughness, var _) ->
          subject.words()
              + " "
              + subject.verb("gets", "get")
              + " "
              + new Values(effect.who(), subject).more(power, toughness);
      case Effect.SwitchesPowerToughness _ ->
          "the power and toughness of " + subject.words() + " are switched";
      case Effect.ChangesOtherwise change when mayHave(change).isPresent() ->
          voice.filters().many(mayHave(change).get(), FilterWords.PERMANENT).words()
              + " may have "
              + change.keywords().getFirst();
      case Effect.ChangesOtherwise(var _, var what, var keywords, var _) ->
          otherwise(what, keywords)
              + " of "
              + subject.words()
              + " may be changed in a way that can't be read";
    };
  }

  /** Which permanents may have the keyword ability that alone is left open. */
  private static Optional<Filter> mayHave(Effect.ChangesOtherwise change) {
    return change.keywords().stream().findFirst().flatMap(change::mayHave);
  }

  /** "This creature enters", or "you may have this creature enter" where it may not be a copy. */
  private String entering(Filter who) {
    String itself = voice.filters().one(Filter.SELF, FilterWords.PERMANENT).words();
    return who.equals(Filter.SELF) || Mentions.mentions(who, new Filter.EnteredThisTurn())
        ? itself + " enters"
        : "you may have " + itself + " enter";
  }

  private static Filter withoutChoice(Filter of) {
    return of instanceof Filter.Both(var parts)
        ? new Filter.Both(parts.stream().filter(part -> !part.equals(COPIED)).toList())
        : of;
  }

  private String exceptions(List<Effect> except) {
    return except.isEmpty()
        ? ""
        : ", except " + English.list(except.stream().map(this::exception).toList(), "and");
  }

  /** What of a copy is other than of what it is a copy of: "it has haste". */
  private String exception(Effect effect) {
    return switch (effect) {
      case Effect.Gives(var _, var abilities, var _) when abilities.isEmpty() ->
          "it has other abilities";
      case Effect.Gives(var _, var abilities, var _) -> "it has " + AbilityWords.given(abilities);
      case Effect.OfCharacteristics of ->
          new CharacteristicWords(
                  new Voice(Noun.one("it"), voice.attached(), voice.affected(), voice.you()))
              .said(of.with(Filter.SELF, of.when()));
      default -> throw new IllegalStateException("nothing that a copy has: " + effect);
    };
  }

  /** "A legendary Human Villain creature in addition to its other types", as texts say it. */
  private static String types(Effect.ChangesTypes effect, Noun subject) {
    if (effect.subtypes().isEmpty() && effect.types().isEmpty()) {
      return String.join(" ", effect.supertypes());
    }
    var words = new ArrayList<String>(effect.supertypes());
    if (effect.subtypes().equals(List.of(SubtypeSet.EVERY_CREATURE_TYPE))
        && !effect.types().isEmpty()) {
      words.addAll(effect.types());
      return a(String.join(" ", words), subject)
          + " with all creature types"
          + (effect.before() == TypesBefore.KEPT
              ? " in addition to " + subject.its() + " other types"
              : "");
    }
    effect.subtypes().forEach(subtype -> words.add(type(subtype)));
    words.addAll(effect.types());
    String all = a(String.join(" ", words), subject);
    return effect.before() == TypesBefore.KEPT
        ? all + " in addition to " + subject.its() + " other types"
        : all;
  }

  private static String otherwise(List<Characteristic> what, List<String> keywords) {
    return "the "
        + English.list(
            what.stream()
                .map(one ->
                    one == Characteristic.KEYWORDS
                        ? "keywords (" + English.list(keywords, "and") + ")"
                        : name(one))
                .toList(),
            "and");
  }

  /** What a characteristic is called. */
  public static String name(Characteristic characteristic) {
    return switch (characteristic) {
      case COPIABLE_VALUES -> "copiable values";
      case CONTROLLER -> "controller";
      case TEXT -> "text";
      case NAME -> "name";
      case TYPES -> "types";
      case SUBTYPES -> "subtypes";
      case COLORS -> "colors";
      case KEYWORDS -> "keywords";
      case POWER_AND_TOUGHNESS -> "power and toughness";
    };
  }

  private static String besides(Besides besides, Noun subject) {
    return besides == Besides.IN_ADDITION
        ? " in addition to " + subject.its() + " other colors"
        : "";
  }

  /** A description with its article, or in the plural. */
  private static String a(String words, Noun subject) {
    boolean isNoNoun =
        words.endsWith(SubtypeSet.EVERY_CREATURE_TYPE)
            || words.endsWith(SubtypeSet.EVERY_NONBASIC_LAND_TYPE)
            || words.endsWith(Effect.CHOSEN_TYPE)
            || SUPERTYPES.contains(words);
    return isNoNoun ? words : subject.verb(English.withArticle(words), English.plural(words));
  }

  private static String type(String word) {
    return word.equals(SubtypeSet.EVERY_CREATURE_TYPE)
            || word.equals(SubtypeSet.EVERY_NONBASIC_LAND_TYPE)
            || word.equals(Effect.CHOSEN_TYPE)
        ? word
        : isCardType(word)
            ? word
            : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private static boolean isCardType(String word) {
    return List.of(
                "artifact", "battle", "creature", "enchantment", "kindred", "land", "planeswalker")
            .contains(word)
        || SUPERTYPES.contains(word);
  }

  private static String colors(List<Color> colors) {
    return colors.isEmpty()
        ? "colorless"
        : colors.size() == Color.values().length
            ? "all colors"
            : English.list(colors.stream().map(Color::word).toList(), "and");
  }

  /** Amounts of power and toughness, as they are said of what has or gets them. */
  private final class Values {
    private final Filter who;
    private final Noun subject;

    Values(Filter who, Noun subject) {
      this.who = who;
      this.subject = subject;
    }

    String base(Optional<Amount> power, Optional<Amount> toughness) {
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
      return switch (amount) {
        case Amount.Constant(int number) -> Integer.toString(number);
        case Amount.ManaValueOf(var of) when isOwn(of) -> subject.its() + " mana value";
        case Amount.PowerOf(var of) when isOwn(of) -> subject.its() + " power";
        default -> voice.amounts().value(amount);
      };
    }

    private boolean isOwn(Filter of) {
      return of.equals(who) || of instanceof Filter.InQuestion;
    }

    String more(Amount power, Amount toughness) {
      if (isNumber(power) && isNumber(toughness)) {
        return signed(power, isLess(toughness)) + "/" + signed(toughness, isLess(power));
      }
      if (power.equals(toughness)) {
        return power instanceof Amount.Times(int times, var of) && times == -1
            ? "-X/-X, where X is " + value(of)
            : "+X/+X, where X is " + value(power);
      }
      if (power instanceof Amount.Times(int times, var of) && times == -1 && isNumber(toughness)) {
        return "-X/" + signed(toughness, true) + ", where X is " + value(of);
      }
      return isNumber(toughness)
          ? "+X/" + signed(toughness, false) + ", where X is " + value(power)
          : isNumber(power)
              ? signed(power, false) + "/+X, where X is " + value(toughness)
              : "+X/+Y, where X is " + value(power) + " and Y is " + value(toughness);
    }

    private static boolean isLess(Amount amount) {
      return ((Amount.Constant) amount).value() < 0;
    }

    /** With its sign; nothing has the sign of what stands beside it: "-3/-0". */
    private static String signed(Amount amount, boolean besideLess) {
      int value = ((Amount.Constant) amount).value();
      return value < 0 ? Integer.toString(value) : (value == 0 && besideLess ? "-0" : "+" + value);
    }
  }
}
