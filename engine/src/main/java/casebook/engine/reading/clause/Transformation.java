package casebook.engine.reading.clause;

import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.mana.Color;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.PowerAndToughness;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What permanents are or become: "is a 4/4 Spirit creature in addition to its other types", "isn't
 * a creature", "are black" (205.1, 613.1d, 613.1e).
 */
public final class Transformation {
  private static final List<String> BASIC_LAND_TYPES =
      List.of("plains", "island", "swamp", "mountain", "forest");

  private static final Phrases CHOSEN_TYPE =
      Phrases.of(
          "chosen creature type",
          "chosen type",
          "that creature type",
          "that type",
          "creature type of your choice");

  private static final Phrases CHOSEN_COLOR =
      Phrases.of(
          "chosen color", "that color", "color of your choice", "color or colors of your choice");

  private final Cursor c;
  private final Filter who;
  private final List<String> types = new ArrayList<>();
  private final List<String> subtypes = new ArrayList<>();
  private final List<String> supertypes = new ArrayList<>();
  private final List<Effect> more = new ArrayList<>();
  private Optional<List<Color>> colors = Optional.empty();
  private boolean chosenColor;
  private Optional<PowerAndToughness> pair = Optional.empty();
  private boolean keepsTypes;
  private boolean keepsColors;
  private boolean basic;

  private Transformation(Cursor c, Filter who) {
    this.c = c;
    this.who = who;
  }

  /** What such permanents are or become. */
  static Optional<List<Effect>> read(Cursor c, Filter who) {
    return c.first(x -> isnt(x, who), x -> new Transformation(x, who).becomes());
  }

  /** "All cards that aren't on the battlefield, spells, and permanents are the chosen color". */
  static Optional<List<Effect>> ofEverything(Cursor c) {
    return c.accept("all cards that aren't on the battlefield , spells , and permanents")
        ? read(c, Filter.ANY)
        : Optional.empty();
  }

  /** Whether a sentence says that what became something else keeps its types (205.1b). */
  public static boolean keepsTypes(List<Token> sentence) {
    String words = String.join(" ", sentence.stream().map(Token::word).toList());
    return words.matches(
        "(it|he|she|that creature|that land|~|they|those lands) ('s|'re|is|are) still .{1,40}");
  }

  /** The same effects where types are kept. */
  public static List<Effect> keepingTypes(List<Effect> effects) {
    return effects.stream()
        .map(effect ->
            effect
                    instanceof
                    Effect.ChangesTypes(
                        var who,
                        var types,
                        var subtypes,
                        var supertypes,
                        var _,
                        var when)
                ? new Effect.ChangesTypes(who, types, subtypes, supertypes, TypesBefore.KEPT, when)
                : effect)
        .toList();
  }

  /** "Isn't a creature", "aren't legendary". */
  private static Optional<List<Effect>> isnt(Cursor c, Filter who) {
    if (!c.acceptAny(
        "isn't", "aren't", "is not", "are not", "'s not", "is no longer", "are no longer")) {
      return Optional.empty();
    }
    var words = new ArrayList<String>();
    do {
      c.acceptAny("a", "an");
      Optional<String> type =
          Optional.ofNullable(Words.PERMANENT_TYPES.get(c.word()))
              .or(() -> Optional.of(c.word()).filter(Words.SUPERTYPES::contains));
      if (type.isEmpty()) {
        return Optional.empty();
      }
      words.add(type.get());
      c.skip();
    } while (c.accept("or"));
    Durations.skip(c);
    return Optional.of(List.of(new Effect.LosesTypes(who, words, Condition.ALWAYS)));
  }

  private Optional<List<Effect>> becomes() {
    c.accept("each");
    if (!c.acceptAny("is", "are", "'s", "becomes", "become")) {
      return Optional.empty();
    }
    c.acceptAny("also", "both", "still", "each");
    if (!description() || c.looksAtAny("type", "types") || !tails()) {
      return Optional.empty();
    }
    boolean ofLands =
        types.isEmpty()
            && colors.isEmpty()
            && pair.isEmpty()
            && more.isEmpty()
            && !subtypes.isEmpty()
            && (BASIC_LAND_TYPES.containsAll(subtypes) || isChosenLandType());
    return ofLands || (basic && types.equals(List.of("land")) && !isNoLand())
        ? Optional.empty()
        : effects();
  }

  /** Whether it may have been no land; "enchanted land is a Mountain" is of a land type alone. */
  private boolean isNoLand() {
    return colors.isPresent()
        || c.paragraph().subList(0, c.at()).stream()
            .anyMatch(token -> token.is("permanent") || token.is("creatures"));
  }

  /** "Enchanted land is the chosen type" is about a land type too (305.7). */
  private boolean isChosenLandType() {
    return subtypes.equals(List.of(Effect.CHOSEN_TYPE)) && (isOwn() || saysLand());
  }

