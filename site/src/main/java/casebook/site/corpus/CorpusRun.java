package casebook.site.corpus;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/**
 * Writes boards one on each line, made on several threads, in the order of their numbers.
 *
 * @param seen is told again and again how many are written
 */
public record CorpusRun(Corpus corpus, int threads, LongConsumer seen) {
  private static final int CHUNK = 64;

  /** Chunks that are made or wait to be written, for each thread. */
  private static final int CHUNKS = 4;

  /** Writes so many boards from a number on. */
  public void write(long from, long count, Writer out) throws IOException {
    var made = new ArrayDeque<Future<String>>();
    long end = from + count;
    long written = 0;
    try (var makers = Executors.newFixedThreadPool(threads)) {
      long next = from;
      while (next < end || !made.isEmpty()) {
        while (next < end && made.size() < CHUNKS * threads) {
          long first = next;
          long last = Math.min(end, first + CHUNK);
          made.add(makers.submit(() -> lines(first, last)));
          next = last;
        }
        out.write(made.remove().get());
        written = Math.min(count, written + CHUNK);
        seen.accept(written);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted before all was written", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private String lines(long from, long end) {
    var lines = new StringBuilder();
    for (long number = from; number < end; number++) {
      lines.append(corpus.board(number)).append('\n');
    }
    return lines.toString();
  }
}
