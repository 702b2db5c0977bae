package casebook.engine.benchmark;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.ruling.Adjudication;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The whole ruling on a declaration that ignores every requirement. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulingBenchmark {
  @Param public Crowd crowd = Crowd.CAPS;

  @Param({"8", "16", "32", "64"})
  public int creatures;

  @Param({"1", "3"})
  public int defenders;

  private Board board = Crowd.CAPS.board(1, 1);

  /** Lays the board. */
  @Setup
  public void lay() {
    board = crowd.board(creatures, defenders);
  }

  /** Verdict, count of the legal attacks and the nearest of them. */
  @Benchmark
  public Adjudication ruling() {
    return Game.adjudicate(board, List.of(DeclareAttackers.of(Attack.NONE)));
  }
}