  private boolean isOwn() {
    return who.equals(Filter.SELF) && c.self().types().contains("land");
  }

  private boolean saysLand() {
    return c.paragraph().subList(0, c.at()).stream()
        .anyMatch(token -> token.is("land") || token.is("lands"));
  }

  private boolean description() {
    int start = c.at();
    c.acceptAny("a", "an", "the");
    boolean any = false;
    while (word()) {
      any = true;
      while (c.looksAtAny(",", "and", ", and") && continues()) {
        c.acceptAny(", and", ",", "and");
        c.acceptAny("a", "an");
      }
    }
    if (!any) {
      c.moveTo(start);
    }
    return any;
  }

  /** Whether another word of the description follows the link. */
  private boolean continues() {
    int offset = c.looksAt(", and") ? 2 : 1;
    if (Set.of("a", "an").contains(c.wordAt(offset))) {
      offset++;
    }
    String next = c.wordAt(offset);
    return Color.of(next).isPresent()
        || Subtypes.of(next).isPresent()
        || Words.PERMANENT_TYPES.containsKey(next);
  }

  private boolean word() {
    if (c.atEnd()) {
      return false;
    }
    Optional<PowerAndToughness> stated =
        pair.isPresent() ? Optional.empty() : PowerAndToughness.read(c);
    if (stated.isPresent()) {
      pair = stated;
      return !stated.get().isSigned();
    }
    if (c.acceptAny("every creature type", "all creature types")) {
      subtypes.add(SubtypeSet.EVERY_CREATURE_TYPE);
      return true;
    }
    if (c.accept(SubtypeSet.EVERY_NONBASIC_LAND_TYPE)) {
      subtypes.add(SubtypeSet.EVERY_NONBASIC_LAND_TYPE);
      keepsTypes = true;
      return true;
    }
    if (c.accept(CHOSEN_TYPE).isPresent()) {
      subtypes.add(Effect.CHOSEN_TYPE);
      return true;
    }
    if (c.accept(CHOSEN_COLOR).isPresent()) {
      chosenColor = true;
      return true;
    }
    if (c.acceptAny("every color", "all colors")) {
      colors = Optional.of(List.of(Color.values()));
      return true;
    }
    if (c.accept("colorless")) {
      colors = Optional.of(List.of());
      return true;
    }
    return plainWord();
  }

  private boolean plainWord() {
    String word = c.word();
    Optional<Color> color = Color.of(word);
    if (color.isPresent()) {
      var all = new ArrayList<>(colors.orElse(List.of()));
      all.add(color.get());
      colors = Optional.of(all);
    } else if (Words.PERMANENT_TYPES.containsKey(word)) {
      types.add(Words.PERMANENT_TYPES.get(word));
    } else if (Words.SUPERTYPES.contains(word)) {
      supertypes.add(word);
    } else if (Subtypes.of(word).isPresent()) {
      String subtype = Subtypes.of(word).get();
      subtypes.add(subtype);
      basic |= BASIC_LAND_TYPES.contains(subtype);
    } else {
      return false;
    }
    c.skip();
    return true;
  }

  /** What stands after the description: abilities, base power, what is kept. */
  private boolean tails() {
    boolean found = true;
    while (found) {
      Durations.skip(c);
      found = kept() || noLonger() || with() || ofEveryType() || still() || named();
    }
    return true;
  }

  private boolean kept() {
    if (!c.acceptAny(
        "in addition to its other",
        "in addition to their other",
        "in addition to its",
        "in addition to their",
        "in addition to her other",
        "in addition to his other")) {
      return false;
    }
    boolean any = false;
    while (keptOne()) {
      any = true;
      int end = c.at();
      c.acceptAny(", and", "and", ",");
      if (!c.looksAtAny("types", "colors", "creature types", "card types", "color")) {
        c.moveTo(end);
        break;
      }
    }
    return any;
  }

  private boolean keptOne() {
    if (c.acceptAny("types", "type", "creature types", "card types", "land types", "subtypes")) {
      keepsTypes = true;
      return true;
    }
    boolean ofColors = c.acceptAny("colors", "color");
    keepsColors |= ofColors;
    return ofColors;
  }

  /** "That's no longer an Equipment". */
  private boolean noLonger() {
    if (!c.acceptAny("that 's no longer a", "that 's no longer an")) {
      return false;
    }
    Optional<String> type =
        Optional.ofNullable(Words.PERMANENT_TYPES.get(c.word())).or(() -> Subtypes.of(c.word()));
    type.ifPresent(one -> more.add(new Effect.LosesTypes(who, List.of(one), Condition.ALWAYS)));
    c.skip();
    return type.isPresent();
  }

