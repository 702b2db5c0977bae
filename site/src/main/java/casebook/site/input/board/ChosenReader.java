package casebook.site.input.board;

import casebook.engine.board.Chosen;
import casebook.engine.board.Direction;
import casebook.engine.mana.Color;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the choices made for an object, and colors and directions wherever they stand. */
public final class ChosenReader {
  private static final List<String> DIRECTIONS = List.of("left", "right");

  private ChosenReader() {}

  static Chosen read(Optional<Value> value, CaseIds names) {
    return value.flatMap(Value::fields).map(fields -> read(fields, names)).orElse(Chosen.NOTHING);
  }

  private static Chosen read(Fields fields, CaseIds names) {
    Optional<Value> number = fields.find("number");
    var chosen =
        new Chosen(
            fields.find("player").flatMap(names::player),
            fields.find("color").flatMap(ChosenReader::color),
            fields.find("type").flatMap(Value::name),
            number.isPresent()
                ? number.get().number(Integer.MIN_VALUE, Integer.MAX_VALUE)
                : OptionalInt.empty(),
            fields.find("card").flatMap(Value::name),
            fields
                .find("direction")
                .flatMap(value -> value.oneOf(DIRECTIONS))
                .map(ChosenReader::direction),
            fields.find("mode").flatMap(Value::name));
    fields.end();
    return chosen;
  }

  private static Direction direction(String word) {
    return Direction.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private static Optional<Color> color(Value value) {
    Optional<String> text = value.text().map(word -> word.strip().toLowerCase(Locale.ROOT));
    Optional<Color> color =
        text.flatMap(word ->
            Stream.of(Color.values())
                .filter(one -> one.name().equalsIgnoreCase(word))
                .findFirst()
                .or(() -> Color.of(word)));
    if (text.isPresent() && color.isEmpty()) {
      value.problem(
          text.get().equals("colorless")
              ? "What is colorless has no color: leave it out of the list, [] for none."
              : "“%s” is no color: it is one of W, U, B, R, G, or white, blue, black, red, green."
                  .formatted(text.get()));
    }
    return color;
  }

  /** A set of colors, stated as a list of letters or words. */
  public static Set<Color> colors(Value list) {
    var colors = EnumSet.noneOf(Color.class);
    list.items().forEach(item -> color(item).ifPresent(colors::add));
    return colors;
  }
}
