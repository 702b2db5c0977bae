package casebook.engine.ruling;

import casebook.engine.board.Board;
import java.util.List;
import java.util.Optional;

/**
 * The rulings on a case's moves in order.
 *
 * @param boards the board after each of these moves
 * @param impossible why the move after those with a ruling can't be made, if it can't
 */
public record Adjudication(
    List<Ruling> rulings, List<Board> boards, Optional<ImpossibleMove> impossible) {
  public Adjudication {
    rulings = List.copyOf(rulings);
    boards = List.copyOf(boards);
  }
}
