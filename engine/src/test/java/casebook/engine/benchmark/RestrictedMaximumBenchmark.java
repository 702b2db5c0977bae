package casebook.engine.benchmark;

import casebook.engine.Table;
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

/** The bare maximum on boards that are dense in one kind of effects. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class RestrictedMaximumBenchmark {
  @Param({"CAPS", "COMPANY", "SETS", "INSTANCES"})
  public Crowd board = Crowd.CAPS;

  @Param({"32", "128", "1000"})
  public int creatures = 1;

  @Param({"3"})
  public int defenders = 1;

  private Prepared prepared = Prepared.of(Table.grounds(board.board(creatures, defenders)));

  /** Lays the board. */
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
