package casebook.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Attack;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The same board has the same answer in every run and every thread; in another order of permanents
 * and effects only what is said to be in board order changes.
 */
class SameAnswerTest {
  private static final int BOARDS = 300;
  private static final int MOST_CREATURES = 24;
  private static final int ORDERS = 3;
  private static final int THREADS = 10;

  private static Declared declared(long seed) {
    var random = new SplittableRandom(seed);
    Board board =
        seed % 2 == 0
            ? RandomBoards.board(seed, 730)
            : Crowd.random(random, 2 + random.nextInt(MOST_CREATURES), 1 + random.nextInt(3));
    return Declared.of(board, Attack.NONE, new Payment.All());
  }

  private static Declared inAnotherOrder(Declared declared, long seed) {
    Board board = declared.board();
    var permanents = new ArrayList<Permanent>(board.permanents().values());
    var effects = new ArrayList<>(board.effects());
    Collections.shuffle(permanents, new Random(seed));
    Collections.shuffle(effects, new Random(seed));
    Board other =
        Board.of(
                board.players().values(),
                board.activePlayer(),
                board.options(),
                permanents,
                effects,
                board.turn(),
                board.chooser())
            .with(board.combat());
    return new Declared(other, declared.move());
  }

  /** All of a ruling that doesn't depend on the order in which the board is told. */
  private static Map<String, Object> outline(Ruling ruling) {
    Explanation explanation = ruling.explanation().orElseThrow();
    LegalAttacks legal = ruling.legalAttacks().orElseThrow();
    Optional<BigInteger> count = legal.atLeast() ? Optional.empty() : Optional.of(legal.count());
    return Map.of(
        "verdict", ruling.verdict(),
        "decided by", ruling.decidedBy(),
        "obeyed", ruling.requirements().map(Requirements::obeyed),
        "maximum", ruling.requirements().map(Requirements::maximum),
        "count", count,
        "examples",
            legal.examples().attacks().stream().map(attack -> attack.attackers().size()).toList(),
        "nearest", ruling.nearest().attacks().stream().map(Nearest::changes).toList(),
        "marks", Map.copyOf(explanation.marks()),
        "bound", explanation.certificate().map(Certificate::total));
  }

  @Test
  void another_order_of_permanents_and_effects_changes_no_answer() {
    List<String> differences =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed -> {
              Declared declared = declared(seed);
              Map<String, Object> expected = outline(declared.ruling());
              return IntStream.range(0, ORDERS)
                  .mapToObj(order -> outline(inAnotherOrder(declared, seed + order).ruling()))
                  .filter(outline -> !outline.equals(expected))
                  .map(outline -> seed + ": " + outline + " is not " + expected);
            })
            .limit(3)
            .toList();
    assertThat(differences).isEmpty();
  }

  @Test
  void every_thread_and_every_run_gives_the_same_ruling()
      throws InterruptedException, ExecutionException {
    List<Declared> all =
        LongStream.range(0, BOARDS / 4).mapToObj(SameAnswerTest::declared).toList();
    List<Ruling> once = all.stream().map(Declared::ruling).toList();
    Callable<List<Ruling>> again = () -> all.stream().map(Declared::ruling).toList();
    try (var threads = Executors.newFixedThreadPool(THREADS)) {
      for (var answer : threads.invokeAll(Collections.nCopies(THREADS, again))) {
        assertThat(answer.get()).isEqualTo(once);
      }
    }
  }
}
