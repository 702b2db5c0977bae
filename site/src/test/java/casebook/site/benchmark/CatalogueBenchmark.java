package casebook.site.benchmark;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
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

/** The catalogue of card facts. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CatalogueBenchmark {

  /** As a program does that has just begun: nothing is compiled yet. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Fork(10)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public Catalogue load() {
    return Catalogue.builtIn();
  }

  /** A card by a name in other letters. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Optional<CardFacts> find() {
    return Catalogue.builtIn().find("adeline resplendent cathar");
  }

  /** Names for one that is misspelt. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public List<String> nearest() {
    return Catalogue.builtIn().nearest("Legoin Warbos", 5);
  }
}
