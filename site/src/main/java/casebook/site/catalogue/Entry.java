package casebook.site.catalogue;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Notation;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.reading.text.Modes;
import casebook.site.words.effect.AbilityWords;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.ruling.AccountingWords;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One line of the catalogue's file after the first: fields with tabs between them, in the order
 * name, faces, type line, colors, mana cost, mana value, power, toughness, date of the text, and
 * then one field for each sentence of its abilities: colors and mana value only where they aren't
 * those of the mana cost, of a sentence "+" where it goes on with the ability before, the number of
 * its mode, if it is a part of one, its frame, and the notation of its effects, "?" where it could
 * not be read, or "-" and what it is about where it doesn't bear on attacking.
 */
final class Entry {
  private static final String TAB = "\t";
  private static final String FACES = "//";
  private static final String UNREAD = "?";

  /** Stands before what a sentence is about that doesn't bear on attacking. */
  private static final String ABOUT = "-";

  private static final String MORE = ",";
  private static final String GOES_ON = "+";
  private static final int FIRST_ABILITY = 9;

  /** How the notation of an Aura's abilities says that it enchants a land. */
  private static final String ENCHANT_LAND = "Keyword(\"enchant\", [\"land";

  /** The colors of what has none, though its mana cost has some. */
  private static final String COLORLESS = "-";

  /** Stands for a sentence that could not be read and whose words the catalogue doesn't have. */
  private static final String NO_WORDS = "(a sentence on the card)";

  private Entry() {}

  static String write(CardFacts card) {
    Characteristics is = card.characteristics();
    var fields = new ArrayList<String>();
    fields.add(card.name());
    fields.add(card.faces().size() > 1 ? String.join(FACES, card.faces()) : "");
    fields.add(card.typeLine());
    boolean isOpen = OpenColors.isIn(card.abilities());
    boolean isOfCost = is.colors().equals(colorsOf(is.manaCost()));
    fields.add(isOpen ? UNREAD : isOfCost ? "" : write(is.colors()));
    fields.add(is.manaCost().symbols().isEmpty() ? "" : is.manaCost().text());
    fields.add(is.manaValue() == is.manaCost().value() ? "" : Integer.toString(is.manaValue()));
    fields.add(write(is.power()));
    fields.add(write(is.toughness()));
    fields.add(card.wording().map(Wording::write).orElse(""));
    int line = -1;
    for (Modes.Part part : card.modes().parts()) {
      if (part.ability().equals(OpenColors.ABILITY)) {
        continue;
      }
      fields.add((part.line() == line ? GOES_ON : "") + write(part));
      line = part.line();
    }
    return String.join(TAB, fields);
  }

  private static String write(Set<Color> colors) {
    return colors.isEmpty()
        ? COLORLESS
        : colors.stream().map(Color::name).collect(Collectors.joining());
  }

  /** The colors that an object has by its mana cost (202.2). */
  private static Set<Color> colorsOf(Mana cost) {
    return cost.symbols().stream()
        .flatMap(symbol -> symbol.itsColors().stream())
        .collect(Collectors.toSet());
  }

  private static String write(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }

  private static String write(Modes.Part part) {
    return (part.mode() == 0 ? "" : part.mode()) + write(part.ability());
  }

  private static String write(Ability ability) {
    return ability.frame().name()
        + switch (ability.meaning()) {
          case Meaning.Read(var effects) ->
              Notation.write(effects.stream().map(Entry::withoutText).toList());
          case Meaning.Unread _ -> UNREAD;
          case Meaning.Irrelevant(var about) ->
              about.stream().map(Matter::name).collect(Collectors.joining(MORE, ABOUT, ""));
        };
  }

  /** The same effect without the sentences that state what it gives. */
  private static Effect withoutText(Effect effect) {
    return effect instanceof Effect.Gives(var who, var abilities, var when)
        ? new Effect.Gives(who, abilities.stream().map(Entry::withoutText).toList(), when)
        : effect;
  }

  private static Ability withoutText(Ability ability) {
    Meaning meaning =
        ability.meaning() instanceof Meaning.Read(var effects)
            ? new Meaning.Read(effects.stream().map(Entry::withoutText).toList())
            : ability.meaning();
    return new Ability("", ability.frame(), meaning);
  }

  /** The name that a line is about, without reading the rest of it. */
  static String name(String line) {
    return line.substring(0, line.indexOf(TAB));
  }

  /** The names of all faces of the card; only the name itself where it has one face. */
  static List<String> faces(String line) {
    String[] fields = line.split(TAB, 3);
    return fields[1].isEmpty() ? List.of(fields[0]) : List.of(fields[1].split(FACES));
  }

