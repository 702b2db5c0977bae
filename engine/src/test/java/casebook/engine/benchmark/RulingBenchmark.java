package casebook.engine.benchmark;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.ruling.Adjudication;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** The whole ruling on a declaration that ignores every requirement. */
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 3, time = 1)
public class RulingBenchmark extends Sampled {
  @Param public Crowd board = Crowd.CAPS;

  @Param({"16", "64", "128"})
  public int creatures = 1;

  @Param({"3"})
  public int defenders = 1;

  private Board table = board.board(creatures, defenders);

  /** Sets up the board. */
  @Setup
  public void lay() {
    table = board.board(creatures, defenders);
  }

  /** Verdict, certificate, marks, count of the legal attacks and the nearest of them. */
  @Benchmark
  public Adjudication ruling() {
    return Game.adjudicate(table, List.of(DeclareAttackers.of(Attack.NONE)));
  }
}