  /** "That's still a land", "that are still lands". */
  private boolean still() {
    int start = c.at();
    c.acceptAny(",", ", and");
    if (!c.acceptAny(
        "that 's still a",
        "that 's still an",
        "that 's still",
        "that are still",
        "it 's still a",
        "it 's still an",
        "they 're still",
        "that is still a")) {
      c.moveTo(start);
      return false;
    }
    while (Words.PERMANENT_TYPES.containsKey(c.word()) || Subtypes.of(c.word()).isPresent()) {
      c.skip();
    }
    keepsTypes = true;
    return true;
  }

  /** "With vigilance and all creature types". */
  private boolean ofEveryType() {
    boolean every =
        c.acceptAny(
            "and all creature types", ", and all creature types", "with all creature types");
    if (every) {
      subtypes.add(SubtypeSet.EVERY_CREATURE_TYPE);
    }
    return every;
  }

  /** "Named Legitimate Businessperson": what it is called. */
  private boolean named() {
    if (!c.accept("named")) {
      return false;
    }
    name(c, Set.of(",", ".", "and", "with", "in", "until"))
        .ifPresent(name -> more.add(new Effect.ChangesName(who, name, Condition.ALWAYS)));
    return true;
  }

  /** A name, up to one of these words. */
  static Optional<String> name(Cursor c, Set<String> after) {
    int from = c.at();
    c.moveTo(c.find(after));
    var words = new ArrayList<String>();
    for (int index = from; index < c.at(); index++) {
      words.add(c.token(index).word());
    }
    String own = c.self().names().stream().findFirst().orElse("~");
    String name = String.join(" ", words).replace("~", own).replace(" '", "'");
    return name.isEmpty() || name.contains("~") ? Optional.empty() : Optional.of(name);
  }

  private boolean with() {
    int start = c.at();
    if (!c.acceptAny("with", ", with")) {
      return false;
    }
    Optional<Effect> base = c.attempt(() -> PowerChanges.base(c, who));
    if (base.isPresent()) {
      more.add(base.get());
      int end = c.at();
      if (c.acceptAny("and", ", and", ",")) {
        Optional<List<Effect>> given = c.attempt(() -> Changes.given(c, who));
        if (given.isPresent()) {
          more.addAll(given.get());
        } else {
          c.moveTo(end);
        }
      }
      return true;
    }
    Optional<List<Effect>> given = c.attempt(() -> Changes.given(c, who));
    given.ifPresent(more::addAll);
    if (given.isEmpty()) {
      c.moveTo(start);
      return passesKeywords();
    }
    return true;
  }

  /** "With indestructible": abilities that don't bear are passed over. */
  private boolean passesKeywords() {
    int start = c.at();
    c.acceptAny("with", ", with");
    Optional<List<Ability>> abilities = Grants.list(c, Self.UNNAMED);
    if (abilities.isEmpty() || Grants.hasUnread(abilities.get())) {
      c.moveTo(start);
      return false;
    }
    return true;
  }

  private Optional<List<Effect>> effects() {
    var effects = new ArrayList<Effect>();
    if (!types.isEmpty() || !subtypes.isEmpty() || !supertypes.isEmpty()) {
      effects.add(
          new Effect.ChangesTypes(who, types, subtypes, supertypes, before(), Condition.ALWAYS));
    }
    Besides besides = keepsColors ? Besides.IN_ADDITION : Besides.INSTEAD;
    colors.ifPresent(
        all -> effects.add(new Effect.ChangesColors(who, all, besides, Condition.ALWAYS)));
    if (chosenColor) {
      effects.add(new Effect.ChangesToChosenColor(who, besides, Condition.ALWAYS));
    }
    if (pair.isPresent()) {
      Optional<Amount> x = PowerChanges.x(c, pair.get(), who);
      if (x.isEmpty()) {
        return Optional.empty();
      }
      effects.add(PowerChanges.sets(who, pair.get(), x.get()));
    }
    effects.addAll(more);
    return effects.isEmpty() ? Optional.empty() : Optional.of(effects);
  }

  /** An "artifact creature" keeps its other types, but not its creature types (205.1b). */
  private TypesBefore before() {
    if (keepsTypes || (types.isEmpty() && subtypes.isEmpty())) {
      return TypesBefore.KEPT;
    }
    boolean artifactCreature = types.contains("artifact") && types.contains("creature");
    return artifactCreature && !losesOtherTypes()
        ? TypesBefore.CREATURE_TYPES_REPLACED
        : TypesBefore.REPLACED;
  }

  /** "And it loses all other abilities, card types, and creature types" goes on. */
  private boolean losesOtherTypes() {
    boolean loses = false;
    for (int index = c.at(); index + 1 < c.end(); index++) {
      loses |= c.token(index).is("loses") || c.token(index).is("lose");
      if (loses && c.token(index).is("card") && c.token(index + 1).is("types")) {
        return true;
      }
    }
    return false;
  }
}