  /** What a line says before the abilities. */
  static CardFacts outline(String line) {
    return outline(line.split(TAB, FIRST_ABILITY + 1), line);
  }

  private static CardFacts outline(String[] fields, String line) {
    TypeLine types = TypeLine.of(fields[2]);
    Mana cost = Mana.of(fields[4]);
    var characteristics =
        new Characteristics(
            fields[0],
            types.types(),
            types.subtypes(),
            types.supertypes(),
            fields[3].isEmpty() ? colorsOf(cost) : colors(fields[3]),
            number(fields[6]),
            number(fields[7]),
            cost,
            number(fields[5]).orElseGet(cost::value));
    return new CardFacts(
        fields[0],
        faces(line),
        fields[2],
        characteristics,
        new Modes(List.of()),
        Wording.read(fields[8]));
  }

  static CardFacts read(String line) {
    String[] fields = line.split(TAB, -1);
    CardFacts outline = outline(fields, line);
    EffectWords words = words(TypeLine.of(fields[2]), line);
    var parts = new ArrayList<Modes.Part>();
    for (int index = FIRST_ABILITY; index < fields.length; index++) {
      boolean goesOn = fields[index].startsWith(GOES_ON);
      String field = goesOn ? fields[index].substring(GOES_ON.length()) : fields[index];
      parts.add(part(field, words, goesOn ? parts.getLast().line() : index));
    }
    return new CardFacts(
        outline.name(),
        outline.faces(),
        outline.typeLine(),
        outline.characteristics(),
        fields[3].equals(UNREAD) ? OpenColors.with(new Modes(parts)) : new Modes(parts),
        outline.wording());
  }

  private static Set<Color> colors(String letters) {
    Collection<Color> colors = EnumSet.noneOf(Color.class);
    letters
        .replace(COLORLESS, "")
        .replace(UNREAD, "")
        .chars()
        .forEach(letter -> colors.add(Color.valueOf(Character.toString(letter))));
    return Set.copyOf(colors);
  }

  private static OptionalInt number(String digits) {
    return digits.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
  }

  /** How the text of an object with these types calls itself and what it is attached to. */
  private static EffectWords words(TypeLine types, String line) {
    boolean equipment = types.subtypes().contains("Equipment");
    String enchanted = line.contains(ENCHANT_LAND) ? "enchanted land" : "enchanted creature";
    String self =
        TypeLine.PERMANENT_TYPES.stream()
            .filter(types.types()::contains)
            .findFirst()
            .orElse("card");
    return EffectWords.printed(
        "this " + (types.types().contains("creature") ? "creature" : self),
        equipment ? "equipped creature" : enchanted);
  }

  private static Modes.Part part(String field, EffectWords words, int line) {
    int frame = 0;
    while (Character.isDigit(field.charAt(frame))) {
      frame++;
    }
    int mode = frame == 0 ? 0 : Integer.parseInt(field.substring(0, frame));
    return new Modes.Part(ability(field.substring(frame), words), mode, line);
  }

  private static Ability ability(String field, EffectWords words) {
    int end = 0;
    while (Character.isLetter(field.charAt(end))) {
      end++;
    }
    Frame frame = Frame.valueOf(field.substring(0, end));
    String meaning = field.substring(end);
    if (meaning.equals(UNREAD)) {
      return new Ability(NO_WORDS, frame, new Meaning.Unread());
    }
    if (meaning.startsWith(ABOUT)) {
      List<Matter> about =
          Stream.of(meaning.substring(ABOUT.length()).split(MORE)).map(Matter::valueOf).toList();
      return new Ability(AccountingWords.unknown(about), frame, new Meaning.Irrelevant(about));
    }
    List<Effect> effects = Notation.parseAll(meaning).stream().map(Entry::told).toList();
    return new Ability(new AbilityWords(words).text(effects), frame, new Meaning.Read(effects));
  }

  /** The notation has no texts: abilities that an effect gives are told in our words too. */
  private static Effect told(Effect effect) {
    return effect instanceof Effect.Gives(var who, var abilities, var when)
        ? new Effect.Gives(who, abilities.stream().map(Entry::told).toList(), when)
        : effect;
  }

  private static Ability told(Ability given) {
    return given.meaning() instanceof Meaning.Read(var effects) && given.text().isEmpty()
        ? new Ability(AbilityWords.GIVEN.text(effects), given.frame(), given.meaning())
        : given;
  }
}
