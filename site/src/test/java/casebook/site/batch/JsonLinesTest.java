package casebook.site.batch;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.rules.work.Cancellation;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.CaseReader;
import casebook.site.work.Client;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Cases on lines, and the lines that answer them. */
class JsonLinesTest {
  private static final String CASE =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "activePlayer": "ann",
       "permanents": [], "moves": [{"declareAttackers": {"attacks": []}}]}
      """
          .replace("\n", "");

  private static String forEver() {
    while (true) {
      Cancellation.check();
    }
  }

  @Test
  void a_line_that_takes_too_long_is_an_error_line_and_the_others_are_judged() throws IOException {
    var turns = new AtomicInteger();
    var out = new StringWriter();
    LineOutcome outcome;
    try (var hasty = new Workers(1, 0, Duration.ofMillis(20))) {
      JsonLines.Turn turn =
          line -> {
            if (turns.incrementAndGet() == 2) {
              hasty.inTurn(Task.RULING, Client.PATIENT, JsonLinesTest::forEver);
            }
            return line.get();
          };
      var lines =
          new JsonLines(
              new LineJudge(
                  new CaseReader(Editions.builtIn(), Catalogue.builtIn()), Editions.builtIn()),
              turn);
      String cases = CASE + "\n" + CASE + "\n\n" + CASE;
      outcome = lines.judge(new BufferedReader(new StringReader(cases)), out);
    }
    assertThat(outcome).isEqualTo(LineOutcome.TOO_LONG);
    assertThat(out.toString().lines()).hasSize(3);
    assertThat(out.toString().lines().toList().get(1))
        .contains("\"errors\"", "\"line\":2", "longer than the limit of 0.02 seconds")
        .doesNotContain("verdict");
    assertThat(out.toString().lines().toList().get(2)).contains("\"verdict\":\"legal\"");
  }
}
