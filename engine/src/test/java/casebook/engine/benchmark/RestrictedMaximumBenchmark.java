package casebook.engine.benchmark;

import casebook.engine.Table;
import casebook.engine.maximum.Prepared;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The bare maximum on boards that are dense in one kind of effects. */
public class RestrictedMaximumBenchmark extends Sampled {
  @Param({"CAPS", "COMPANY", "SETS", "INSTANCES"})
  public Crowd board = Crowd.CAPS;

  @Param({"32", "128", "1000"})
  public int creatures = 1;

  @Param({"3"})
  public int defenders = 1;

  private Prepared prepared = Prepared.of(Table.grounds(board.board(creatures, defenders)));

  /** Sets up the board. */
  @Setup
  public void lay() {
    prepared = Prepared.of(Table.grounds(board.board(creatures, defenders)));
  }

  /** The maximum, where classes of like creatures are known. */
  @Benchmark
  public long maximum() {
    return prepared.maximum();
  }
}
