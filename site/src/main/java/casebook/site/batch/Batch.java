package casebook.site.batch;

import casebook.site.work.TooLong;
import java.io.BufferedReader;
import java.io.IOException;

/** Judges cases that come one on each line on several threads. */
public final class Batch {
  private final LineJudge judge;
  private final JsonLines.Turn turn;
  private final LinePipe<CaseLines.Line, LineAnswer> pipe;

  /**
   * A way to judge lines.
   *
   * @param turn has the lines judged one by one, each until its deadline
   */
  public Batch(LineJudge judge, JsonLines.Turn turn, int threads, Order order) {
    this.judge = judge;
    this.turn = turn;
    this.pipe = new LinePipe<>(this::answer, threads, order);
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
    pipe.run(new CaseLines(in), results);
  }

  private LineAnswer answer(CaseLines.Line line) {
    try {
      return turn.take(() -> judge.answer(line));
    } catch (TooLong e) {
      return LineJudge.tooLong(line, e);
    } catch (RuntimeException | StackOverflowError e) {
      return LineJudge.failed(line, e);
    }
  }
}
