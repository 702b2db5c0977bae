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

/** The maximum beside looking at every attack, where there are not too many. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class ExhaustiveBenchmark {
  @Param({"COMPANY"})
  public Crowd board = Crowd.COMPANY;

  @Param({"4", "6", "8", "10"})
  public int creatures = 1;

  @Param({"3"})
  public int defenders = 1;

  private Prepared prepared = Prepared.of(Table.grounds(board.board(creatures, defenders)));

  /** Lays the board. */
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
