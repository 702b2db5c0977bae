package casebook.site.input.board;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.Now;
import casebook.engine.board.RenamedTypes;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.layer.CopiableValues;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.reading.word.Self;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.OpenColors;
import casebook.site.catalogue.TypeLine;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads what an object is: the characteristics that are stated, and the card's for the rest. */
public final class ObjectReader {
  private static final Pattern WHOLE_NUMBER = Pattern.compile("[+-]?\\d{1,9}");

  /** A power or toughness that something else defines: "*", "1+*", "X". */
  private static final Pattern DEFINED_ELSEWHERE = Pattern.compile("[*\\dXx+−-]*[*Xx][²\\d+−-]*");

  /** A permanent that is face down: a 2/2 creature, and nothing else (708.2a). */
  private static final CopiableValues FACE_DOWN =
      new CopiableValues(
          new Characteristics(
              "",
              Set.of("creature"),
              Set.of(),
              Set.of(),
              Set.of(),
              OptionalInt.of(2),
              OptionalInt.of(2),
              Mana.NONE,
              0),
          List.of());

  private static final int MOST_POWER = 1_000_000_000;

  private final Fields fields;
  private final Optional<PermanentReader.Named> card;
  private final Optional<CopiableValues> printed;
  private final Map<String, Integer> counters;

  private ObjectReader(
      Fields fields, Optional<PermanentReader.Named> card, Optional<CopiableValues> printed) {
    this.fields = fields;
    this.card = card;
    this.printed = printed;
    this.counters = counters(fields.find("counters"));
  }

  /**
   * What an object is.
   *
   * @param abilities its own abilities
   * @param hidden what stands on its card while it is face down
   * @param self how its text calls it
   */
  record Nature(
      Characteristics characteristics,
      List<Ability> abilities,
      List<Ability> hidden,
      Self self,
      boolean token,
      Map<String, Integer> counters) {}

  static Nature read(
      Fields fields, Optional<PermanentReader.Named> card, Chosen chosen, Catalogue catalogue) {
    card.ifPresent(named -> checkKnown(named, fields, catalogue));
    Optional<CopiableValues> faceUp =
        card.flatMap(PermanentReader.Named::facts)
            .map(facts -> CopyOfChosen.values(facts, chosen, catalogue));
    Optional<CopiableValues> hidden = faceUp.filter(_ -> isFaceDown(fields));
    card.ifPresent(named -> CopyOfChosen.check(named, fields, chosen, catalogue));
    return new ObjectReader(fields, card, hidden.isPresent() ? Optional.of(FACE_DOWN) : faceUp)
        .nature(
            hidden.map(CopiableValues::abilities).orElse(List.of()).stream()
                .filter(ability -> !ability.equals(OpenColors.ABILITY))
                .toList());
  }

  private static boolean isFaceDown(Fields fields) {
    return fields
        .find("state")
        .flatMap(Value::fields)
        .flatMap(state -> state.find("faceDown"))
        .flatMap(Value::flag)
        .orElse(false);
  }

  /** A card that isn't in the catalogue is only a name, if the case states all that matters. */
  private static void checkKnown(PermanentReader.Named card, Fields fields, Catalogue catalogue) {
    boolean stated = fields.find("types").isPresent() && fields.find("text").isPresent();
    if (card.facts().isEmpty() && !stated) {
      List<String> nearest = catalogue.nearest(card.name(), 3);
      card.where()
          .problem(
              "The catalogue has no card “%s”.%s State its name, types and text in place of the card.%s"
                  .formatted(
                      card.name(),
                      nearest.isEmpty()
                          ? ""
                          : " Did you mean " + String.join(" or ", nearest) + "?",
                      TokenName.inPlaceOf(card.name()).orElse("")));
    }
  }

  private static boolean hasOpenColors(CopiableValues printed) {
    return printed.abilities().contains(OpenColors.ABILITY);
  }

  private Optional<Characteristics> printed() {
    return printed.map(CopiableValues::characteristics);
  }

