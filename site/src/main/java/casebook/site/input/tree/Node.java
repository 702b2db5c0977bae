package casebook.site.input.tree;

import java.math.BigDecimal;
import java.util.List;
import java.util.SequencedMap;

/** A part of a JSON or YAML text, and where it stands. */
public sealed interface Node {

  /** Where it stands in the file. */
  Place place();

  /** What it is, with its article, for messages. */
  String kind();

  /** A JSON object, a YAML mapping. */
  record Mapping(Place place, SequencedMap<String, Field> fields) implements Node {
    @Override
    public String kind() {
      return "an object";
    }
  }

  /**
   * What a field is.
   *
   * @param name where its name stands
   */
  record Field(Place name, Node value) {}

  /** A JSON array, a YAML sequence. */
  record Sequence(Place place, List<Node> items) implements Node {
    @Override
    public String kind() {
      return "a list";
    }
  }

  /** A text. */
  record Text(Place place, String value) implements Node {
    @Override
    public String kind() {
      return "a text";
    }
  }

  /** A number. */
  record Numeral(Place place, BigDecimal value) implements Node {
    @Override
    public String kind() {
      return "a number";
    }
  }

  /** True or false. */
  record Flag(Place place, boolean value) implements Node {
    @Override
    public String kind() {
      return value ? "true" : "false";
    }
  }

  /** JSON's null, YAML's ~ or nothing at all. */
  record Nothing(Place place) implements Node {
    @Override
    public String kind() {
      return "nothing";
    }
  }
}
