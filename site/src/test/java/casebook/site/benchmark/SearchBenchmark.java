package casebook.site.benchmark;

import casebook.index.query.Query;
import casebook.index.result.Completion;
import casebook.index.result.SearchResult;
import casebook.site.Casebook;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedEditions;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.Progress;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.RulesFiles;
import casebook.site.measure.JudgedQueries;
import casebook.site.measure.JudgedQuery;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The search with three complete editions of the data folder and 50,000 rulings imported, on one
 * core.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
public class SearchBenchmark {
  private static final int RULINGS = 50_000;
  private static final int COMPLETIONS = 10;
  private static final int LARGEST_INDEX = 100_000_000;

  private final List<String> queries = new ArrayList<>();
  private final List<String> beginnings = new ArrayList<>();
  private byte[] rulings = new byte[0];
  private Path data = Path.of("");
  private Casebook casebook = Casebook.builtIn();
  private int asked;

  /** Imports all of it. */
  @Setup
  public void open() throws IOException, ImportException {
    data = Files.createTempDirectory("casebook-benchmark");
    var folder = new DataFolder(data);
    importRules(folder);
    rulings = InventedRulings.lines(RULINGS);
    ImportedRulings.add(new ByteArrayInputStream(rulings), folder);
    casebook = Casebook.with(folder);
    casebook.finishIndexing();
    long size = size(folder.indexes());
    System.out.printf("The index has %,d bytes%n", size);
    if (size > LARGEST_INDEX) {
      throw new IllegalStateException("The index is too large: " + size + " bytes");
    }
    JudgedQueries.builtIn().stream()
        .flatMap(set -> set.queries().stream())
        .map(JudgedQuery::text)
        .forEach(queries::add);
    for (String query : queries) {
      for (int length = 1; length <= query.length(); length += 2) {
        beginnings.add(query.substring(0, length));
      }
    }
  }

  private static void importRules(DataFolder folder) throws IOException, ImportException {
    Path rules =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "rules");
    try (Stream<Path> files = Files.list(rules)) {
      List<Path> complete =
          files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
      ImportedEditions.add(RulesFiles.in(complete).found(), folder, Progress.UNSEEN);
    }
  }

  private static long size(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  /** Removes what was written. */
  @TearDown
  public void remove() throws IOException {
    remove(data);
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** The judged queries, one after the other. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public SearchResult search() {
    return casebook.search(Query.of(queries.get(asked++ % queries.size())));
  }

  /** What is asked while the judged queries are typed. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public List<Completion> suggest() {
    return casebook.suggest(beginnings.get(asked++ % beginnings.size()), COMPLETIONS);
  }

  /** Queries that nobody asks who wants an answer. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public SearchResult hostile() {
    List<String> hostile = HostileQueries.ALL;
    return casebook.search(Query.of(hostile.get(asked++ % hostile.size())));
  }

  /** The 50,000 rulings, from their file to the index, as a program does that has just begun. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @Fork(2)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public int importRulings() throws IOException, ImportException {
    Path fresh = Files.createTempDirectory("casebook-import");
    var folder = new DataFolder(fresh);
    ImportedRulings.add(new ByteArrayInputStream(rulings), folder);
    Casebook with = Casebook.with(folder);
    with.finishIndexing();
    int count = with.officialRulings().count();
    remove(fresh);
    return count;
  }
}