  private Nature nature(List<Ability> hidden) {
    Characteristics is = characteristics();
    Self self = RulesTexts.self(is, card.map(PermanentReader.Named::name).orElse(""));
    boolean token = fields.read("token", Value::flag, false);
    List<Ability> abilities = new ArrayList<>(abilities(self));
    abilities.remove(OpenColors.ABILITY);
    if (fields.find("colors").isEmpty()
        && printed.filter(ObjectReader::hasOpenColors).isPresent()) {
      abilities.add(OpenColors.ABILITY);
    }
    return new Nature(is, abilities, hidden, self, token, counters);
  }

  private Characteristics characteristics() {
    String cardName =
        printed()
            .map(Characteristics::name)
            .or(() -> card.map(PermanentReader.Named::name))
            .orElse("");
    Optional<Mana> manaCost = manaCost();
    Set<String> types = fields.find("types").map(this::types).orElseGet(this::printedTypes);
    return new Characteristics(
        fields.read("name", Value::name, cardName),
        types,
        words("subtypes").or(() -> printed().map(Characteristics::subtypes)).orElse(Set.of()),
        fields
            .find("supertypes")
            .map(list -> wordsOf(list, TypeLine.SUPERTYPES, "supertype"))
            .or(() -> printed().map(Characteristics::supertypes))
            .orElse(Set.of()),
        fields
            .find("colors")
            .map(ChosenReader::colors)
            .or(() -> printed().map(Characteristics::colors))
            .orElse(Set.<Color>of()),
        number("power", Characteristics::power, Effect.SetsPowerToughness::power),
        number("toughness", Characteristics::toughness, Effect.SetsPowerToughness::toughness),
        manaCost.or(() -> printed().map(Characteristics::manaCost)).orElse(Mana.NONE),
        fields.number(
            "manaValue",
            0,
            Integer.MAX_VALUE,
            manaCost
                .map(Mana::value)
                .or(() -> printed().map(Characteristics::manaValue))
                .orElse(0)));
  }

  private Optional<Mana> manaCost() {
    return fields
        .find("manaCost")
        .flatMap(value ->
            value
                .text()
                .flatMap(symbols -> {
                  Optional<Mana> cost = Mana.find(symbols);
                  if (cost.isEmpty()) {
                    value.problem("“" + symbols + "” is no mana cost: write it as “{2}{R}”.");
                  }
                  return cost;
                }));
  }

  private Set<String> types(Value list) {
    var known = new ArrayList<>(TypeLine.PERMANENT_TYPES);
    known.addAll(TypeLine.OTHER_TYPES);
    return wordsOf(list, known, "card type");
  }

  private Set<String> printedTypes() {
    Optional<Set<String>> types = printed().map(Characteristics::types);
    if (types.isEmpty() && card.isEmpty()) {
      fields.object().problem("Give its “card”, or else its “types”.");
    }
    types
        .filter(words -> TypeLine.PERMANENT_TYPES.stream().noneMatch(words::contains))
        .ifPresent(words ->
            card.orElseThrow()
                .where()
                .problem(
                    "This card is no permanent ("
                        + Value.listed(words)
                        + "): put it under “effects”."));
    return types.orElse(Set.of());
  }

  private Optional<Set<String>> words(String field) {
    return words(fields, field);
  }

  private static Set<String> wordsOf(Value list, java.util.Collection<String> known, String what) {
    var words = new LinkedHashSet<String>();
    for (Value item : list.items()) {
      item.name()
          .ifPresent(word -> {
            if (!known.contains(word.toLowerCase(Locale.ROOT))) {
              item.problem("“" + word + "” is no " + what + "." + Value.didYouMean(word, known));
            }
            words.add(word);
          });
    }
    return words;
  }

  /**
   * Power or toughness as it is stated or else as it is printed; counters and effects change it in
   * their layers (613.4).
   */
  private OptionalInt number(
      String field,
      Function<Characteristics, OptionalInt> value,
      Function<Effect.SetsPowerToughness, Optional<Amount>> defined) {
    Optional<Value> stated = fields.find(field);
    if (stated.isPresent()) {
      return number(stated.get());
    }
    OptionalInt number = printed().map(value).orElse(OptionalInt.empty());
    return number.isPresent() ? number : printed.map(one -> star(one, defined)).orElse(number);
  }

