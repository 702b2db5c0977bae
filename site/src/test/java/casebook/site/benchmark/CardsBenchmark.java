package casebook.site.benchmark;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.CardFile;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.TextFile;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The reading of rules text, with the texts of all cards of the data folder. */
@State(Scope.Thread)
@Fork(1)
public class CardsBenchmark {
  private static final long SEED = 508;

  private List<PrintedFace> faces = List.of();
  private final Random random = new Random(SEED);

  /** Takes the cards from their file. */
  @Setup
  public void open() throws IOException {
    Path file =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cards")
            .resolve("2026/cards.jsonl.gz");
    try (Reader text = TextFile.open(file)) {
      faces = CardFile.read(text);
    }
  }

  /** Every card once, on one core. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Warmup(iterations = 2)
  @Measurement(iterations = 5)
  public int allCards() {
    return faces.stream().map(PrintedFace::facts).mapToInt(card -> card.abilities().size()).sum();
  }

  /** One card, any of them. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  @Warmup(iterations = 3, time = 2)
  @Measurement(iterations = 5, time = 2)
  public CardFacts oneCard() {
    return faces.get(random.nextInt(faces.size())).facts();
  }
}
