package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code adjudicate --lines --resume}: only the same run goes on after a stop. */
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
}
