package casebook.site.batch;

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
import java.util.function.Function;

/**
 * Has lines worked on by several threads. They are read only as fast as what is made of them is
 * taken, so that however many there are and however much is made of each, little is held at once.
 *
 * @param work what is done with a line; it throws nothing that belongs to the line
 * @param threads how many do it at once
 * @param order in which order what is made is taken
 */
public record LinePipe<L extends LinePipe.Line, T extends LinePipe.Made>(
    Function<L, T> work, int threads, Batch.Order order) {

  /** Lines of a chunk: enough that handing it over costs nothing, and few to wait for. */
  private static final int LINES = 16;

  /** A chunk ends earlier where its lines are long, in characters. */
  private static final int CHARACTERS = 1 << 16;

  /** Chunks that are begun, waiting or to be taken, for each thread. */
  private static final int CHUNKS = 4;

  /** A line with what belongs to it. */
  public interface Line {
    /** Which line it is, from 1. */
    int number();

    /** How many characters it has, with what belongs to it. */
    int length();
  }

  /** What is made of a line. */
  public interface Made {
    /** How many characters it has. */
    int length();
  }

  /** Where lines come from. */
  public interface Source<L> {
    /** The next line; empty after the last one. */
    Optional<L> next() throws IOException;

    /** Whether some of the next line is there already. */
    boolean hasMoreNow() throws IOException;
  }

  /** Takes what is made. Only one thread at a time gives it any. */
  public interface Taker<L, T> {

    /** Whether what is made of a line was taken by an earlier run, so that nobody need make it. */
    default boolean has(@SuppressWarnings("unused") int line) {
      return false;
    }

    /** Takes what is made of some lines. */
    void take(MadeChunk<L, T> made) throws IOException;
  }

  /**
   * Works on all lines that haven't been taken yet.
   *
   * @throws IOException if reading or taking fails; what was taken until then stays
   */
  public void run(Source<L> in, Taker<L, T> taker) throws IOException {
    new Run<>(this, taker).run(in);
  }

  /** What goes on while lines are worked on. */
  private static final class Run<L extends Line, T extends Made> {
    private final LinePipe<L, T> pipe;
    private final Taker<L, T> taker;
    private final Held held;
    private final BlockingQueue<Optional<Future<MadeChunk<L, T>>>> toTake =
        new LinkedBlockingQueue<>();

    Run(LinePipe<L, T> pipe, Taker<L, T> taker) {
      this.pipe = pipe;
      this.taker = taker;
      this.held = new Held(CHUNKS * pipe.threads());
    }

    void run(Source<L> in) throws IOException {
      try (ExecutorService takers = Executors.newSingleThreadExecutor()) {
        Future<?> taking = takers.submit(this::takeAll);
        try (ExecutorService workers = Executors.newFixedThreadPool(pipe.threads())) {
          read(in, workers);
        } finally {
          toTake.add(Optional.empty());
        }
        finish(taking);
      }
    }

    private void read(Source<L> in, ExecutorService workers) throws IOException {
      var lines = new ArrayList<L>();
      int from = 1;
      int characters = 0;
      boolean goesOn = true;
      Optional<L> next = in.next();
      while (goesOn && next.isPresent()) {
        L line = next.get();
        if (!taker.has(line.number())) {
          lines.add(line);
          characters += line.length();
        } else if (lines.isEmpty()) {
          from = line.number() + 1;
        }
        boolean isFull = lines.size() >= (held.isMuch() ? 1 : LINES) || characters >= CHARACTERS;
        boolean isBeforeDone = taker.has(line.number() + 1);
        if (!lines.isEmpty() && (isFull || isBeforeDone || !in.hasMoreNow())) {
          goesOn = submit(new Chunk<>(new Span(from, line.number()), lines), workers);
          lines.clear();
          characters = 0;
          from = line.number() + 1;
        }
        next = in.next();
      }
      if (goesOn && !lines.isEmpty()) {
        submit(new Chunk<>(new Span(from, lines.getLast().number()), lines), workers);
      }
    }

    /**
     * Has a chunk worked on when there is a place for it; false where nothing is taken any more.
     */
    private boolean submit(Chunk<L> chunk, ExecutorService workers) {
      boolean goesOn = held.begin(chunk.span().from());
      if (goesOn) {
        switch (pipe.order()) {
          case OF_LINES -> toTake.add(Optional.of(workers.submit(() -> made(chunk))));
          case AS_JUDGED ->
              workers.execute(
                  new FutureTask<>(() -> made(chunk)) {
                    @Override
                    protected void done() {
                      toTake.add(Optional.of(this));
                    }
                  });
        }
      }
      return goesOn;
    }

    private MadeChunk<L, T> made(Chunk<L> chunk) {
      var made = new ArrayList<T>();
      for (L line : chunk.lines()) {
        held.await(chunk.span().from());
        T one = pipe.work().apply(line);
        held.add(one.length());
        made.add(one);
      }
      return new MadeChunk<>(chunk, made);
    }

    private Void takeAll() throws IOException, InterruptedException, ExecutionException {
      try {
        Optional<Future<MadeChunk<L, T>>> next = toTake.take();
        while (next.isPresent()) {
          MadeChunk<L, T> made = next.get().get();
          taker.take(made);
          held.end(made.chunk().span().from(), made.made().stream().mapToLong(Made::length).sum());
          next = toTake.take();
        }
        return null;
      } finally {
        held.close();
      }
    }
  }

  private static void finish(Future<?> taking) throws IOException {
    try {
      taking.get();
    } catch (ExecutionException e) {
      Throwable cause =
          e.getCause() instanceof ExecutionException working ? working.getCause() : e.getCause();
      switch (cause) {
        case IOException failed -> throw failed;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted before all was taken", e);
    }
  }

  /** Some lines that follow each other, and are worked on by one thread. */
  record Chunk<L>(Span span, List<L> lines) {
    Chunk {
      lines = List.copyOf(lines);
    }
  }

  /** Some lines and what was made of each. */
  public record MadeChunk<L, T>(Chunk<L> chunk, List<T> made) {
    public MadeChunk {
      made = List.copyOf(made);
    }

    /** The lines. */
    public List<L> lines() {
      return chunk.lines();
    }
  }
}
