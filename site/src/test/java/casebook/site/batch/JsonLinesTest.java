package casebook.site.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.rules.Editions;
import casebook.rules.work.Cancellation;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.CaseReader;
import casebook.site.work.Client;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases on lines, and the lines that answer them. */
class JsonLinesTest {
  private static final String CASE =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "activePlayer": "ann",
       "permanents": [], "moves": [{"declareAttackers": {"attacks": []}}]}
      """
          .replace("\n", "");

  private static final LineJudge JUDGE =
      new LineJudge(new CaseReader(Editions.builtIn(), Catalogue.builtIn()), Editions.builtIn());

  private static final Duration DEADLINE = Duration.ofMillis(500);

  /** Judges all lines, but the second one without end, and the first one slowly. */
  private static LineAnswer secondWithoutEnd(CaseLines.Line line) {
    if (line.number() == 1) {
      LockSupport.parkNanos(DEADLINE.toNanos() / 10);
    }
    while (line.number() == 2) {
      Cancellation.check();
      Thread.onSpinWait();
    }
    return JUDGE.answer(line);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10_000})
  void a_line_that_takes_too_long_is_an_error_line_and_the_others_are_judged(int turn)
      throws IOException {
    var out = new StringWriter();
    LineOutcome outcome;
    try (var hasty = new Workers(1, 0, DEADLINE)) {
      var lines =
          new JsonLines(
              JsonLinesTest::secondWithoutEnd,
              work -> hasty.inTurn(Task.RULING, Client.PATIENT, work),
              Duration.ofMillis(turn));
      String cases = CASE + "\n" + CASE + "\n\n" + CASE;
      outcome = lines.judge(new BufferedReader(new StringReader(cases)), out);
    }
    assertThat(outcome).isEqualTo(LineOutcome.TOO_LONG);
    assertThat(out.toString().lines()).hasSize(3);
    assertThat(out.toString().lines().toList().get(1))
        .contains("\"errors\"", "\"line\":2", "longer than the limit of 0.5 seconds")
        .doesNotContain("verdict");
    assertThat(out.toString().lines().toList().get(2)).contains("\"verdict\":\"legal\"");
  }

  @Test
  void lines_that_are_there_share_turns_as_long_as_one_goes_on() throws IOException {
    assertThat(turns(Duration.ofHours(1), 100)).isEqualTo(2);
    assertThat(turns(Duration.ZERO, 100)).isEqualTo(100);
  }

  @Test
  void whole_lines_are_answered_while_the_next_one_is_unfinished() throws IOException {
    for (String rest : List.of("{\"players", "\n", "")) {
      var out = new StringWriter();
      var in =
          new BufferedReader(
              new ThenSilent(CASE + "\n" + rest, () -> out.toString().contains("verdict")));
      new JsonLines(JUDGE::answer, Runnable::run, Duration.ofMillis(5)).judge(in, out);
      assertThat(out.toString()).contains("verdict");
    }
  }

  /** Text, and an end that may only be waited for when something is so. */
  private static final class ThenSilent extends Reader {
    private final StringReader text;
    private final int length;
    private final BooleanSupplier mayWait;
    private int read;

    ThenSilent(String text, BooleanSupplier mayWait) {
      this.text = new StringReader(text);
      this.length = text.length();
      this.mayWait = mayWait;
    }

    @Override
    public int read(char[] signs, int from, int most) throws IOException {
      if (read == length && !mayWait.getAsBoolean()) {
        throw new AssertionError("waits for what hasn't come, and leaves a whole line unanswered");
      }
      int count = text.read(signs, from, most);
      read += Math.max(count, 0);
      return count;
    }

    @Override
    public boolean ready() {
      return read < length;
    }

    @Override
    public void close() {
      text.close();
    }
  }

  @Test
  void what_is_answered_stays_so_where_a_later_line_of_the_turn_fails() {
    var out = new StringWriter();
    var lines =
        new JsonLines(
            line -> {
              if (line.number() == 3) {
                throw new IllegalStateException("broken");
              }
              return JUDGE.answer(line);
            },
            Runnable::run,
            Duration.ofHours(1));
    var in = new BufferedReader(new StringReader((CASE + "\n").repeat(4)));
    assertThatThrownBy(() -> lines.judge(in, out)).hasMessage("broken");
    assertThat(out.toString().lines()).hasSize(2).allMatch(line -> line.contains("verdict"));
  }

  private static int turns(Duration turn, int lines) throws IOException {
    var turns = new AtomicInteger();
    var out = new StringWriter();
    new JsonLines(
            JUDGE::answer,
            work -> {
              turns.incrementAndGet();
              work.run();
            },
            turn)
        .judge(new BufferedReader(new StringReader((CASE + "\n").repeat(lines))), out);
    assertThat(out.toString().lines()).hasSize(lines).allMatch(line -> line.contains("verdict"));
    return turns.get();
  }
}
