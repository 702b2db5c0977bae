package casebook.site.batch;

import casebook.site.work.TooLong;
import java.util.function.Supplier;

/**
 * Judges lines, each until its deadline: whatever a line is, there is an answer to it. Several
 * threads may use one.
 *
 * @param turn has the lines judged one by one
 */
public record TimedJudge(LineJudge judge, Turn turn) {

  /** Has a line judged when its turn has come. */
  @FunctionalInterface
  public interface Turn {
    /** What came of it. */
    LineAnswer take(Supplier<LineAnswer> line);
  }

  /** What comes of a line; an error where the program fails on it. */
  public LineAnswer answer(CaseLines.Line line) {
    try {
      return turn.take(() -> judge.answer(line));
    } catch (TooLong e) {
      return LineJudge.tooLong(line, e);
    } catch (RuntimeException | StackOverflowError e) {
      return LineJudge.failed(line, e);
    }
  }
}
