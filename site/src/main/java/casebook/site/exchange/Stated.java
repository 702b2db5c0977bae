package casebook.site.exchange;

import casebook.site.catalogue.Spelling;
import casebook.site.input.tree.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * A case that is written in another program's format: what it says, and where.
 *
 * @param root the case, which can be judged
 * @param places where in the text a path of the case stands
 */
record Stated(JsonNode root, Function<String, Place> places) {

  /**
   * An object of the case.
   *
   * @param path where in the case it stands
   */
  record Part(String path, JsonNode node) {

    /** The object's id, written or made of its name. */
    String id() {
      String id = text("id");
      return id.isEmpty() ? Spelling.plain(name(), "-") : id;
    }

    /** The card's name, or its own. */
    String name() {
      String card = text("card");
      return card.isEmpty() ? text("name") : card;
    }

    String text(String field) {
      return node.path(field).asString("");
    }

    /** The ids of the permanents in a stack. */
    List<String> members() {
      int count = node.path("count").asInt(1);
      return count == 1
          ? List.of(id())
          : IntStream.rangeClosed(1, count).mapToObj(number -> id() + "#" + number).toList();
    }

    /** The fields that aren't false, empty or null. */
    Stream<Map.Entry<String, JsonNode>> fields() {
      return node.properties().stream().filter(field -> says(field.getValue()));
    }

    private static boolean says(JsonNode value) {
      if (value.isContainer()) {
        return !value.isEmpty();
      }
      return !value.isNull() && !(value.isBoolean() && !value.asBoolean());
    }
  }

  List<Part> parts(String list) {
    var parts = new ArrayList<Part>();
    for (JsonNode node : root.path(list)) {
      parts.add(new Part(list + "[" + parts.size() + "]", node));
    }
    return parts;
  }

  /** The ids of the players, in turn order. */
  List<String> players() {
    return parts("players").stream().map(Part::id).toList();
  }

  /** The place of a field in the text. */
  Piece where(Part part, String field) {
    return new Piece("", places.apply(part.path() + "." + field));
  }

  Piece where(String field) {
    return new Piece("", places.apply(field));
  }
}
