package casebook.engine.benchmark;

import casebook.engine.maximum.Families;
import casebook.engine.maximum.Families.Family;
import casebook.engine.maximum.Prepared;
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

/**
 * The bare maximum: limits for each of the defending players and for all together, up to three
 * requirements on each creature.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class MaximumBenchmark {
  private static final long SEED = 508;

  @Param({"ALL_DISTINCT", "TOKENS"})
  public Family board = Family.TOKENS;

  @Param({"8", "16", "32", "64", "128", "1000", "10000", "100000"})
  public int creatures = 1;

  @Param({"1", "5"})
  public int defenders = 1;

  private Prepared prepared = Prepared.of(Families.of(board, creatures, defenders, SEED));

  /** Lays the board. */
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
