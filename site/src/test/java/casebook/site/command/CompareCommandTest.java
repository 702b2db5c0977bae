package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.CaseLink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What changes in many rulings by another edition, card text or version of the program. */
class CompareCommandTest {
  private static final Pattern ADDRESS =
      Pattern.compile("http://127.0.0.1:7070/judge\\?case=(\\S+)");

  @TempDir private Path folder;

  private Path cases = Path.of("");

  /** A Juggernaut stays at home beside a Bear that attacks; every third case has no Juggernaut. */
  private static String line(int number) {
    String juggernaut =
        number % 3 == 0
            ? ""
            : ", {\"id\": \"j\", \"card\": \"Juggernaut\", \"controller\": \"ann\"}";
    return """
    {"players": [{"id": "ann", "life": %d}, {"id": "bob"}], "permanents": [{"id": "bears", "card": "Grizzly Bears",\
     "controller": "ann"}%s], "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}}]}\
    """
        .formatted(20 + number, juggernaut);
  }

  @BeforeEach
  void write_cases() throws IOException {
    cases =
        Files.write(
            folder.resolve("cases.jsonl"),
            IntStream.rangeClosed(1, 30).mapToObj(CompareCommandTest::line).toList());
  }

  private Run compare(String... options) {
    return Run.onBuiltIn(
        Stream.of(List.of("compare"), List.of(options), List.of(cases + ""))
            .flatMap(List::stream)
            .toArray(String[]::new));
  }

  private String answers(String name, String... options) throws IOException {
    Path file = folder.resolve(name);
    Run.onBuiltIn(
        Stream.of(
                List.of("adjudicate", "--lines", cases + "", "--out", file + ""), List.of(options))
            .flatMap(List::stream)
            .toArray(String[]::new));
    return file.toString();
  }

  @Test
  void a_reworded_card_changes_the_rulings_on_its_boards_which_open_on_the_judge_page()
      throws IOException {
    Path cards =
        Files.writeString(
            folder.resolve("cards.jsonl"),
            """
            {"name": "Juggernaut", "types": "Artifact Creature — Juggernaut", "mana_cost": "{4}",\
             "power": "5", "toughness": "3", "oracle_text": "This creature can’t block."}
            """);
    Run run = compare("--after", cards + "");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("20 of 30 answers changed, 20 of them to another verdict.")
        .contains("      20  illegal (508.1d) → legal", "line 1 (Juggernaut): http")
        .contains("By sub-rule", "      20  508.1d", "By card", "      20  Juggernaut");
    Matcher address = ADDRESS.matcher(run.out());
    assertThat(address.results()).hasSize(3);
    address.reset();
    assertThat(address.find()).isTrue();
    assertThat(CaseLink.decode(address.group(1)).orElseThrow()).contains("Juggernaut");
  }

