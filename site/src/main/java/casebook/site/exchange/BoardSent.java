package casebook.site.exchange;

import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import java.util.Optional;

/**
 * A board that was sent to be converted: {@code {text, from?, to?}}.
 *
 * @param from the format that it is in; by default what it looks like
 * @param to the format to write; a case is written as Forge's by default, all else as a case in
 *     JSON
 */
public record BoardSent(String text, BoardFormat from, BoardFormat to) {

  /** Reads a request, or what is wrong with it. */
  public static Reading<BoardSent> read(String body, CaseFormat format) {
    return Reading.of(body, format, value -> value.fields().flatMap(BoardSent::read));
  }

  private static Optional<BoardSent> read(Fields fields) {
    Optional<String> text = fields.require("text").flatMap(Value::text);
    Optional<BoardFormat> from = format(fields.find("from"));
    Optional<BoardFormat> to = format(fields.find("to"));
    fields.end();
    return text.map(board -> {
      BoardFormat read = from.orElseGet(() -> BoardFormat.of(board));
      return new BoardSent(
          board, read, to.orElse(read.isCase() ? BoardFormat.FORGE : BoardFormat.JSON));
    });
  }

  private static Optional<BoardFormat> format(Optional<Value> name) {
    return name.flatMap(value -> value.oneOf(BoardFormat.names())).flatMap(BoardFormat::named);
  }
}
