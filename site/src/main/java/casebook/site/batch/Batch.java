package casebook.site.batch;

import casebook.site.work.Deadline;
import casebook.site.work.Task;
import casebook.site.work.TooLong;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Judges cases that come one on each line on several threads. Lines are read only as fast as they
 * are judged and their answers written, so that however many there are, few are held at once.
 */
public final class Batch {

  /** Lines of a chunk: enough that handing it over costs nothing, and few to wait for. */
  private static final int LINES = 16;

  /** A chunk ends earlier where its lines are long, in characters. */
  private static final int CHARACTERS = 1 << 16;

  /** Chunks that are begun, waiting or to be written, for each thread. */
  private static final int CHUNKS = 4;

  private static final long LOOK_MILLIS = 100;

  private final LineJudge judge;
  private final Deadline deadline;
  private final int threads;
  private final Order order;

  /**
   * A way to judge lines.
   *
   * @param deadline for each line
   */
  public Batch(LineJudge judge, Deadline deadline, int threads, Order order) {
    this.judge = judge;
    this.deadline = deadline;
    this.threads = threads;
    this.order = order;
  }

  /** In which order the answers are written. */
  public enum Order {
    /** That of the lines. */
    OF_LINES,
    /** Each as soon as it is there; a slow line keeps no others back. */
    AS_JUDGED
  }

  /**
   * Judges all lines that aren't blank and that the results don't have yet.
   *
   * @throws IOException if reading or writing fails; what was written until then stays
   */
  void judge(BufferedReader in, Results results) throws IOException {
    var places = new Semaphore(CHUNKS * threads);
    var toWrite = new LinkedBlockingQueue<Optional<Future<JudgedChunk>>>();
    try (ExecutorService writer = Executors.newSingleThreadExecutor()) {
      Future<?> writing = writer.submit(() -> write(toWrite, places, results));
      try (ExecutorService judges = Executors.newFixedThreadPool(threads)) {
        read(
            new CaseLines(in),
            results,
            chunk -> {
              boolean goesOn = takesPlace(places, writing);
              if (goesOn) {
                submit(chunk, judges, toWrite);
              }
              return goesOn;
            });
      } finally {
        toWrite.add(Optional.empty());
      }
      finish(writing);
    }
  }

  /** Takes chunks one by one, and says whether it goes on. */
  private interface Taker {
    boolean take(Chunk chunk);
  }

  private static void read(CaseLines in, Results results, Taker taker) throws IOException {
    var lines = new ArrayList<CaseLines.Line>();
    int from = 1;
    int characters = 0;
    boolean goesOn = true;
    Optional<CaseLines.Line> next = in.next();
    while (goesOn && next.isPresent()) {
      CaseLines.Line line = next.get();
      if (!results.has(line.number())) {
        lines.add(line);
        characters += line.text().length();
      } else if (lines.isEmpty()) {
        from = line.number() + 1;
      }
      boolean isFull = lines.size() == LINES || characters >= CHARACTERS;
      boolean isBeforeDone = results.has(line.number() + 1);
      if (!lines.isEmpty() && (isFull || isBeforeDone || !in.hasMoreNow())) {
        goesOn = taker.take(new Chunk(new Span(from, line.number()), List.copyOf(lines)));
        lines.clear();
        characters = 0;
        from = line.number() + 1;
      }
      next = in.next();
    }
    if (goesOn && !lines.isEmpty()) {
      taker.take(new Chunk(new Span(from, lines.getLast().number()), List.copyOf(lines)));
    }
  }

  /** Waits for a place; false where nothing can be written any more. */
  private static boolean takesPlace(Semaphore places, Future<?> writing) {
    try {
      while (!writing.isDone()) {
        if (places.tryAcquire(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
          return true;
        }
      }
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void submit(
      Chunk chunk, ExecutorService judges, BlockingQueue<Optional<Future<JudgedChunk>>> toWrite) {
    switch (order) {
      case OF_LINES -> toWrite.add(Optional.of(judges.submit(() -> judged(chunk))));
      case AS_JUDGED ->
          judges.execute(
              new FutureTask<>(() -> judged(chunk)) {
                @Override
                protected void done() {
                  toWrite.add(Optional.of(this));
                }
              });
    }
  }

  private JudgedChunk judged(Chunk chunk) {
    return new JudgedChunk(chunk, chunk.lines().stream().map(this::answer).toList());
  }

  private LineAnswer answer(CaseLines.Line line) {
    try {
      return deadline.during(Task.RULING, () -> judge.answer(line));
    } catch (TooLong e) {
      return LineJudge.tooLong(line, e);
    } catch (RuntimeException | StackOverflowError e) {
      return LineJudge.failed(line, e);
    }
  }

  private static Void write(
      BlockingQueue<Optional<Future<JudgedChunk>>> toWrite, Semaphore places, Results results)
      throws IOException, InterruptedException, ExecutionException {
    Optional<Future<JudgedChunk>> next = toWrite.take();
    while (next.isPresent()) {
      results.take(next.get().get());
      places.release();
      next = toWrite.take();
    }
    return null;
  }

  private static void finish(Future<?> writing) throws IOException {
    try {
      writing.get();
    } catch (ExecutionException e) {
      Throwable cause =
          e.getCause() instanceof ExecutionException judging ? judging.getCause() : e.getCause();
      switch (cause) {
        case IOException failed -> throw failed;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted before all was written", e);
    }
  }
}
