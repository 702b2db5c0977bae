package casebook.site.compare;

import casebook.site.batch.Batch;
import casebook.site.batch.CaseLines;
import casebook.site.batch.LineJudge;
import casebook.site.batch.LinePipe;
import casebook.site.work.Deadline;
import casebook.site.work.Task;
import casebook.site.work.TooLong;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Serializable;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;

/**
 * Compares answers to cases, one case on each line. Cases and answers are read in step, so that
 * files of any length can be compared.
 *
 * @param deadline for judging a line once
 */
public record Comparison(Side before, Side after, Deadline deadline, int threads) {

  /** A case with the answers that were written to it before. */
  private record Both(CaseLines.Line one, String before, String after) implements LinePipe.Line {
    @Override
    public int number() {
      return one.number();
    }

    @Override
    public int length() {
      return one.length() + before.length() + after.length();
    }
  }

  /** The result of comparing two answers. */
  public sealed interface Compared extends LinePipe.Made, Serializable {

    /** Compares two answers to a case, on a line of JSON each. */
    static Compared of(int line, String json, String before, String after) {
      try {
        return Change.of(line, json, before, after)
            .<Compared>map(Different::new)
            .orElseGet(Same::new);
      } catch (JacksonException e) {
        return new Missing(line, "One of the answers is no JSON.");
      }
    }

    /** The answers say the same. */
    record Same() implements Compared {
      @Override
      public int length() {
        return 0;
      }
    }

    /** The answers differ. */
    record Different(Change change) implements Compared {
      @Override
      public int length() {
        return change.json().length();
      }
    }

    /** An answer is missing. */
    record Missing(int line, String why) implements Compared {
      @Override
      public int length() {
        return why.length();
      }
    }
  }

  /**
   * Compares all answers.
   *
   * @param taker takes what comes of each, in the order of the lines
   * @throws IOException if the answers don't fit the cases, or can't be read
   */
  public void run(BufferedReader cases, Consumer<Compared> taker) throws IOException {
    new LinePipe<>(this::compared, threads, Batch.Order.OF_LINES)
        .run(inStep(new CaseLines(cases)), made -> made.made().forEach(taker));
    before.end();
    after.end();
  }

  private LinePipe.Source<Both> inStep(CaseLines cases) {
    return new LinePipe.Source<>() {
      @Override
      public Optional<Both> next() throws IOException {
        Optional<CaseLines.Line> line = cases.next();
        if (line.isEmpty()) {
          return Optional.empty();
        }
        int number = line.get().number();
        var both = new Both(line.get(), before.next(number), after.next(number));
        checkExtents(both);
        return Optional.of(both);
      }

      @Override
      public boolean hasMoreNow() throws IOException {
        return cases.hasMoreNow();
      }
    };
  }

  /** Whole rulings and short answers say other things even where nothing changed. */
  private void checkExtents(Both both) throws IOException {
    Optional<Side.Extent> one = before.extent(both.before());
    Optional<Side.Extent> other = after.extent(both.after());
    if (one.isPresent() && other.isPresent() && one.get() != other.get()) {
      boolean isShort = one.get() == Side.Extent.SHORT_ANSWER;
      throw new IOException(
          "%s has short answers, and %s whole rulings: say with --fields which fields the answers were judged with, or judge both alike"
              .formatted((isShort ? before : after).called(), (isShort ? after : before).called()));
    }
  }

  private Compared compared(Both both) {
    try {
      return Compared.of(
          both.number(),
          both.one().text(),
          answer(before, both.one(), both.before()),
          answer(after, both.one(), both.after()));
    } catch (TooLong e) {
      return new Compared.Missing(both.number(), e.advice());
    }
  }

  private String answer(Side side, CaseLines.Line line, String written) {
    return switch (side) {
      case Side.Judged(var judge) -> judged(judge, line);
      case Side.Written _ -> written;
    };
  }

  private String judged(LineJudge judge, CaseLines.Line line) {
    try {
      return deadline.during(Task.RULING, () -> judge.answer(line)).line();
    } catch (TooLong e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      return LineJudge.failed(line, e).line();
    }
  }
}
