package casebook.site.catalogue;

import casebook.engine.board.Characteristics;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.text.Modes;
import casebook.engine.reading.word.Self;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A card, or one face of it, as a file of cards states it.
 *
 * @param faces the names of all faces of the card that it belongs to, itself among them
 * @param typeLine its types as they are written, as "Legendary Creature — Bear Warrior"
 * @param colors nothing where it may have some that nobody has written down
 * @param manaCost its mana cost as its symbols, nothing where it has none
 * @param power nothing where it is defined by an ability, as * is (208.2)
 * @param text its rules text
 * @param wording how old the text is, where the file says so
 */
public record PrintedFace(
    String name,
    List<String> faces,
    String typeLine,
    Optional<String> manaCost,
    int manaValue,
    Optional<Set<Color>> colors,
    OptionalInt power,
    OptionalInt toughness,
    String text,
    Optional<Wording> wording) {

  /** The longest text that is read, many times that of the wordiest card. */
  public static final int LONGEST_TEXT = CardText.LONGEST_TEXT;

  public PrintedFace {
    faces = List.copyOf(faces);
    colors =
        colors.map(all -> {
          var inOrder = EnumSet.noneOf(Color.class);
          inOrder.addAll(all);
          return Collections.unmodifiableSet(inOrder);
        });
  }

  /** How the text may call the object that it stands on. */
  public Self self() {
    TypeLine types = TypeLine.of(typeLine);
    var words = new LinkedHashSet<>(types.types());
    words.addAll(types.supertypes());
    return Self.of(name, words);
  }

  /** What it is, and what its text was read as. */
  public CardFacts facts() {
    TypeLine types = TypeLine.of(typeLine);
    var characteristics =
        new Characteristics(
            name,
            types.types(),
            types.subtypes(),
            types.supertypes(),
            colors.orElse(Set.of()),
            power,
            toughness,
            manaCost.flatMap(Mana::find).orElse(Mana.NONE),
            manaValue);
    Modes modes = Modes.of(text, self());
    return new CardFacts(
        name,
        faces,
        TypeLine.today(typeLine),
        characteristics,
        colors.isPresent() ? modes : OpenColors.with(modes),
        wording);
  }

  /** A number that is printed, as a power is; nothing where there is none or it is no number. */
  public static OptionalInt number(String printed) {
    try {
      return OptionalInt.of(Integer.parseInt(printed.strip()));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  /** The colors whose letters are in a list. */
  public static Set<Color> colors(JsonNode letters) {
    var colors = EnumSet.noneOf(Color.class);
    for (Color color : Color.values()) {
      if (letters.valueStream().anyMatch(letter -> letter.asString("").equals(color.name()))) {
        colors.add(color);
      }
    }
    return colors;
  }

  /** The mana value (202.3) of a mana cost, 0 where there is none. */
  public static int manaValue(String cost) {
    return Mana.find(cost).orElse(Mana.NONE).value();
  }
}
