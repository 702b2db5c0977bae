package casebook.site.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.rules.Editions;
import casebook.rules.work.Cancellation;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.CaseReader;
import casebook.site.work.Deadline;
import casebook.site.work.Task;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many cases on lines, judged on several threads, and what is left of them after a stop. */
class BatchTest {
  private static final int CASES = 200;

  @TempDir private Path folder;

  private static LineJudge judge(Field... fields) {
    return new LineJudge(
        new CaseReader(Editions.builtIn(), Catalogue.builtIn()),
        Editions.builtIn(),
        List.of(fields));
  }

  /** A Juggernaut among Bears: every third case has it attack, and is legal. */
  private static String line(int number) {
    String attacks = number % 3 == 0 ? "{\"attacker\": \"juggernaut\", \"target\": \"bob\"}" : "";
    return """
    {"players": [{"id": "ann"}, {"id": "bob"}], "activePlayer": "ann",
     "permanents": [{"id": "juggernaut", "controller": "ann", "card": "Juggernaut"},
      {"id": "bears%d", "controller": "ann", "card": "Grizzly Bears"}],
     "moves": [{"declareAttackers": {"attacks": [%s]}}]}\
    """
        .formatted(number, attacks)
        .replace("\n", "");
  }

  private static List<String> lines() {
    return IntStream.rangeClosed(1, CASES).mapToObj(BatchTest::line).toList();
  }

  private static InputStream stream(List<String> lines) {
    return new ByteArrayInputStream(
        (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static BatchRun run(LineJudge judge, Deadline deadline, Batch.Order order) {
    return new BatchRun(
        new Batch(judge, line -> deadline.during(Task.RULING, line), 4, order), _ -> {});
  }

  private static Deadline minute() {
    return new Deadline(Duration.ofMinutes(1));
  }

  private static List<String> printed(List<String> lines, Batch.Order order, Field... fields)
      throws IOException {
    var out = new StringWriter();
    try (var deadline = minute()) {
      run(judge(fields), deadline, order).print(stream(lines), new PrintWriter(out));
    }
    return out.toString().lines().toList();
  }

  private static List<String> read(Path file) throws IOException {
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                Compression.decompressed(Files.newInputStream(file), "answers"),
                StandardCharsets.UTF_8))) {
      return in.lines().toList();
    }
  }

  @Test
  void each_answer_stands_where_its_case_does() throws IOException {
    List<String> answers =
        printed(lines(), Batch.Order.OF_LINES, Field.LINE, Field.VERDICT, Field.DECIDED_BY);
    assertThat(answers).hasSize(CASES);
    assertThat(answers.get(0))
        .isEqualTo("{\"line\":1,\"verdict\":\"illegal\",\"decidedBy\":\"508.1d\"}");
    assertThat(answers.get(2)).isEqualTo("{\"line\":3,\"verdict\":\"legal\"}");
    assertThat(answers).allSatisfy(one -> assertThat(one).startsWith("{\"line\":"));
    assertThat(answers.get(CASES - 1)).startsWith("{\"line\":" + CASES);
  }

  /** 508.1d: the requirement is Juggernaut's; what is decided without a card's text names none. */
  @Test
  void the_cards_are_those_through_whose_text_the_rule_is_disobeyed() throws IOException {
    String tapped =
        line(3).replace("\"card\": \"Juggernaut\"", "\"card\": \"Juggernaut\", \"tapped\": true");
    List<String> answers =
        printed(
            List.of(line(1), line(3), tapped), Batch.Order.OF_LINES, Field.DECIDED_BY, Field.CARDS);
    assertThat(answers)
        .containsExactly(
            "{\"decidedBy\":\"508.1d\",\"cards\":[\"Juggernaut\"]}",
            "{}",
            "{\"decidedBy\":\"508.1a\"}");
  }

  @Test
  void unordered_answers_are_the_same_ones() throws IOException {
    Field[] fields = {Field.LINE, Field.VERDICT, Field.FAILED, Field.OBEYED, Field.MAXIMUM};
    assertThat(printed(lines(), Batch.Order.AS_JUDGED, fields))
        .containsExactlyInAnyOrderElementsOf(printed(lines(), Batch.Order.OF_LINES, fields));
  }

  @Test
  void a_short_answer_has_the_nearest_legal_attack() throws IOException {
    assertThat(
            printed(
                List.of(line(1)),
                Batch.Order.OF_LINES,
                Field.VERDICT,
                Field.DECIDED_BY,
                Field.FAILED,
                Field.NEAREST))
        .containsExactly(
            "{\"verdict\":\"illegal\",\"decidedBy\":\"508.1d\",\"failed\":[\"508.1d\"],"
                + "\"nearest\":{\"juggernaut\":\"bob\"}}");
  }

