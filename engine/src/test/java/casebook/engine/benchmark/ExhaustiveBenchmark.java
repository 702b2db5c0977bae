package casebook.engine.benchmark;

import casebook.engine.Table;
import casebook.engine.maximum.Prepared;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The maximum beside looking at every attack, where there are not too many. */
public class ExhaustiveBenchmark extends Sampled {
  @Param({"COMPANY"})
  public Crowd board = Crowd.COMPANY;

  @Param({"4", "6", "8", "10"})
  public int creatures = 1;

  @Param({"3"})
  public int defenders = 1;

  private Prepared prepared = Prepared.of(Table.grounds(board.board(creatures, defenders)));

  /** Sets up the board. */
  @Setup
  public void lay() {
    prepared = Prepared.of(Table.grounds(board.board(creatures, defenders)));
  }

  /** The maximum as the engine finds it. */
  @Benchmark
  public long maximum() {
    return prepared.maximum();
  }

  /** The maximum of all attacks. */
  @Benchmark
  public long everyAttack() {
    return prepared.maximumOfAll();
  }
}
