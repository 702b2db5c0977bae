package casebook.site.benchmark;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.history.Resolution;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The built-in editions and what became of their rules. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EditionsBenchmark {
  private static final RuleNumber MOVED_OFTEN = RuleNumber.parse("508.4b");

  /** All texts of all editions, in a program that has just begun: nothing is compiled yet. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Fork(10)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public List<Rule> load() {
    return Editions.builtIn().all().stream().flatMap(edition -> edition.rules().stream()).toList();
  }

  /** What became of one rule of 2018. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Optional<Resolution> resolve() {
    Edition edition = Editions.builtIn().named("2018-07-13").orElseThrow();
    return new History(Editions.builtIn(), Crosswalk.builtIn()).resolve(edition, MOVED_OFTEN);
  }
}