  @Test
  void an_edition_that_says_the_same_changes_nothing_though_its_numbers_are_others()
      throws IOException {
    Run run = compare("--before", "2008-02-01");
    assertThat(run.out()).startsWith("0 of 30 answers changed");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void what_an_edition_does_not_know_can_not_be_judged_by_it() throws IOException {
    cases =
        Files.writeString(
            folder.resolve("battle.jsonl"),
            """
            {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [{"id": "siege", "name": "Siege", "types": ["battle"],\
             "subtypes": ["Siege"], "controller": "ann", "protector": "bob", "counters": {"defense": 3}},\
             {"id": "bears", "card": "Grizzly Bears", "controller": "ann"}],\
             "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "siege"}]}}]}
            """);
    Run run = compare("--before", "2008-02-01");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("       1  can't be judged → legal");
  }

  @Test
  void answers_of_two_versions_are_compared_with_each_other_and_with_this_one() throws IOException {
    String first = answers("first.jsonl.zst");
    assertThat(compare("--before", first).out()).startsWith("0 of 30 answers changed");
    String brief = answers("brief.jsonl", "--fields", "line,verdict,decidedBy,failed");
    String other =
        Files.writeString(
                folder.resolve("other.jsonl"),
                Files.readString(Path.of(brief))
                    .replace(
                        "{\"line\":4,\"verdict\":\"illegal\",\"decidedBy\":\"508.1d\"",
                        "{\"line\":4,\"verdict\":\"illegal\",\"decidedBy\":\"508.1c\"")
                    .replace(
                        "{\"line\":6,\"verdict\":\"legal\"",
                        "{\"line\":6,\"verdict\":\"undetermined\""))
            .toString();
    Run run = compare("--before", brief, "--after", other);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("2 of 30 answers changed, 1 of them to another verdict.")
        .contains("legal → undetermined", "illegal (508.1d) → illegal (508.1c)");
  }

  @Test
  void short_answers_are_compared_with_short_ones() throws IOException {
    String brief = answers("brief.jsonl", "--fields", "verdict,line,decidedBy,failed");
    Run mixed = compare("--before", brief);
    assertThat(mixed.exitCode()).isEqualTo(2);
    assertThat(mixed.err())
        .contains(brief + " has short answers, and this program whole rulings", "--fields");
    Run fields = compare("--before", brief, "--fields", "verdict,line,decidedBy,failed");
    assertThat(fields.out()).startsWith("0 of 30 answers changed");
    assertThat(fields.exitCode()).isZero();
    String whole = answers("whole.jsonl");
    assertThat(compare("--before", whole, "--after", brief).err())
        .contains(brief + " has short answers, and " + whole + " whole rulings");
    assertThat(compare("--before", whole, "--fields", "verdict").err())
        .contains("this program has short answers, and " + whole + " whole rulings");
  }

  @Test
  void short_answers_may_have_any_field_first() throws IOException {
    String goblins = line(1).replace("Juggernaut", "Goblin Rabblemaster");
    Files.write(cases, List.of(goblins, line(3)));
    for (String field : List.of("doubts", "nearest", "legalAttacks", "maximum")) {
      String brief = answers(field + ".jsonl", "--fields", field);
      Run run = compare("--before", brief, "--fields", field);
      assertThat(run.out()).as(run.err()).startsWith("0 of 2 answers changed");
      List<String> reversed = Files.readAllLines(Path.of(brief)).reversed();
      Path other = Files.write(folder.resolve("other.jsonl"), reversed);
      assertThat(compare("--before", brief, "--after", other + "").err()).doesNotContain("card");
    }
  }

  @Test
  void the_line_of_an_answer_counts_wherever_it_stands() throws IOException {
    String brief = answers("late.jsonl", "--fields", "verdict,line");
    List<String> lines = Files.readAllLines(Path.of(brief));
    assertThat(lines.getFirst()).isEqualTo("{\"verdict\":\"illegal\",\"line\":1}");
    Path mixed = Files.write(folder.resolve("mixed.jsonl"), lines.reversed());
    assertThat(compare("--before", mixed + "", "--fields", "verdict,line").err())
        .contains("has an answer to line 30 where that to line 1 should stand");
  }

  @Test
  void answers_that_do_not_fit_the_cases_are_refused_with_what_to_do() throws IOException {
    String brief = answers("brief.jsonl", "--fields", "line,verdict");
    List<String> lines = Files.readAllLines(Path.of(brief));
    Path fewer = Files.write(folder.resolve("fewer.jsonl"), lines.subList(0, 29));
    assertThat(compare("--before", fewer + "", "--fields", "line,verdict").err())
        .contains("has no answer to the case on line 30");
    Path mixed = Files.write(folder.resolve("mixed.jsonl"), lines.reversed());
    assertThat(compare("--before", mixed + "", "--fields", "line,verdict").err())
        .contains("has an answer to line 30 where that to line 1 should stand", "--unordered");
    Path more =
        Files.write(
            folder.resolve("more.jsonl"),
            Stream.concat(lines.stream(), Stream.of("{\"verdict\":\"legal\"}")).toList());
    Run run = compare("--before", more + "", "--after", brief);
    assertThat(run.err()).contains("has more answers than there are cases");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(compare().err()).contains("Say what to compare");
    assertThat(compare("--before", brief, "--after", brief).err())
        .contains("--before and --after are the same");
    Path whole = Path.of(answers("whole.jsonl"));
    Path reversed =
        Files.write(folder.resolve("reversed.jsonl"), Files.readAllLines(whole).reversed());
    assertThat(compare("--before", reversed + "").err())
        .contains("More than half of the answers differ.", "in their order?");
    assertThat(compare("--before", whole + "").err()).isEmpty();
    assertThat(compare("--before", "none.jsonl").err()).contains("There is no file none.jsonl");
  }
}