  /**
   * What stands beside a star that an ability of the card itself defines: the star is 0 without it
   * (107.2, 208.2a), so that 1+* is 1.
   */
  private static OptionalInt star(
      CopiableValues card, Function<Effect.SetsPowerToughness, Optional<Amount>> defined) {
    return card.abilities().stream()
        .filter(ability -> ability.frame() == Ability.Frame.STATIC)
        .flatMap(ability -> ability.effects().stream())
        .filter(Effect.SetsPowerToughness.class::isInstance)
        .map(Effect.SetsPowerToughness.class::cast)
        .filter(effect -> effect.who() instanceof Filter.Self)
        .flatMap(effect -> defined.apply(effect).stream())
        .mapToInt(ObjectReader::constant)
        .findFirst();
  }

  private static int constant(Amount amount) {
    return amount instanceof Amount.Sum(var terms)
        ? terms.stream()
            .mapToInt(term -> term instanceof Amount.Constant(int value) ? value : 0)
            .sum()
        : 0;
  }

  /** The final values under “now”. */
  static Now now(Fields fields, CaseIds names) {
    return fields
        .find("now")
        .flatMap(Value::fields)
        .map(now -> values(now, names))
        .orElse(Now.NOTHING);
  }

  private static Now values(Fields now, CaseIds names) {
    var known = new ArrayList<>(TypeLine.PERMANENT_TYPES);
    known.addAll(TypeLine.OTHER_TYPES);
    var values =
        new Now(
            now.find("controller").flatMap(names::player),
            now.find("types").map(list -> wordsOf(list, known, "card type")),
            words(now, "subtypes"),
            now.find("supertypes").map(list -> wordsOf(list, TypeLine.SUPERTYPES, "supertype")),
            now.find("colors").map(ChosenReader::colors),
            now.find("power").map(ObjectReader::number).orElse(OptionalInt.empty()),
            now.find("toughness").map(ObjectReader::number).orElse(OptionalInt.empty()),
            now.find("manaValue")
                .map(value -> value.number(0, Integer.MAX_VALUE))
                .orElse(OptionalInt.empty()),
            now.find("keywords").map(ObjectReader::keywords));
    now.end();
    return values;
  }

  private static Set<String> keywords(Value list) {
    var keywords = new LinkedHashSet<String>();
    for (Ability ability : Keywords.read(list.items(), List.of())) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        for (Effect effect : effects) {
          if (effect instanceof Effect.Keyword(var name, var _)) {
            keywords.add(name);
          }
        }
      }
    }
    return keywords;
  }

  private static Optional<Set<String>> words(Fields of, String field) {
    return of.find(field)
        .map(list -> {
          var words = new LinkedHashSet<String>();
          list.items().forEach(item -> item.name().map(RenamedTypes::today).ifPresent(words::add));
          return words;
        });
  }

  private static OptionalInt number(Value value) {
    if (!value.isText()) {
      return value.number(-MOST_POWER, MOST_POWER);
    }
    String text = value.text().orElse("").strip();
    if (WHOLE_NUMBER.matcher(text).matches()) {
      return OptionalInt.of(Integer.parseInt(text));
    }
    if (!DEFINED_ELSEWHERE.matcher(text).matches()) {
      value.problem("“" + text + "” is neither a number nor something like * or 1+*.");
    }
    return OptionalInt.empty();
  }

  /** A stated text replaces the card's whole text; stated keywords replace the card's keywords. */
  private List<Ability> abilities(Self self) {
    List<Ability> abilities =
        fields
            .find("text")
            .map(text ->
                text.rulesText().map(words -> RulesTexts.read(words, self)).orElse(List.of()))
            .or(() -> printed.map(CopiableValues::abilities))
            .orElse(List.of());
    Optional<Value> keywords = fields.find("keywords");
    if (keywords.isEmpty()) {
      return abilities;
    }
    var all =
        new ArrayList<>(fields.find("text").isPresent() ? abilities : Keywords.without(abilities));
    all.addAll(Keywords.read(keywords.get().items(), all));
    return all;
  }

  /** Counters by kind. */
  public static Map<String, Integer> counters(Optional<Value> value) {
    var counters = new LinkedHashMap<String, Integer>();
    value
        .flatMap(Value::fields)
        .map(Fields::all)
        .orElse(Map.of())
        .forEach((kind, count) -> {
          OptionalInt number = count.number(0, Integer.MAX_VALUE);
          if (number.isPresent()) {
            counters.put(kind, number.getAsInt());
          }
        });
    return counters;
  }
}