  @Test
  void whole_rulings_are_those_that_are_judged_one_by_one() throws IOException {
    var out = new StringWriter();
    var reader = new BufferedReader(new InputStreamReader(stream(lines()), StandardCharsets.UTF_8));
    new JsonLines(judge()::answer, Runnable::run, Duration.ofMillis(5)).judge(reader, out);
    assertThat(printed(lines(), Batch.Order.OF_LINES))
        .containsExactlyElementsOf(out.toString().lines().toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"answers.jsonl", "answers.jsonl.gz", "answers.jsonl.zst"})
  void answers_are_written_to_a_file_and_read_from_one(String name) throws IOException {
    Path cases = folder.resolve("cases-of-" + name);
    try (var file = new LineFile(cases, 0)) {
      for (String line : lines()) {
        file.write(line);
      }
    }
    Path answers = folder.resolve(name);
    try (var deadline = minute();
        var in = Files.newInputStream(cases)) {
      Tally tally =
          run(judge(Field.VERDICT), deadline, Batch.Order.OF_LINES)
              .begin(in, new BatchRun.Outputs(answers, Optional.empty()), "a run");
      assertThat(tally.of(LineOutcome.LEGAL)).isEqualTo(CASES / 3);
      assertThat(tally.all()).isEqualTo(CASES);
    }
    assertThat(read(answers)).isEqualTo(printed(lines(), Batch.Order.OF_LINES, Field.VERDICT));
    assertThat(Checkpoint.place(answers)).doesNotExist();
  }

  @Test
  void a_line_that_is_no_case_stands_apart_with_its_reason_and_stops_nothing() throws IOException {
    var lines = new ArrayList<>(lines());
    lines.set(7, "{\"players\": 3}");
    lines.set(8, "no JSON at all");
    Path answers = folder.resolve("answers.jsonl");
    Path refused = folder.resolve("refused.jsonl");
    try (var deadline = minute()) {
      Tally tally =
          run(judge(Field.LINE), deadline, Batch.Order.OF_LINES)
              .begin(stream(lines), new BatchRun.Outputs(answers, Optional.of(refused)), "a run");
      assertThat(tally.of(LineOutcome.NOT_JUDGED)).isEqualTo(2);
      assertThat(tally.worst()).isEqualTo(LineOutcome.NOT_JUDGED);
    }
    assertThat(read(answers)).hasSize(CASES - 2).doesNotContain("{\"line\":8}", "{\"line\":9}");
    assertThat(read(refused)).hasSize(2);
    assertThat(read(refused).get(1))
        .startsWith("{\"line\":9,\"case\":\"no JSON at all\",\"answer\":{\"errors\":[");
  }

  /** Fails after some lines, as a machine that is switched off. */
  private static final class Failing implements Results {
    private final Results results;
    private final int after;
    private int taken;

    Failing(Results results, int after) {
      this.results = results;
      this.after = after;
    }

    @Override
    public boolean has(int line) {
      return results.has(line);
    }

    @Override
    public void take(LinePipe.MadeChunk<CaseLines.Line, LineAnswer> judged) throws IOException {
      taken += judged.made().size();
      if (taken > after) {
        throw new IOException("switched off");
      }
      results.take(judged);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"answers.jsonl", "answers.jsonl.gz", "answers.jsonl.zst"})
  void after_a_stop_no_answer_is_lost_and_none_is_there_twice(String name) throws IOException {
    Path answers = folder.resolve(name);
    var outputs = new BatchRun.Outputs(answers, Optional.empty());
    for (Batch.Order order : Batch.Order.values()) {
      Files.deleteIfExists(answers);
      try (var deadline = minute()) {
        var batch =
            new Batch(
                judge(Field.LINE, Field.VERDICT),
                line -> deadline.during(Task.RULING, line),
                4,
                order);
        for (int stop : new int[] {60, 50, 20}) {
          Checkpoint from =
              Checkpoint.read(Checkpoint.place(answers))
                  .orElse(new Checkpoint("a run", List.of(), 0, 0, Map.of()));
          // Everything is kept as often as there is something, to stop in the middle of it.
          var files = ResultFiles.open(outputs, from, new Tally(), Duration.ZERO);
          assertThatThrownBy(() ->
                  batch.judge(
                      new BufferedReader(
                          new InputStreamReader(stream(lines()), StandardCharsets.UTF_8)),
                      new Failing(files, stop)))
              .hasMessage("switched off");
          files.close();
          leaveHalfAPart(answers);
        }
        Tally tally = new BatchRun(batch, _ -> {}).resume(stream(lines()), outputs, "a run");
        assertThat(tally.all()).isEqualTo(CASES);
      }
      List<String> expected = printed(lines(), Batch.Order.OF_LINES, Field.LINE, Field.VERDICT);
      if (order == Batch.Order.OF_LINES) {
        assertThat(read(answers)).isEqualTo(expected);
      } else {
        assertThat(read(answers)).containsExactlyInAnyOrderElementsOf(expected);
      }
    }
  }

  /** What a stop leaves behind the last checkpoint. */
  private static void leaveHalfAPart(Path answers) throws IOException {
    Files.write(answers, new byte[] {'{', '"', 'l'}, StandardOpenOption.APPEND);
  }

