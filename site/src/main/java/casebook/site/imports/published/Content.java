package casebook.site.imports.published;

import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What an object of a public file is about, as its fields tell. */
enum Content {
  CARD,
  RULING,
  OTHER;

  static Content of(JsonNode object) {
    if (Stream.of("type_line", "types", "type", "oracle_text", "layout").anyMatch(object::has)) {
      return CARD;
    }
    boolean ruling = object.has("comment") || (object.has("date") && object.has("text"));
    return ruling ? RULING : OTHER;
  }
}
