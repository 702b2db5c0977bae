package casebook.engine.maximum.diagram;

import casebook.engine.maximum.model.AttackModel;
import casebook.rules.work.Cancellation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The decision diagram of all attacks that end in a state sought, creature by creature in board
 * order.
 *
 * <p>Each state knows with how many changes the creatures still to decide can reach what is sought,
 * so no way is followed in vain.
 */
public final class NearestDiagram {
  private static final int NOWHERE = -1;

  /** The most numbers in all states that are come to before giving up. */
  private static final long MOST_NUMBERS = 16_000_000;

  private final CreatureOrder turns;

  /** For each state, the state after each choice of the creature in turn. */
  private final List<int[]> after;

  /** For each state, the numbers of changes with which it leads to what is sought, as bits. */
  private final BigInteger[] changes;

  private NearestDiagram(CreatureOrder turns, List<int[]> after, BigInteger[] changes) {
    this.turns = turns;
    this.after = after;
    this.changes = changes;
  }

  /**
   * The ways through what is left of a problem; empty where there are too many states.
   *
   * @param sought which states are sought at the end
   */
  public static Optional<NearestDiagram> through(
      ReducedModel reduced, CreatureOrder turns, Predicate<DiagramState> sought) {
    AttackModel problem = reduced.problem();
    long each = 8L + problem.counters().size() + reduced.columns() + turns.size() / Integer.SIZE;
    long left = MOST_NUMBERS;
    var after = new ArrayList<int[]>();
    var from = new int[turns.size() + 2];
    Map<DiagramState, Integer> now = new LinkedHashMap<>();
    now.put(DiagramState.start(problem, reduced.columns()), 0);
    for (int turn = 0; turn < turns.size(); turn++) {
      from[turn + 1] = from[turn] + now.size();
      var next = new LinkedHashMap<DiagramState, Integer>();
      for (DiagramState state : now.keySet()) {
        int[] to = new int[turns.choices()[turn].length];
        left -= each * (1 + to.length);
        if (left < 0) {
          return Optional.empty();
        }
        for (int place = 0; place < to.length; place++) {
          int first = from[turn + 1];
          to[place] =
              state
                  .after(problem, turns.options()[turn][place].choice())
                  .map(reached -> next.computeIfAbsent(reached, _ -> first + next.size()))
                  .orElse(NOWHERE);
        }
        after.add(to);
      }
      now = next;
    }
    var changes = new BigInteger[from[turns.size()] + now.size()];
    now.forEach((state, number) ->
        changes[number] =
            state.isComplete(problem) && sought.test(state) ? BigInteger.ONE : BigInteger.ZERO);
    for (int turn = turns.size() - 1; turn >= 0; turn--) {
      for (int state = from[turn]; state < from[turn + 1]; state++) {
        changes[state] = BigInteger.ZERO;
        for (int place = 0; place < after.get(state).length; place++) {
          int to = after.get(state)[place];
          if (to != NOWHERE && changes[to].signum() > 0) {
            BigInteger more = turns.isChange(turn, place) ? changes[to].shiftLeft(1) : changes[to];
            changes[state] = changes[state].signum() > 0 ? changes[state].or(more) : more;
          }
        }
      }
    }
    return Optional.of(new NearestDiagram(turns, after, changes));
  }

  /**
   * Visits the choices of the creatures on each way: fewest changes first, then in the order of the
   * choices.
   *
   * @param take takes them, and says whether the next ones are to be looked for
   */
  public void forEach(Predicate<int[]> take) {
    boolean isMore = true;
    for (int many = 0; isMore && many < changes[0].bitLength(); many++) {
      isMore = !changes[0].testBit(many) || forEach(many, take);
    }
  }

  /** Visits the attacks with {@code many} changes; whether to look for those with more. */
  private boolean forEach(int many, Predicate<int[]> take) {
    int size = turns.size();
    int[] state = new int[size + 1];
    int[] left = new int[size + 1];
    int[] next = new int[size + 1];
    int[] chosen = new int[size];
    left[0] = many;
    int turn = 0;
    while (turn >= 0) {
      Cancellation.check();
      if (turn == size) {
        if (!take.test(chosen.clone())) {
          return false;
        }
        turn--;
      } else if (next[turn] == turns.choices()[turn].length) {
        turn--;
      } else {
        int place = next[turn]++;
        int to = after.get(state[turn])[place];
        int then = left[turn] - (turns.isChange(turn, place) ? 1 : 0);
        if (to != NOWHERE && then >= 0 && changes[to].testBit(then)) {
          chosen[turn++] = turns.choices()[turn - 1][place];
          state[turn] = to;
          left[turn] = then;
          next[turn] = 0;
        }
      }
    }
    return true;
  }
}
