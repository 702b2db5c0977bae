package casebook.site.tool;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ToolsTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir Path folder = Path.of("");

  private int run(String... arguments) {
    CommandLine line =
        Tools.commandLine(_ -> Casebook.builtIn(StoppedClock.OCTOBER_2026))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err));
    return line.execute(arguments);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void the_search_is_measured_on_queries_of_one_s_own() throws IOException {
    String queries =
        """
        jargon | haste | 508.1a:2
        jargon | swing | 506.8g:2
        """;
    assertThat(run("measure", "--misses", file("mine.txt", queries))).isZero();
    assertThat(out.toString()).contains("2 queries", "jargon", "wanted 506.8g:2");
    assertThat(run("measure", file("wrong.txt", "jargon | haste"))).isEqualTo(2);
    assertThat(err.toString()).contains("wrong.txt, line 1", "class | query | rule:grade");
    assertThat(run("measure", "nowhere.txt")).isEqualTo(2);
    assertThat(err.toString()).contains("can't be read");
  }

  @Test
  void a_file_without_cards_has_no_coverage() throws IOException {
    assertThat(run("coverage", file("cards.md", "# Cards\n"))).isEqualTo(2);
    assertThat(err.toString())
        .contains("cards.md, line 1: not a JSON object")
        .doesNotContain("\tat ");
    assertThat(run("coverage", "none.jsonl")).isEqualTo(2);
    assertThat(err.toString()).contains("There is no file none.jsonl");
  }
}
