package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {
  @TempDir private Path folder;

  @Test
  void boards_are_printed_or_written_to_a_file_that_is_compressed() throws IOException {
    Run printed = Run.onBuiltIn("generate", "--boards", "3", "--seed", "5", "--format", "limited");
    assertThat(printed.exitCode()).isZero();
    assertThat(printed.out().lines()).hasSize(3).allMatch(line -> line.startsWith("{\"players\""));
    Path file = folder.resolve("boards.jsonl.gz");
    Run written =
        Run.onBuiltIn(
            "generate", "--boards", "3", "--seed", "5", "--format", "limited", "--out", file + "");
    assertThat(written.out()).isEmpty();
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(printed.out());
    }
  }

  @Test
  void what_nobody_plays_is_refused_with_what_is_played() {
    Run three =
        Run.onBuiltIn(
            "generate", "--boards", "1", "--format", "two-headed-giant", "--players", "5");
    assertThat(three.exitCode()).isEqualTo(2);
    assertThat(three.err()).contains("two-headed-giant by 4, 6, 8 or 10");
    assertThat(Run.onBuiltIn("generate", "--boards", "1", "--format", "chess").err())
        .contains("there is no format “chess”, only constructed, limited");
    assertThat(Run.onBuiltIn("generate", "--boards", "0").err()).contains("--boards is a number");
    assertThat(Run.onBuiltIn("generate", "--boards", "1", "--cards", "none.json").err())
        .contains("There is no file none.json");
  }
}
