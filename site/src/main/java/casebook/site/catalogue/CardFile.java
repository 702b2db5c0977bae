package casebook.site.catalogue;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Color;
import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.CardText;
import casebook.engine.reading.Self;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with one JSON object for each face of a card: {@code name}, {@code mana_cost}, {@code
 * colors}, {@code types}, {@code power}, {@code toughness}, {@code oracle_text}, and {@code
 * other_part} with the name of the other face, if there is one.
 */
public final class CardFile {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** "Well (Alive/Well)": the other half of a split card, and the whole card. */
  private static final Pattern HALF = Pattern.compile("(.*) \\((.*)/(.*)\\)");

  private final Map<String, JsonNode> faces = new TreeMap<>();

  private CardFile() {}

  /** The facts of all faces in a compressed file, in the order of their names. */
  public static List<CardFacts> read(InputStream compressed) throws IOException {
    var file = new CardFile();
    try (var reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(compressed), StandardCharsets.UTF_8))) {
      reader
          .lines()
          .filter(line -> !line.isBlank())
          .map(MAPPER::readTree)
          .forEach(face -> file.faces.put(text(face, "name"), face));
    }
    return file.faces.values().stream().map(file::facts).toList();
  }

  private static String text(JsonNode face, String field) {
    return face.path(field).asString("").strip();
  }

  private CardFacts facts(JsonNode face) {
    String name = text(face, "name");
    String typeLine = text(face, "types");
    TypeLine types = TypeLine.of(typeLine);
    var characteristics =
        new Characteristics(
            name,
            types.types(),
            types.subtypes(),
            types.supertypes(),
            colors(face),
            number(face, "power"),
            number(face, "toughness"),
            manaValue(face));
    return new CardFacts(
        name, facesOf(face), typeLine, characteristics, abilities(name, types, face));
  }

  private static Set<Color> colors(JsonNode face) {
    var colors = EnumSet.noneOf(Color.class);
    face.path("colors").forEach(color -> colors.add(Color.valueOf(color.asString())));
    return colors;
  }

  /** A power such as * or 1+* is defined by an ability, not by the card's facts (208.2). */
  private static OptionalInt number(JsonNode face, String field) {
    try {
      return OptionalInt.of(Integer.parseInt(text(face, field)));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  /** A face without a mana cost has the mana value of the other one (202.3b). */
  private int manaValue(JsonNode face) {
    String cost = text(face, "mana_cost");
    if (cost.isEmpty()) {
      JsonNode other = faces.get(other(face));
      return other == null ? 0 : manaValue(text(other, "mana_cost"));
    }
    return manaValue(cost);
  }

  private static int manaValue(String cost) {
    return Mana.find(cost).orElse(Mana.NONE).symbols().stream()
        .mapToInt(symbol ->
            switch (symbol) {
              case ManaSymbol.Generic(int amount) -> amount;
              case ManaSymbol.Colorless(), ManaSymbol.Snow() -> 1;
              case ManaSymbol.Variable() -> 0;
              case ManaSymbol.Colored(var _, int generic, var _) -> Math.max(1, generic);
            })
        .sum();
  }

  private static String other(JsonNode face) {
    String other = text(face, "other_part");
    var half = HALF.matcher(other);
    return half.matches() ? half.group(1) : other;
  }

  /** The faces of the card, the one with a mana cost first; the halves in the card's order. */
  private List<String> facesOf(JsonNode face) {
    String name = text(face, "name");
    String other = other(face);
    var half = HALF.matcher(text(face, "other_part"));
    if (half.matches()) {
      return List.of(half.group(2), half.group(3));
    }
    if (other.isEmpty() || !faces.containsKey(other)) {
      return List.of(name);
    }
    return isFront(face, faces.get(other)) ? List.of(name, other) : List.of(other, name);
  }

  private static boolean isFront(JsonNode face, JsonNode other) {
    boolean hasCost = !text(face, "mana_cost").isEmpty();
    boolean otherHasCost = !text(other, "mana_cost").isEmpty();
    if (hasCost != otherHasCost) {
      return hasCost;
    }
    boolean permanent = TypeLine.of(text(face, "types")).isOfPermanent();
    boolean otherPermanent = TypeLine.of(text(other, "types")).isOfPermanent();
    return permanent == otherPermanent
        ? text(face, "name").compareTo(text(other, "name")) < 0
        : permanent;
  }

  private static List<Ability> abilities(String name, TypeLine types, JsonNode face) {
    var words = new LinkedHashSet<>(types.types());
    words.addAll(types.supertypes());
    var abilities = new ArrayList<Ability>();
    for (Ability ability : CardText.read(text(face, "oracle_text"), Self.of(name, words))) {
      if (!(ability.meaning() instanceof Meaning.Irrelevant)) {
        abilities.add(withoutText(ability));
      }
    }
    return abilities;
  }

  /** The same ability without the sentences that state it and what it gives. */
  private static Ability withoutText(Ability ability) {
    Meaning meaning =
        ability.meaning() instanceof Meaning.Read(var effects)
            ? new Meaning.Read(effects.stream().map(CardFile::withoutText).toList())
            : ability.meaning();
    return new Ability("", ability.frame(), meaning);
  }

  private static Effect withoutText(Effect effect) {
    return effect instanceof Effect.Gives(var who, var abilities, var when)
        ? new Effect.Gives(who, abilities.stream().map(CardFile::withoutText).toList(), when)
        : effect;
  }
}
