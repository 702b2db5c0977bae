package casebook.site.catalogue;

import java.io.Reader;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with one JSON object for each face of a card: {@code name}, {@code mana_cost}, {@code
 * colors}, {@code types}, {@code power}, {@code toughness}, {@code oracle_text}; {@code other_part}
 * with the name of the other face or {@code split_of} with the names of both halves, if there are
 * two; and {@code source} with the date of the text.
 */
public final class CardFile {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Map<String, JsonNode> faces = new TreeMap<>();

  /** The face that names another one as its other part, by that one's name. */
  private final Map<String, String> behind = new HashMap<>();

  private CardFile() {}

  /**
   * All faces in a file, in the order of their names. Names that differ only in their punctuation
   * are of one face, which the file writes in two ways: the first of them counts.
   */
  public static List<PrintedFace> read(Reader text) {
    try (MappingIterator<JsonNode> faces = MAPPER.readerFor(JsonNode.class).readValues(text)) {
      return read(faces.readAll());
    }
  }

  /** The same where the objects have been read already. */
  public static List<PrintedFace> read(Collection<JsonNode> faces) {
    var file = new CardFile();
    var written = new HashMap<String, String>();
    for (JsonNode face : faces) {
      String name = text(face, "name");
      if (!written.computeIfAbsent(Spelling.key(name), _ -> name).equals(name)) {
        continue;
      }
      String other = text(face, "other_part");
      file.faces.put(name, face);
      if (!other.isEmpty() && !other.equals(name)) {
        file.behind.put(other, name);
      }
    }
    return file.faces.values().stream().map(file::printed).toList();
  }

  private static String text(JsonNode face, String field) {
    return face.path(field).asString("").strip();
  }

  private PrintedFace printed(JsonNode face) {
    String cost = text(face, "mana_cost");
    return new PrintedFace(
        text(face, "name"),
        facesOf(face),
        text(face, "types"),
        Optional.of(cost).filter(symbols -> !symbols.isEmpty()),
        manaValue(face),
        PrintedFace.colors(face.path("colors")),
        PrintedFace.number(text(face, "power")),
        PrintedFace.number(text(face, "toughness")),
        rulesText(face),
        Wording.of(text(face, "source")));
  }

  /** The text; where the file has none for a card of one face, the keywords that it states. */
  private String rulesText(JsonNode face) {
    String text = text(face, "oracle_text");
    return text.isEmpty() && facesOf(face).size() == 1
        ? face.path("keywords")
            .valueStream()
            .map(keyword -> keyword.asString(""))
            .collect(Collectors.joining(", "))
        : text;
  }

  /** A face without a mana cost has the mana value of the other one (202.3b). */
  private int manaValue(JsonNode face) {
    return facesOf(face).stream()
        .flatMap(name -> Stream.ofNullable(faces.get(name)))
        .map(one -> text(one, "mana_cost"))
        .filter(_ -> text(face, "mana_cost").isEmpty())
        .filter(cost -> !cost.isEmpty())
        .findFirst()
        .map(PrintedFace::manaValue)
        .orElseGet(() -> PrintedFace.manaValue(text(face, "mana_cost")));
  }

  /** The faces of the card, the one with a mana cost first; the halves in the card's order. */
  private List<String> facesOf(JsonNode face) {
    String name = text(face, "name");
    for (String field : List.of("split_of", "other_part")) {
      List<String> names = names(text(face, field));
      if (names.contains(name)) {
        return names;
      }
    }
    String other = text(face, "other_part");
    // The face in front may name itself or nothing, and only the one behind it the other.
    if (other.isEmpty() || other.equals(name)) {
      other = behind.getOrDefault(name, "");
    }
    if (other.isEmpty() || !faces.containsKey(other)) {
      return List.of(name);
    }
    return isFront(face, faces.get(other)) ? List.of(name, other) : List.of(other, name);
  }

  /** Both names in the whole name of a card with several: "Alive // Well", "Well (Alive/Well)". */
  private static List<String> names(String whole) {
    int open = whole.lastIndexOf(" (", whole.lastIndexOf('/'));
    String names = whole.substring(open < 0 ? 0 : open + 2);
    int slash = names.indexOf('/');
    if (slash < 0) {
      return List.of();
    }
    String second = names.substring(names.startsWith("//", slash) ? slash + 2 : slash + 1);
    return List.of(
        names.substring(0, slash).strip(),
        (second.endsWith(")") ? second.substring(0, second.length() - 1) : second).strip());
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
