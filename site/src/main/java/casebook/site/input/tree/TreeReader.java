package casebook.site.input.tree;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Reads a text into a tree whose parts know where they stand. */
final class TreeReader {

  /** A case nests ten deep at most; what goes much deeper is no case and may be an attack. */
  private static final int MAX_DEPTH = 64;

  private static final StreamReadConstraints CONSTRAINTS =
      StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build();

  private static final TokenStreamFactory JSON =
      JsonFactory.builder().streamReadConstraints(CONSTRAINTS).build();

  private static final TokenStreamFactory YAML =
      YAMLFactory.builder().streamReadConstraints(CONSTRAINTS).build();

  private final JsonParser parser;
  private final List<Problem> problems = new ArrayList<>();

  private TreeReader(JsonParser parser) {
    this.parser = parser;
  }

  /** A tree, and what is wrong with it as a tree; no tree where the text can't be parsed at all. */
  record Result(Optional<Node> tree, List<Problem> problems) {}

  static Result read(String text, CaseFormat format) {
    TokenStreamFactory factory =
        switch (format) {
          case JSON -> JSON;
          case YAML -> YAML;
        };
    try (JsonParser parser =
        factory.createParser(ObjectReadContext.empty(), new WholeSigns(text))) {
      return new TreeReader(parser).document();
    }
  }

  private Result document() {
    Optional<Node> tree = Optional.empty();
    try {
      if (parser.nextToken() == null) {
        problem(new FieldPath.Whole(), Place.START, "There is no case here: the text is empty.");
      } else {
        Node node = node(new FieldPath.Whole());
        if (parser.nextToken() != null) {
          problem(
              new FieldPath.Whole(), place(), "One case at a time: something follows after it.");
        } else {
          tree = Optional.of(node);
        }
      }
    } catch (JacksonException e) {
      problems.add(unreadable(e));
    }
    return new Result(tree, problems);
  }

  private Node node(FieldPath path) {
    Place place = place();
    if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
      problem(path, place, "An alias of YAML (*" + parser.getString() + "): write its value out.");
      return new Node.Nothing(place);
    }
    if (parser.getTypeId() != null) {
      problem(path, place, "A tag of YAML (" + parser.getTypeId() + "): leave it out.");
    }
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> mapping(path, place);
      case START_ARRAY -> sequence(path, place);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(path, place, token);
      case VALUE_TRUE -> new Node.Flag(place, true);
      case VALUE_FALSE -> new Node.Flag(place, false);
      case VALUE_NULL -> new Node.Nothing(place);
      case VALUE_STRING -> new Node.Text(place, plain(path, place, parser.getString()));
      case VALUE_EMBEDDED_OBJECT, END_OBJECT, END_ARRAY, PROPERTY_NAME, NOT_AVAILABLE -> {
        problem(path, place, "Neither an object, a list, a text, a number, true nor false.");
        yield new Node.Nothing(place);
      }
    };
  }

  /** A text; one with signs that nobody writes is a problem. */
  private String plain(FieldPath path, Place place, String text) {
    noSign(text)
        .ifPresent(sign ->
            problem(path, place, "U+%04X can’t stand in a text: leave it out.".formatted(sign)));
    if (Marks.areTooMany(text)) {
      problem(path, place, Marks.ADVICE);
    }
    return text;
  }

  private static OptionalInt noSign(String text) {
    for (int index = 0; index < text.length(); ) {
      int sign = text.codePointAt(index);
      if (isNoSign(sign)) {
        return OptionalInt.of(sign);
      }
      index += Character.charCount(sign);
    }
    return OptionalInt.empty();
  }

  private static boolean isNoSign(int sign) {
    return switch (Character.getType(sign)) {
      case Character.CONTROL -> !Character.isWhitespace(sign);
      case Character.SURROGATE -> true;
      default -> false;
    };
  }

  /** Numbers that are no finite decimal (YAML's .inf) are none that a case can have. */
  private Node number(FieldPath path, Place place, JsonToken token) {
    try {
      return new Node.Numeral(
          place,
          token == JsonToken.VALUE_NUMBER_INT
              ? parser.getDecimalValue()
              : new BigDecimal(parser.getString()));
    } catch (NumberFormatException e) {
      problem(path, place, "“" + parser.getString() + "” is not a number that can be used here.");
      return new Node.Nothing(place);
    }
  }

  private Node mapping(FieldPath path, Place place) {
    var fields = new LinkedHashMap<String, Node.Field>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      Place named = place();
      String name = plain(path, named, parser.currentName());
      FieldPath fieldPath = path.field(name);
      if (fields.containsKey(name)) {
        problem(fieldPath, named, "“" + name + "” is here twice: keep one of them.");
      }
      parser.nextToken();
      fields.put(name, new Node.Field(named, node(fieldPath)));
    }
    return new Node.Mapping(place, fields);
  }

  private Node sequence(FieldPath path, Place place) {
    var items = new ArrayList<Node>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(node(path.item(items.size())));
    }
    return new Node.Sequence(place, items);
  }

  private Place place() {
    return place(parser.currentTokenLocation());
  }

  private static Place place(TokenStreamLocation location) {
    return new Place(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
  }

  private void problem(FieldPath path, Place place, String message) {
    problems.add(new Problem(path.toString(), place, message));
  }

  private static Problem unreadable(JacksonException e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof MarkedYamlEngineException yaml && yaml.getProblemMark().isPresent()) {
        var mark = yaml.getProblemMark().get();
        var place = new Place(mark.getLine() + 1, mark.getColumn() + 1);
        return new Problem("", place, "This is not YAML: " + yaml.getProblem() + ".");
      }
    }
    if (e instanceof StreamConstraintsException) {
      String message =
          "This is nested more than " + MAX_DEPTH + " deep, or a text in it is too long.";
      return new Problem("", Place.START, message);
    }
    TokenStreamLocation location = e.getLocation();
    Place place = location == null ? Place.START : place(location);
    // What the parser adds in parentheses speaks of its own settings.
    String message =
        e.getOriginalMessage()
            .lines()
            .findFirst()
            .orElse("it can't be read")
            .replaceFirst(" \\(start marker at .*", "");
    return new Problem("", place, "This can't be read: " + message + ".");
  }
}
