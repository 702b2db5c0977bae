package casebook.site.page.judge;

import casebook.site.exchange.Conversion;
import casebook.site.exchange.Converter;
import casebook.site.exchange.Remark;
import casebook.site.exchange.Remark.Kind;
import casebook.site.input.tree.Place;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A board that somebody pasted: a case, or what another program writes.
 *
 * @param text what was pasted, as long as it is to be mended or loaded; empty once it is the board
 * @param board the case that it is; empty where something in it is wrong
 * @param problems what is wrong, and where in the text, to be mended where it was pasted
 * @param warnings what another program's text says that may bear on the attack, and that the case
 *     doesn't
 * @param leftOut the lines of a list that name no card, by the id of the player whose they are
 */
public record Pasted(
    String text,
    Optional<String> board,
    List<Wrong> problems,
    List<Wrong> warnings,
    Map<String, List<String>> leftOut) {

  /** Nothing that was pasted. */
  static final Pasted NOTHING = kept("");

  /** Something to be told of a place, as "line 3, column 12". */
  public record Wrong(String place, String path, String message) {}

  /** A text that nobody asked to load yet. */
  static Pasted kept(String text) {
    return new Pasted(text.isBlank() ? "" : text, Optional.empty(), List.of(), List.of(), Map.of());
  }

  /** What a text is as a board. */
  static Pasted read(Converter converter, String text) {
    Conversion made = converter.known(text);
    return new Pasted(
        made.text().isPresent() ? "" : text,
        made.text(),
        told(made, Kind.PROBLEM),
        told(made, Kind.WARNING),
        made.leftOut());
  }

  private static List<Wrong> told(Conversion made, Kind kind) {
    return made.remarks().stream()
        .filter(remark -> remark.kind() == kind)
        .map(Pasted::told)
        .toList();
  }

  private static Wrong told(Remark remark) {
    Place place = remark.place();
    return new Wrong(
        "Line %d, column %d".formatted(place.line(), place.column()),
        remark.path(),
        remark.message());
  }
}
