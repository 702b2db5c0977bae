package casebook.site.load;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.corpus.Corpus;
import casebook.site.corpus.CorpusFormat;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.RulingJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/**
 * Rules on the same boards of real cards again and again, on several threads and in another order
 * on each, and compares each ruling with the first one byte by byte. It prints how far it is, and
 * ends with 1 where one was another.
 */
public final class SameAnswers {
  private static final int PORTION = 1_000;

  private final CaseReader reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
  private final List<String> boards;
  private final List<String> first;
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong told = new AtomicLong();

  /** Boards, and the first ruling on each. */
  SameAnswers(int boards, long seed) {
    var corpus =
        new Corpus(
            Catalogue.builtIn().names(),
            Catalogue.builtIn(),
            CorpusFormat.CONSTRUCTED,
            CorpusFormat.CONSTRUCTED.players(),
            seed);
    this.boards = LongStream.rangeClosed(1, boards).mapToObj(corpus::board).toList();
    this.first = this.boards.stream().map(this::ruling).toList();
  }

  /** Runs it: how many rulings, on how many threads, and how many different boards (1,000). */
  public static void main(String[] arguments) throws InterruptedException, ExecutionException {
    long rulings = Long.parseLong(arguments[0]);
    int threads = Integer.parseInt(arguments[1]);
    int boards = arguments.length > 2 ? Integer.parseInt(arguments[2]) : PORTION;
    long begun = System.nanoTime();
    Optional<String> another = new SameAnswers(boards, /* seed= */ 22).another(rulings, threads);
    System.out.printf(
        "%,d rulings on %,d boards, %d threads, %d s: %s%n",
        rulings,
        boards,
        threads,
        (System.nanoTime() - begun) / 1_000_000_000,
        another.map(board -> "another ruling on " + board).orElse("all the same"));
    System.exit(another.isEmpty() ? 0 : 1);
  }

  /** A board on which a later ruling was another than the first one, if there is one. */
  Optional<String> another(long rulings, int threads)
      throws InterruptedException, ExecutionException {
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      var working = new ArrayList<Future<Optional<String>>>();
      for (int thread = 0; thread < threads; thread++) {
        long share = rulings / threads + (thread < rulings % threads ? 1 : 0);
        var random = new SplittableRandom(thread);
        working.add(workers.submit(() -> another(share, random)));
      }
      Optional<String> another = Optional.empty();
      for (Future<Optional<String>> one : working) {
        Optional<String> found = one.get();
        another = another.or(() -> found);
      }
      return another;
    }
  }

  private Optional<String> another(long rulings, SplittableRandom random) {
    for (long number = 0; number < rulings; number++) {
      int board = random.nextInt(boards.size());
      if (!ruling(boards.get(board)).equals(first.get(board))) {
        return Optional.of(boards.get(board));
      }
      tell(done.incrementAndGet());
    }
    return Optional.empty();
  }

  private void tell(long now) {
    if (now % (100L * PORTION) == 0 && told.accumulateAndGet(now, Math::max) == now) {
      System.out.printf("%,d rulings%n", now);
    }
  }

  private String ruling(String board) {
    return switch (reader.read(board, CaseFormat.JSON)) {
      case Reading.Good<Case>(var judged) ->
          RulingJson.of(Judgement.of(judged, Editions.builtIn())).compact();
      case Reading.Wrong<Case>(var problems) -> problems.toString();
      case Reading.Unparseable<Case>(var problems) -> problems.toString();
    };
  }
}
