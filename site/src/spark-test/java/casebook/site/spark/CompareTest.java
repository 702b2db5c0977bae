package casebook.site.spark;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.command.ruling.CompareCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What changes on Spark is what changes on one machine. */
class CompareTest {
  private static final int BOARDS = 100;

  @TempDir private Path folder;

  private Path cases = Path.of("");
  private Path reworded = Path.of("");

  /** What a program said. */
  private record Said(int status, String out, String err) {}

  @BeforeEach
  void write() throws IOException {
    var boards = new ArrayList<String>(Boards.generated(BOARDS));
    boards.add(Boards.goblin(false));
    boards.add(Boards.goblin(true));
    boards.add(Boards.goblin(false));
    boards.add(Boards.NO_CASE);
    cases = Files.write(folder.resolve("cases.jsonl"), boards);
    reworded =
        Files.writeString(
            folder.resolve("reworded.json"),
            """
            {"name": "Crazed Goblin", "types": "Creature — Goblin Warrior", "mana_cost": "{R}",\
             "power": "1", "toughness": "1", "oracle_text": "This creature can’t block."}
            """);
  }

  private static String[] words(Object... arguments) {
    return Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
  }

  private Said onSpark(Object... arguments) {
    LocalSpark.open(folder);
    var out = new StringWriter();
    var err = new StringWriter();
    int status = CasebookSpark.run(new PrintWriter(out), new PrintWriter(err), words(arguments));
    return new Said(status, out + "", err + "");
  }

  private Said onOneMachine(Object... arguments) {
    var out = new StringWriter();
    int status =
        new CommandLine(new CompareCommand(_ -> Casebook.builtIn()))
            .setOut(new PrintWriter(out))
            .execute(words(arguments));
    return new Said(status, out + "", "");
  }

  @Test
  void a_reworded_card_changes_what_it_changes_on_one_machine() {
    Said said = onSpark("compare", "--after", reworded, "--in", cases, "--examples", 0);
    assertThat(said.status()).as(said.err()).isEqualTo(1);
    assertThat(said.out())
        .contains("       2  illegal (508.1d) → legal", "       3  Crazed Goblin")
        .isEqualTo(onOneMachine("--after", reworded, "--examples", 0, cases).out());
    Said shown = onSpark("compare", "--after", reworded, "--in", cases, "--examples", 1);
    assertThat(shown.out()).contains("a case (Crazed Goblin): http://127.0.0.1:7070/judge?case=");
  }

  @Test
  void an_edition_changes_what_it_changes_on_one_machine() {
    Said said =
        onSpark("compare", "--before", "2008-02-01", "--in", cases, "--examples", 0, "--tasks", 3);
    Said one = onOneMachine("--before", "2008-02-01", "--examples", 0, cases);
    assertThat(said.out()).as(said.err()).isEqualTo(one.out());
    assertThat(said.status()).isEqualTo(one.status());
  }

  @Test
  void answers_that_were_written_before_are_found_by_their_cases() throws IOException {
    for (String format : List.of("lines", "parquet")) {
      Path answers = folder.resolve("answers-" + format);
      assertThat(onSpark("--in", cases, "--out", answers, "--write", format).status()).isZero();
      Said same = onSpark("compare", "--before", answers, "--answers", format, "--in", cases);
      assertThat(same.out()).as(same.err()).startsWith("0 of 104 answers changed");
      assertThat(same.status()).isZero();
      Said said =
          onSpark(
              "compare",
              "--before",
              answers,
              "--answers",
              format,
              "--after",
              reworded,
              "--in",
              cases,
              "--examples",
              0);
      assertThat(said.out())
          .isEqualTo(onOneMachine("--after", reworded, "--examples", 0, cases).out());
    }
    Path more =
        Files.writeString(
            folder.resolve("more.jsonl"), Boards.goblin(true).replace("bob", "carl") + "\n");
    Said missed =
        onSpark("compare", "--before", folder.resolve("answers-lines"), "--in", cases, more);
    assertThat(missed.out())
        .contains("0 of 105 answers changed", "1 could not be compared:", "There is no answer");
    assertThat(missed.status()).isEqualTo(4);
  }

  @Test
  void what_cannot_be_compared_is_refused() {
    assertThat(onSpark("compare", "--in", cases).err()).contains("Say what to compare");
    Said negative = onSpark("compare", "--after", reworded, "--in", cases, "--cards", -1);
    assertThat(negative.err()).contains("--cards is a number from 0 on");
    assertThat(negative.status()).isEqualTo(2);
    Path brief = folder.resolve("brief");
    onSpark("--in", cases, "--out", brief, "--fields", "verdict,failed");
    Said mixed = onSpark("compare", "--before", brief, "--in", cases);
    assertThat(mixed.err()).contains("One side has short answers");
    assertThat(mixed.status()).isEqualTo(2);
    Said same = onSpark("compare", "--before", brief, "--in", cases, "--fields", "verdict,failed");
    assertThat(same.out()).startsWith("0 of 104 answers changed");
  }

  @Test
  void short_answers_among_whole_ones_are_counted_and_stop_nothing() throws IOException {
    Path answers = folder.resolve("answers");
    onSpark("--in", cases, "--out", answers);
    String goblin = Boards.goblin(true).replace("bob", "carl");
    Path more = Files.writeString(folder.resolve("more.jsonl"), goblin + "\n");
    Path brief = folder.resolve("brief");
    onSpark("--in", more, "--out", brief, "--fields", "verdict");
    Path both = folder.resolve("{answers,brief}");
    Said said = onSpark("compare", "--before", both + "/*/*", "--in", cases, more);
    assertThat(said.out())
        .as(said.err())
        .contains("0 of 105 answers changed", "1 could not be compared:", "One side has short");
    assertThat(said.status()).isEqualTo(4);
  }
}