  @Test
  void another_run_does_not_go_on_with_what_was_stopped() throws IOException {
    Path answers = folder.resolve("answers.jsonl");
    var outputs = new BatchRun.Outputs(answers, Optional.empty());
    new Checkpoint("a run", List.of(), 0, 0, Map.of()).keep(Checkpoint.place(answers));
    try (var deadline = minute()) {
      BatchRun run = run(judge(), deadline, Batch.Order.OF_LINES);
      assertThatThrownBy(() -> run.begin(stream(lines()), outputs, "a run"))
          .hasMessageContaining("--resume");
      assertThatThrownBy(() -> run.resume(stream(lines()), outputs, "another run"))
          .hasMessageContaining("The run that was stopped was another one");
      new Checkpoint("a run", List.of(new Span(1, 9)), 99, 0, Map.of())
          .keep(Checkpoint.place(answers));
      assertThatThrownBy(() -> run.resume(stream(lines()), outputs, "a run"))
          .hasMessageContaining("is shorter than it was when the run was stopped");
      Files.delete(Checkpoint.place(answers));
      Files.writeString(answers, "{}\n");
      assertThatThrownBy(() -> run.resume(stream(lines()), outputs, "a run"))
          .hasMessageContaining("There is nothing to go on with");
    }
  }

  @Test
  void a_line_that_takes_too_long_is_an_error_line_and_keeps_no_others() throws IOException {
    var lines = new ArrayList<>(lines());
    String many =
        IntStream.rangeClosed(1, 60)
            .mapToObj(
                "{\"id\": \"c%1$d\", \"controller\": \"ann\", \"name\": \"C%1$d\", \"types\": [\"creature\"], \"power\": %1$d, \"toughness\": 1}"
                    ::formatted)
            .collect(Collectors.joining(", "));
    lines.set(
        20,
        """
        {"players": [{"id": "ann"}, {"id": "bob"}], "activePlayer": "ann", "permanents": [%s],
         "moves": [{"ask": {"legalAttacks": {"limit": 10000}}}]}\
        """
            .formatted(many)
            .replace("\n", ""));
    var out = new StringWriter();
    try (var deadline = new Deadline(Duration.ofMillis(1))) {
      Tally tally =
          new BatchRun(
                  new Batch(
                      judge(Field.LINE),
                      line -> deadline.during(Task.RULING, () -> judgedUntilEnded(line)),
                      4,
                      Batch.Order.OF_LINES),
                  _ -> {})
              .print(stream(lines), new PrintWriter(out));
      assertThat(tally.all()).isEqualTo(CASES);
      assertThat(tally.of(LineOutcome.TOO_LONG)).isPositive();
      assertThat(tally.worst()).isEqualTo(LineOutcome.TOO_LONG);
    }
    List<String> answers = out.toString().lines().toList();
    assertThat(answers.get(20)).contains("\"line\":21", "longer than the limit of 0.001 seconds");
    // A line is judged as without a deadline, or not at all.
    for (int index = 0; index < CASES; index++) {
      assertThat(answers.get(index))
          .matches("\\{\"line\":%1$d}|\\{\"errors\":.*\"line\":%1$d,.*".formatted(index + 1));
    }
  }

  @Test
  void one_line_that_takes_too_long_leaves_all_others_as_they_are() throws IOException {
    for (Batch.Order order : Batch.Order.values()) {
      TimedJudge.Turn turn =
          line -> {
            LineAnswer answer = line.get();
            if (answer.line().startsWith("{\"line\":21,")) {
              return withoutEnd();
            }
            return answer;
          };
      var out = new StringWriter();
      Tally tally =
          new BatchRun(new Batch(judge(Field.LINE, Field.VERDICT), turn, 4, order), _ -> {})
              .print(stream(lines()), new PrintWriter(out));
      assertThat(tally.of(LineOutcome.TOO_LONG)).isEqualTo(1);
      var expected =
          new ArrayList<>(printed(lines(), Batch.Order.OF_LINES, Field.LINE, Field.VERDICT));
      List<String> answers = new ArrayList<>(out.toString().lines().sorted().toList());
      assertThat(answers.removeIf(one -> one.contains("longer than the limit of 0.001 seconds")))
          .isTrue();
      expected.remove(20);
      assertThat(answers).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  /** Line 21 is judged again and again: on a fast machine once takes less than the deadline. */
  private static LineAnswer judgedUntilEnded(Supplier<LineAnswer> line) {
    LineAnswer answer = line.get();
    while (answer.line().startsWith("{\"line\":21")) {
      answer = line.get();
    }
    return answer;
  }

  /** Work that goes on until the deadline passes, whenever that is. */
  private static LineAnswer withoutEnd() {
    try (var deadline = new Deadline(Duration.ofMillis(1))) {
      return deadline.during(
          Task.RULING,
          () -> {
            while (true) {
              Cancellation.check();
            }
          });
    }
  }

  @Test
  void blank_lines_and_a_stream_without_lines_have_no_answers() throws IOException {
    assertThat(printed(Arrays.asList("", line(3), "", ""), Batch.Order.OF_LINES, Field.LINE))
        .containsExactly("{\"line\":2}");
    assertThat(printed(List.of(""), Batch.Order.AS_JUDGED, Field.LINE)).isEmpty();
  }
}
