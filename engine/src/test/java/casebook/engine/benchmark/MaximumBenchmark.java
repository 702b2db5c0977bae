package casebook.engine.benchmark;

import casebook.engine.maximum.Families;
import casebook.engine.maximum.Families.Family;
import casebook.engine.maximum.Prepared;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The bare maximum: limits for each of the defending players and for all together, up to three
 * requirements on each creature.
 */
public class MaximumBenchmark extends Sampled {
  private static final long SEED = 508;

  @Param({"ALL_DISTINCT", "TOKENS"})
  public Family board = Family.TOKENS;

  @Param({"8", "16", "32", "64", "128", "1000", "10000", "100000"})
  public int creatures = 1;

  @Param({"1", "5"})
  public int defenders = 1;

  private Prepared prepared = Prepared.of(Families.of(board, creatures, defenders, SEED));

  /** Sets up the board. */
  @Setup
  public void lay() {
    prepared = Prepared.of(Families.of(board, creatures, defenders, SEED));
  }

  /** The maximum, where classes of like creatures are known. */
  @Benchmark
  public long maximum() {
    return prepared.maximum();
  }

  /** Finding the classes of like creatures. */
  @Benchmark
  public int classes() {
    return prepared.kinds();
  }
}
