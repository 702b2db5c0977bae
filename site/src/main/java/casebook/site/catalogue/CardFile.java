package casebook.site.catalogue;

import java.io.Reader;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
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

  /** All faces in a file, in the order of their names. */
  public static List<PrintedFace> read(Reader text) {
    try (MappingIterator<JsonNode> faces = MAPPER.readerFor(JsonNode.class).readValues(text)) {
      return read(faces.readAll());
    }
  }

  /** The same where the objects have been read already. */
  public static List<PrintedFace> read(Collection<JsonNode> faces) {
    var file = new CardFile();
    faces.forEach(face -> file.faces.put(text(face, "name"), face));
    return file.faces.values().stream().map(file::printed).toList();
  }

  private static String text(JsonNode face, String field) {
    return face.path(field).asString("").strip();
  }

  private PrintedFace printed(JsonNode face) {
    return new PrintedFace(
        text(face, "name"),
        facesOf(face),
        text(face, "types"),
        manaValue(face),
        PrintedFace.colors(face.path("colors")),
        PrintedFace.number(text(face, "power")),
        PrintedFace.number(text(face, "toughness")),
        text(face, "oracle_text"));
  }

  /** A face without a mana cost has the mana value of the other one (202.3b). */
  private int manaValue(JsonNode face) {
    String cost = text(face, "mana_cost");
    if (cost.isEmpty()) {
      JsonNode other = faces.get(other(face));
      return other == null ? 0 : PrintedFace.manaValue(text(other, "mana_cost"));
    }
    return PrintedFace.manaValue(cost);
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
}
