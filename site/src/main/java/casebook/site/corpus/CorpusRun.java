package casebook.site.corpus;

import casebook.site.batch.Batch;
import casebook.site.batch.LinePipe;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

/**
 * Writes boards one on each line, made on several threads, in the order of their numbers.
 *
 * @param seen is told again and again how many are written
 */
public record CorpusRun(Corpus corpus, int threads, Seen seen) {

  /** The number of boards that are handed over together. */
  private static final int BOARDS = 4;

  /** Receives the number of boards written. */
  @FunctionalInterface
  public interface Seen {
    /**
     * Tells how many boards are written so far.
     *
     * @throws IOException to write no more
     */
    void accept(long written) throws IOException;
  }

  /** The numbers of the boards to make. */
  private record Numbers(int number, long from, long end) implements LinePipe.Line {
    @Override
    public int length() {
      return 0;
    }
  }

  /** The boards as lines. */
  private record Made(String lines) implements LinePipe.Made {
    @Override
    public int length() {
      return lines.length();
    }
  }

  /** Some boards after the others. */
  private static final class Source implements LinePipe.Source<Numbers> {
    private final long end;
    private long next;
    private int given;

    Source(long from, long end) {
      this.next = from;
      this.end = end;
    }

    @Override
    public Optional<Numbers> next() {
      if (next >= end) {
        return Optional.empty();
      }
      long from = next;
      next = Math.min(end, from + BOARDS);
      return Optional.of(new Numbers(++given, from, next));
    }

    @Override
    public boolean hasMoreNow() {
      return next < end;
    }
  }

  /** Writes a number of boards from a number on. */
  public void write(long from, long count, Writer out) throws IOException {
    new LinePipe<>(this::made, threads, Batch.Order.OF_LINES)
        .run(
            new Source(from, from + count),
            made -> {
              for (Made boards : made.made()) {
                out.write(boards.lines());
              }
              seen.accept(made.lines().getLast().end() - from);
            });
  }

  private Made made(Numbers numbers) {
    var lines = new StringBuilder();
    for (long number = numbers.from(); number < numbers.end(); number++) {
      lines.append(corpus.board(number)).append('\n');
    }
    return new Made(lines.toString());
  }
}
