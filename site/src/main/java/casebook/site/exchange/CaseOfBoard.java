package casebook.site.exchange;

import casebook.site.catalogue.Spelling;
import casebook.site.input.tree.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A case made from another program's text, with the place in the text of each field. */
final class CaseOfBoard {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final ObjectNode root = MAPPER.createObjectNode();
  private final Map<String, Place> places = new HashMap<>();
  private final Set<String> ids = new HashSet<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<NoCard> leftOut = new ArrayList<>();

  /**
   * A line of the text that names no card.
   *
   * @param player the id of the player whose it is; empty before the first heading
   * @param card what stands there as the name
   */
  record NoCard(String player, String text, Piece card) {}

  void leaveOut(NoCard line) {
    leftOut.add(line);
  }

  /** The lines that name no card, of which nothing stands in the case. */
  List<NoCard> leftOut() {
    return List.copyOf(leftOut);
  }

  ObjectNode root() {
    return root;
  }

  static ObjectNode node() {
    return MAPPER.createObjectNode();
  }

  /** A list of the case, created where it is missing. */
  ArrayNode list(String name) {
    return root.withArray("/" + name);
  }

  /** A new object in a list of the case. */
  ObjectNode add(String list, Place place) {
    places.put(list + "[" + list(list).size() + "]", place);
    return list(list).addObject();
  }

  /** A free id for a name. */
  String id(String name) {
    String plain = Spelling.plain(name, "-");
    String stem = plain.isEmpty() ? "permanent" : plain;
    String id = stem;
    while (!ids.add(id)) {
      id = stem + "-" + numbers.merge(stem, 2, (before, _) -> before + 1);
    }
    return id;
  }

  /** The place in the text that a field was made from. */
  Place place(String path) {
    int end = path.indexOf(']');
    return end < 0 ? Place.START : places.getOrDefault(path.substring(0, end + 1), Place.START);
  }

  String json() {
    return MAPPER.writeValueAsString(root);
  }
}
