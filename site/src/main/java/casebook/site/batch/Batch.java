package casebook.site.batch;

import java.io.BufferedReader;
import java.io.IOException;

/** Judges cases that come one on each line on several threads. */
public final class Batch {
  private final LinePipe<CaseLines.Line, LineAnswer> pipe;

  /**
   * A way to judge lines.
   *
   * @param turn has the lines judged one by one, each until its deadline
   */
  public Batch(LineJudge judge, TimedJudge.Turn turn, int threads, Order order) {
    this.pipe = new LinePipe<>(new TimedJudge(judge, turn)::answer, threads, order);
  }

  /** In which order the answers are written. */
  public enum Order {
    /** That of the lines. */
    OF_LINES,
    /** Each as soon as it is there; a slow line keeps back only the few that come with it. */
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
}
