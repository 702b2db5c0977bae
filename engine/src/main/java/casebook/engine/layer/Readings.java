package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.Precedence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a board may be, once for each order of effects that makes a difference and that the board
 * doesn't tell (613.7).
 */
public final class Readings {
  /** The most orders that are told apart; the others are left out. */
  public static final int MOST = 8;

  private final List<Worked> found = new ArrayList<>();

  private Readings() {}

  /** The boards that it may be; the first takes board order where no other order is told. */
  public static List<Worked> of(Board board) {
    var readings = new Readings();
    readings.follow(board, Layers.on(board));
    return readings.found;
  }

  private void follow(Board board, Worked worked) {
    if (found.size() >= MOST) {
      return;
    }
    Optional<Precedence> open = worked.open().stream().findFirst();
    if (open.isEmpty()) {
      if (found.stream().noneMatch(one -> areAlike(one, worked))) {
        found.add(worked);
      }
      return;
    }
    for (Precedence order : List.of(open.get(), open.get().reversed())) {
      Board assuming = board.with(order);
      follow(assuming, Layers.on(assuming));
    }
  }

  /** Whether permanents are the same on both boards, with the same abilities. */
  private static boolean areAlike(Worked one, Worked other) {
    return one.board().permanents().equals(other.board().permanents())
        && one.keywords().equals(other.keywords())
        && Set.copyOf(one.sentences()).equals(Set.copyOf(other.sentences()));
  }
}
