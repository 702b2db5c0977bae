package casebook.site.batch;

import casebook.site.work.TooLong;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Judges cases that come one on each line, one after the other, and answers each soon. Lines that
 * are there already and quickly judged share a turn, since to hand one over to another thread costs
 * as much as to judge a small one.
 */
public final class JsonLines {

  /** The most lines that are read before they are judged. */
  private static final int AHEAD = 64;

  /** The most characters that are read ahead. */
  private static final int CHARACTERS = 1 << 16;

  private final Function<CaseLines.Line, LineAnswer> judge;
  private final Consumer<Runnable> turns;
  private final Duration turn;

  /**
   * Rulings on cases.
   *
   * @param judge answers a line
   * @param turns has work done when its turn has come, and throws {@link TooLong} where it had to
   *     end
   * @param turn no other line is begun in a turn that has gone on for so long
   */
  public JsonLines(
      Function<CaseLines.Line, LineAnswer> judge, Consumer<Runnable> turns, Duration turn) {
    this.judge = judge;
    this.turns = turns;
    this.turn = turn;
  }

  /** Judges all lines that aren't blank; the worst outcome. */
  public LineOutcome judge(BufferedReader in, Writer out) throws IOException {
    var lines = new CaseLines(in);
    Queue<CaseLines.Line> ahead = new ArrayDeque<>();
    LineOutcome worst = LineOutcome.LEGAL;
    readAhead(lines, ahead);
    while (!ahead.isEmpty()) {
      for (LineAnswer answer : answeredInOneTurn(ahead)) {
        out.write(answer.line());
        out.write('\n');
        worst = worst.or(answer.outcome());
      }
      out.flush();
      readAhead(lines, ahead);
    }
    return worst;
  }

  /** Waits for a line only where there is none to judge. */
  private static void readAhead(CaseLines lines, Queue<CaseLines.Line> ahead) throws IOException {
    int characters = ahead.stream().mapToInt(CaseLines.Line::length).sum();
    Optional<CaseLines.Line> line = ahead.isEmpty() ? lines.next() : lines.nextNow();
    while (line.isPresent()) {
      ahead.add(line.get());
      characters += line.get().length();
      boolean isEnough = ahead.size() >= AHEAD || characters >= CHARACTERS;
      line = isEnough ? Optional.empty() : lines.nextNow();
    }
  }

  /** Answers to the first lines, which are taken away. */
  private List<LineAnswer> answeredInOneTurn(Queue<CaseLines.Line> ahead) {
    List<LineAnswer> answers = new ArrayList<>();
    try {
      turns.accept(() -> {
        long begun = System.nanoTime();
        do {
          try {
            answers.add(judge.apply(ahead.element()));
          } catch (RuntimeException | StackOverflowError e) {
            if (answers.isEmpty()) {
              throw e;
            }
            // What is answered stays so; the line has a turn of its own, and fails again or not.
            return;
          }
          ahead.remove();
        } while (!ahead.isEmpty() && System.nanoTime() - begun < turn.toNanos());
      });
    } catch (TooLong e) {
      answers.add(LineJudge.tooLong(ahead.remove(), e));
    }
    return answers;
  }
}
