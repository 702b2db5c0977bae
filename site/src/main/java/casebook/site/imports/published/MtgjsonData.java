package casebook.site.imports.published;

import casebook.site.imports.published.PublicFile.NameReader;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The {@code data} of one of MTGJSON's files: in {@code AtomicCards} the faces of each card by its
 * name, in the file of a set the printed cards in a list.
 */
final class MtgjsonData {
  private static final String CARDS = "cards";

  private final NameReader reader;
  private boolean set;

  MtgjsonData(NameReader reader) {
    this.reader = reader;
  }

  /** Reads the object that begins at the parser's token, to its end. */
  void read(JsonParser parser) throws ImportException {
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      Position where = Position.of(parser.currentTokenLocation());
      JsonToken value = parser.nextToken();
      if (value == JsonToken.START_OBJECT) {
        pass(parser);
      } else if (value == JsonToken.START_ARRAY && !set) {
        JsonNode list = parser.readValueAsTree();
        set = name.equals(CARDS) && !list.path(0).path("name").asString(CARDS).equals(CARDS);
        if (set) {
          readSet(list, where);
        } else {
          reader.read(name, list, where);
        }
      } else {
        parser.skipChildren();
      }
    }
  }

  /** In the file of a set some things are told that aren't cards; other files have sets here. */
  private static void pass(JsonParser parser) throws ImportException {
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      boolean manySets = parser.nextToken() == JsonToken.START_ARRAY && name.equals(CARDS);
      if (manySets || name.equals("uuid")) {
        throw new ImportException(
            "It has every printing of every card; import MTGJSON's AtomicCards, which has each card"
                + " once, or its file of one set");
      }
      parser.skipChildren();
    }
  }

  /** A card may be printed several times in a set; each of its faces is taken once. */
  private void readSet(JsonNode printed, Position where) throws ImportException {
    Map<String, Map<String, JsonNode>> cards = new LinkedHashMap<>();
    for (JsonNode face : printed) {
      String card = face.path("name").asString("");
      cards
          .computeIfAbsent(card, _ -> new LinkedHashMap<>())
          .putIfAbsent(face.path("faceName").asString(card), face);
    }
    for (var card : cards.entrySet()) {
      ArrayNode faces = JsonNodeFactory.instance.arrayNode();
      card.getValue().values().forEach(faces::add);
      reader.read(card.getKey(), faces, where);
    }
  }
}
