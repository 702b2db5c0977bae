package casebook.site.batch;

import casebook.site.work.TooLong;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.function.Supplier;

/** Judges cases that come one on each line, one after the other, and answers each at once. */
public final class JsonLines {
  private final LineJudge judge;
  private final Turn turn;

  /**
   * Rulings on cases.
   *
   * @param turn has the lines judged one by one
   */
  public JsonLines(LineJudge judge, Turn turn) {
    this.judge = judge;
    this.turn = turn;
  }

  /** Has a line judged when its turn has come. */
  @FunctionalInterface
  public interface Turn {
    /** What came of it. */
    LineAnswer take(Supplier<LineAnswer> line);
  }

  /** Judges all lines that aren't blank; the worst outcome. */
  public LineOutcome judge(BufferedReader in, Writer out) throws IOException {
    var lines = new CaseLines(in);
    LineOutcome worst = LineOutcome.LEGAL;
    Optional<CaseLines.Line> line = lines.next();
    while (line.isPresent()) {
      LineAnswer answer = take(line.get());
      out.write(answer.line());
      out.write('\n');
      out.flush();
      worst = worst.or(answer.outcome());
      line = lines.next();
    }
    return worst;
  }

  private LineAnswer take(CaseLines.Line line) {
    try {
      return turn.take(() -> judge.answer(line));
    } catch (TooLong e) {
      return LineJudge.tooLong(line, e);
    }
  }
}
