package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.Precedence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a board may be, once for each order of effects that makes a difference and that the board
 * doesn't tell (613.7).
 */
public final class Readings {
  /** The most boards that are told apart; where there are more, that is left open. */
  public static final int MOST = 8;

  private final List<Worked> found = new ArrayList<>();
  private final Set<Precedence> asked = new LinkedHashSet<>();
  private final Looks looked = new Looks();

  private Readings() {}

  /** The boards that it may be; the first takes board order where no other order is told. */
  public static List<Worked> of(Board board) {
    return new Readings().from(board);
  }

  private List<Worked> from(Board board) {
    var assuming = new ArrayDeque<Board>(List.of(board));
    while (!assuming.isEmpty() && found.size() < MOST) {
      Board next = assuming.pop();
      Worked worked = Layers.on(next, looked);
      boolean isAssumed =
          worked.open().stream()
              .anyMatch(order ->
                  next.precedences().contains(order)
                      || next.precedences().contains(order.reversed()));
      if (!worked.open().isEmpty() && (isAssumed || looked.areTooMany())) {
        asked.addAll(worked.open());
        return found.isEmpty() ? List.of(worked.leaving(asked)) : leaving();
      }
      worked.open().stream()
          .findFirst()
          .ifPresentOrElse(
              order -> {
                asked.add(order);
                assuming.push(next.with(order.reversed()));
                assuming.push(next.with(order));
              },
              () -> add(worked));
    }
    return assuming.isEmpty() ? found : leaving();
  }

  /** What was found, where there may be other boards. */
  private List<Worked> leaving() {
    return found.stream().map(one -> one.leaving(asked)).toList();
  }

  private void add(Worked worked) {
    if (found.stream().noneMatch(one -> areAlike(one, worked))) {
      found.add(worked);
    }
  }

  /** Whether permanents are the same on both boards, with the same abilities. */
  private static boolean areAlike(Worked one, Worked other) {
    return one.board().permanents().equals(other.board().permanents())
        && one.keywords().equals(other.keywords())
        && Set.copyOf(one.sentences()).equals(Set.copyOf(other.sentences()));
  }
}
