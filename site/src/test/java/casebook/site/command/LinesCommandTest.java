package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code adjudicate --lines}: what goes on after a stop, and what is told where it can't. */
class LinesCommandTest {
  private static final String CASE =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann"}],\
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  @TempDir private Path folder;

  private Run resume() {
    return Run.onBuiltIn(
        "adjudicate",
        "--lines",
        folder.resolve("cases.jsonl") + "",
        "--out",
        folder.resolve("answers.jsonl") + "",
        "--resume",
        "--data",
        folder.resolve("data") + "");
  }

  private void stopped(String run) throws IOException {
    Files.writeString(folder.resolve("answers.jsonl"), "");
    Files.writeString(
        folder.resolve("answers.jsonl.progress"),
        "{\"run\": \"%s\", \"done\": [], \"written\": 0, \"refused\": 0, \"counts\": {}}"
            .formatted(run));
  }

  /** What the run is called that is asked for now. */
  private String now() throws IOException {
    stopped("another");
    String told = resume().err();
    assertThat(told).contains("The run that was stopped was another one (another; now ");
    return told.substring(told.indexOf("; now ") + 6, told.indexOf("). Run the same"));
  }

  @Test
  void what_was_imported_since_and_another_program_make_it_another_run() throws IOException {
    Files.writeString(folder.resolve("cases.jsonl"), CASE + CASE);
    String before = now();
    assertThat(before).contains(", program ", ", imports ");
    stopped(before);
    assertThat(resume().exitCode()).isZero();
    assertThat(Files.readAllLines(folder.resolve("answers.jsonl"))).hasSize(2);

    Path cards =
        Files.writeString(
            folder.resolve("cards.jsonl"),
            "{\"name\": \"Grizzly Bears\", \"types\": \"Creature — Bear\", \"power\": \"2\", \"toughness\": \"2\", \"oracle_text\": \"\"}\n");
    Run imported =
        Run.onBuiltIn("import", "cards", cards + "", "--data", folder.resolve("data") + "");
    assertThat(imported.exitCode()).as(imported.err()).isZero();
    stopped(before);
    assertThat(resume().err()).contains("Run the same, or delete");
    assertThat(now()).isNotEqualTo(before);

    stopped(now().replaceFirst("program \\w+", "program 0123456789abcdef0123"));
    assertThat(resume().err()).contains("The run that was stopped was another one");
  }

  private Run run(String cases, String... options) throws IOException {
    if (!cases.isEmpty()) {
      Files.writeString(folder.resolve("cases.jsonl"), cases);
    }
    return Run.onBuiltIn(
        Stream.concat(
                Stream.of("adjudicate", "--lines", folder.resolve("cases.jsonl") + ""),
                Stream.of(options))
            .toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name) + "";
  }

  @Test
  void what_can_not_be_written_is_refused_before_anything_is_judged() throws IOException {
    assertThat(run(CASE, "--out", file("none/answers.jsonl")).err())
        .contains("There is no folder", "to write answers.jsonl in: make it, or name another.");
    assertThat(run(CASE, "--out", folder + "").err())
        .contains("is a folder: name a file to write.");
    for (String taken : List.of("cases.jsonl", "answers.jsonl", "answers.jsonl.progress")) {
      Run twice = run(CASE, "--out", file("answers.jsonl"), "--refused", file(taken));
      assertThat(twice.exitCode()).isEqualTo(2);
      assertThat(twice.err()).contains("can't be read and written, or written twice, at once");
    }
    assertThat(folder.toFile().list()).containsExactly("cases.jsonl");
  }

  @Test
  void a_file_that_is_cut_off_says_so_and_which_it_is() throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      gzip.write(CASE.repeat(3).getBytes(StandardCharsets.UTF_8));
    }
    byte[] whole = packed.toByteArray();
    for (int length : new int[] {2, whole.length / 2, whole.length - 4}) {
      Files.write(folder.resolve("cases.jsonl"), Arrays.copyOf(whole, length));
      Run run = run("", "--fields", "verdict");
      assertThat(run.exitCode()).as("%d bytes", length).isEqualTo(2);
      assertThat(run.err())
          .contains("The run was stopped: the file of cases is cut off or damaged")
          .doesNotContain("null");
    }
    assertThat(Run.onBuiltIn("compare", "--before", "2024-06-07", file("cases.jsonl")).err())
        .contains("cases.jsonl is cut off or damaged");
  }

  @Test
  void what_can_not_be_gone_on_with_says_to_begin_again_and_nothing_else() throws IOException {
    Files.writeString(folder.resolve("cases.jsonl"), CASE);
    stopped(now());
    Path progress = folder.resolve("answers.jsonl.progress");
    Files.writeString(
        progress, Files.readString(progress).replace("\"written\": 0", "\"written\": 9"));
    assertThat(resume().err()).contains("is shorter than it was").endsWith("begin again.\n");
    Files.writeString(progress, "{");
    assertThat(resume().err()).contains("is damaged").endsWith("begin again.\n");
  }

  /** The disk is full, or who reads the output has ended. */
  @Test
  void output_that_can_not_be_written_is_told_and_no_success() throws IOException {
    Path cases = Files.writeString(folder.resolve("cases.jsonl"), CASE);
    PrintStream out = System.out;
    PrintStream err = System.err;
    var told = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(new Full(), true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
      assertThat(CasebookCommand.run(_ -> Casebook.builtIn(), "rule", "508.1d")).isEqualTo(2);
      assertThat(told.toString(StandardCharsets.UTF_8))
          .contains("The output could not be written to its end: nobody takes it any more");
      told.reset();
      assertThat(CasebookCommand.run(_ -> Casebook.builtIn(), "adjudicate", "--lines", cases + ""))
          .isEqualTo(2);
      assertThat(told.toString(StandardCharsets.UTF_8).lines())
          .containsExactly(
              "The run was stopped: nobody takes the answers any more, or the disk is full.");
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  private static final class Full extends OutputStream {
    @Override
    public void write(int one) throws IOException {
      throw new IOException("No space left on device");
    }
  }
}
