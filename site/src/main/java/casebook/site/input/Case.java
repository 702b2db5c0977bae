package casebook.site.input;

import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.site.input.tree.Place;
import java.util.List;
import java.util.Optional;

/**
 * A board and the moves made on it.
 *
 * @param asked the edition by which it is judged, and whether another one was in force on its day
 * @param places where each of the moves stands in the text
 */
public record Case(
    Optional<String> title, InForce asked, Board board, List<Move> moves, List<Place> places) {
  public Case {
    moves = List.copyOf(moves);
    places = List.copyOf(places);
  }

  /** The same board and moves, judged by another edition that knows all of it. */
  public Case by(InForce other) {
    return new Case(title, other, board, moves, places);
  }

  /** The edition by which it is judged. */
  public Edition edition() {
    return asked.edition();
  }
}
