package casebook.site.exchange;

import casebook.site.exchange.Remark.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result of converting a text.
 *
 * @param from the format that the text was in
 * @param text the same board in another format; nothing where something in it can't be meant so
 * @param remarks what is to be said of its parts: what is wrong first
 * @param leftOut the lines of a list of cards that name no card, by the player whose they are; only
 *     where the others were asked for
 */
public record Conversion(
    BoardFormat from,
    Optional<String> text,
    List<Remark> remarks,
    Map<String, List<String>> leftOut) {
  public Conversion {
    remarks = List.copyOf(remarks);
    leftOut = Map.copyOf(leftOut);
  }

  /** The problems, with any of which nothing is converted. */
  public List<Remark> problems() {
    return of(Kind.PROBLEM);
  }

  /** The warnings of parts that may bear on the attack and aren't carried over. */
  public List<Remark> warnings() {
    return of(Kind.WARNING);
  }

  private List<Remark> of(Kind kind) {
    return remarks.stream().filter(remark -> remark.kind() == kind).toList();
  }
}
