package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.command.option.Opening;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandsTest {
  private static final String BOARD =
      """
      title: Two bears
      players: [{id: ann}, {id: bob}]
      permanents:
        - {id: bear, types: [creature], power: 2, toughness: 2, controller: ann}
        - {id: moat, types: [enchantment], text: TEXT, controller: bob}
      moves:
        - declareAttackers: {attacks: [{attacker: bear, target: bob}]}
      """;

  @TempDir Path folder = Path.of("");

  private static Run run(String... arguments) {
    return Run.onBuiltIn(arguments);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String board(String text) throws IOException {
    return file("board.yaml", BOARD.replace("TEXT", text));
  }

  @Test
  void what_a_command_is_refused_with_ends_with_one_full_stop() {
    for (Run run :
        List.of(
            run("rule", "506.b"),
            run("rule", "508.1d", "--edition", "soon"),
            run("cite", "306.4", "--edition", "2018-12-01"),
            run("cite", "508.1d", "--style", "x"),
            run("resolve", "x", "--edition", "2021-11-19"),
            run("link", folder.resolve("none").toString()))) {
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err().strip()).endsWith(".").doesNotEndWith("..");
    }
  }

  @Test
  void a_ruling_that_takes_too_long_ends_with_a_status_of_its_own() throws IOException {
    String many =
        file(
            "many.yaml",
            BOARD
                .replace("TEXT", "none")
                .replace("power: 2", "count: 99999, power: 2")
                .replace("attacker: bear", "attacker: 'bear#1'"));
    Run run = run("adjudicate", many, "--deadline", "0.1");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("longer than the limit of 0.1 seconds").contains("--deadline");
    assertThat(run("adjudicate", many, "--deadline", "soon").exitCode()).isEqualTo(2);
  }

  @Test
  void a_deadline_is_a_number_of_seconds_and_an_empty_one_is_none() throws IOException {
    String board = file("board.yaml", BOARD.replace("TEXT", "none"));
    for (String deadline : List.of("0.0001", "0", "-1", "NaN", "86401", "two")) {
      Run run = run("adjudicate", board, "--deadline", deadline);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("“" + deadline + "” is no deadline", "from 0.001 to 86400");
    }
    assertThat(run("adjudicate", board, "--deadline=").exitCode()).isNotEqualTo(2);
  }

  /** What no rule is called any more is told with what it is called today. */
  @Test
  void of_a_number_that_is_gone_a_command_says_what_it_was() {
    for (Run run :
        List.of(
            run("cite", "506.7a"),
            run("rule", "506.7a"),
            run("resolve", "506.7a", "--edition", "2026-09-25"))) {
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err())
          .contains(
              "The edition of September 25, 2026 has no 506.7a. 506.7a was a rule until an edition"
                  + " between June 19 and September 25, 2026; it is 506.8a today. Nearest: 506.8a");
    }
  }

  @Test
  void of_a_number_that_came_later_a_command_says_so() {
    assertThat(run("cite", "508.4a", "--edition", "2010-06-18").err())
        .contains(
            "The edition of June 18, 2010 has no 508.4a. It came later: the edition of September"
                + " 25, 2026 has it. Nearest: 508.4");
  }

  /** The edition of August 7, 2026 isn't held, which a command says once. */
  @Test
  void where_the_edition_of_a_day_is_not_held_a_command_says_so() throws IOException {
    String says =
        "In force on August 10, 2026 was the edition of August 7, 2026, which isn’t held; this is"
            + " that of June 19, 2026.";
    String article = file("article.md", "By 506.5 and 506.8a.");
    for (Run run :
        List.of(
            run("cite", "506.5", "--edition", "2026-08-10"),
            run("rule", "506.8a", "--edition", "2026-08-10"),
            run("resolve", "506.8a", "--edition", "2026-08-10"),
            run("search", "506.5", "--edition", "2026-08-10"),
            run("search", "506.5@2026-08-10"),
            run("link", article, "--edition", "2026-08-10"),
            run("link", article, "--date", "2026-08-10"),
            run("check", article, "--edition", "2026-08-10"),
            run("check", article, "--date", "2026-08-10"))) {
      assertThat(run.err()).containsOnlyOnce(says);
    }
    String board = file("gap.yaml", "edition: 2026-08-10\n" + BOARD.replace("TEXT", "\"\""));
    assertThat(run("adjudicate", board).out()).containsOnlyOnce(says).contains("LEGAL");
    assertThat(run("adjudicate", "--format", "json", board).out()).containsOnlyOnce(says);
  }

  @Test
  void a_legal_attack_ends_with_0() throws IOException {
    Run run = run("adjudicate", board("\"\""));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Two bears", "LEGAL");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void an_illegal_attack_ends_with_1_and_quotes_the_rule() throws IOException {
    Run run = run("adjudicate", board("Creatures can't attack."));
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("ILLEGAL, 508.1c", "508.1c The active player checks");
  }

  @Test
  void an_attack_that_obeys_too_few_requirements_is_told_why_none_obeys_more() throws IOException {
    Run obeying = run("adjudicate", board("All creatures attack each combat if able."));
    assertThat(obeying.out()).contains("LEGAL").doesNotContain("Why no attack obeys more");
    Run none =
        run(
            "adjudicate",
            file(
                "idle.json",
                """
                {"players": [{"id": "ann"}, {"id": "bob"}],
                 "permanents": [
                   {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
                   {"id": "brigand", "card": "Goblin Brigand", "controller": "ann"},
                   {"card": "Silent Arbiter", "controller": "bob"}],
                 "moves": [{"declareAttackers": {"attacks": []}}]}
                """));
    assertThat(none.exitCode()).isEqualTo(1);
    assertThat(none.out())
        .contains("ILLEGAL, 508.1d", "Why no attack obeys more:", "At most one of")
        .contains("  - So no attack comes to more than 1, and ");
  }

  @Test
  void an_attack_under_text_that_cannot_be_read_ends_with_3() throws IOException {
    Run run = run("adjudicate", "--format", "json", board("Creatures can't attack on Fridays."));
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).contains("\"undetermined\"", "\"provisional\"", "on Fridays");
  }

  @Test
  void what_cannot_be_read_at_all_ends_with_2() {
    Run folderGiven = run("adjudicate", folder.toString());
    assertThat(folderGiven.exitCode()).isEqualTo(2);
    assertThat(folderGiven.err()).contains("can't be read");
    assertThat(run("adjudicate", "nothing.yaml").err()).contains("There is no file nothing.yaml.");
  }

  @Test
  void a_port_that_is_none_is_told() {
    Run run = run("serve", "--port", "99999");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("ports go from 0 to 65535");
  }

  @Test
  void a_case_that_cannot_be_judged_ends_with_2_and_tells_file_line_column_and_path()
      throws IOException {
    String file = file("wrong.yaml", BOARD.replace("attacker: bear", "attacker: baer"));
    Run run = run("adjudicate", file);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            file
                + ":7:45: moves[0].declareAttackers.attacks[0].attacker: "
                + "No permanent is called “baer”. Did you mean bear?\n");
  }

  @Test
  void markdown_links_the_rule() throws IOException {
    Run run = run("adjudicate", "--format=markdown", board("Creatures can't attack."));
    assertThat(run.out())
        .contains("# Two bears", "[508.1c](http://127.0.0.1:7070/cr/2026-09-25/508.1c)");
  }

  @Test
  void each_line_gets_a_line_and_the_worst_decides_the_exit_code() throws IOException {
    String legal =
        "{\"players\":[{\"id\":\"ann\"},{\"id\":\"bob\"}],\"moves\":[{\"declareAttackers\":{\"attacks\":[]}}]}";
    Run run = run("adjudicate", "--lines", file("cases.jsonl", legal + "\nnothing\n" + legal));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out().lines()).hasSize(3);
    assertThat(run("adjudicate", "--lines", file("one.jsonl", legal)).exitCode()).isZero();
  }

  @Test
  void many_cases_are_not_written_over_what_is_read_or_written() throws IOException {
    String legal =
        "{\"players\":[{\"id\":\"ann\"},{\"id\":\"bob\"}],\"moves\":[{\"declareAttackers\":{\"attacks\":[]}}]}\n";
    String cases = file("cases.jsonl", "\uFEFF" + legal + legal);
    String out = folder.resolve("out.jsonl").toString();
    for (List<String> files :
        List.of(
            List.of("--out", cases),
            List.of("--out", out, "--refused", cases),
            List.of("--out", out, "--refused", out))) {
      Run run =
          run(
              Stream.concat(Stream.of("adjudicate", "--lines", cases), files.stream())
                  .toArray(String[]::new));
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("at once");
      assertThat(Path.of(cases)).hasContent("\uFEFF" + legal + legal);
    }
    Run run = run("adjudicate", "--lines", cases, "--out", out, "--fields", "line,verdict");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).startsWith("2 cases: 2 legal.");
    assertThat(Path.of(out))
        .hasContent("{\"line\":1,\"verdict\":\"legal\"}\n{\"line\":2,\"verdict\":\"legal\"}\n");
  }

  @Test
  void a_file_that_does_not_exist_ends_with_2() {
    Run run = run("adjudicate", folder.resolve("none.yaml").toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("There is no file");
  }

  @Test
  void a_rule_is_printed_with_its_examples() {
    Run run = run("rule", "CR 508.1D");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("508.1d ").contains("Example: ", "2026-09-25");
  }

  @Test
  void a_rule_says_where_it_came_from_and_what_its_number_meant_before() {
    assertThat(run("rule", "508.3d").out())
        .endsWith(
            "508.3d was new in February 2022. From August 2017 until February 2022, 508.3d was"
                + " another rule: it is 508.3f today.\n");
    assertThat(run("rule", "308.2a", "--edition", "2003-03-15").exitCode()).isEqualTo(2);
    assertThat(run("rule", "308.1", "--edition", "2003-03-15").out())
        .endsWith("Comprehensive Rules effective 2003-03-15\n");
    assertThat(run("resolve", "506.7", "--edition", "2024-06-07").out())
        .contains(
            "506.7 was 506.6 until June 2022. It was new in February 2010.\n",
            "  after 2026-06-19, by 2026-09-25: moved to 506.8\n");
  }

  @Test
  void a_rule_of_an_older_edition_is_printed() {
    Run run = run("rule", "308.2a", "--edition", "2008-02-01");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("308.2a ");
  }

  @Test
  void a_rule_that_does_not_exist_ends_with_2_and_names_the_nearest() {
    Run run = run("rule", "508.9");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("508.8");
    assertThat(run("rule", "508.1l").err()).contains("508.1m");
    assertThat(run("rule", "701.15").exitCode()).isEqualTo(2);
    assertThat(run("rule", "508.1", "--edition", "1999-01-01").err())
        .contains("No edition is held");
    assertThat(run("rule", "508.3d", "--edition", "2022-01-15").out())
        .contains("Comprehensive Rules effective 2021-11-19");
    assertThat(run("rule", "508.1", "--edition", "9999-01-01").err()).contains("still to come");
    assertThat(run("rule", "508.1", "--edition", "2018-13-01").err()).contains("is not a date");
  }

  @Test
  void what_a_citation_or_a_search_cannot_do_is_refused_with_what_they_can() {
    assertThat(run("cite", "508").err()).contains("508.1");
    assertThat(run("cite", "508.9").err()).contains("508.8");
    assertThat(run("cite", "508.1d", "--style", "rtf").err()).contains("bibtex");
    assertThat(run("cite", "508.1d", "--edition", "1999-01-01").err())
        .contains("No edition is held");
    assertThat(run("cite", "508.3d", "--edition", "2022-01-15").out()).contains("/cr/2021-11-19/");
    assertThat(run("search", "--kind", "tale", "goad").err()).contains("glossary");
    assertThat(run("search", "--edition", "1999-01-01", "goad").err())
        .contains("No edition is held");
    assertThat(run("search", "--page", "0", "goad").err()).contains("counted from 1");
    assertThat(run("cite", "508.9").exitCode()).isEqualTo(2);
  }

  @Test
  void a_search_prints_the_rules_it_finds() {
    Run run = run("search", "summoning", "sickness");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("508.1a");
  }

  @Test
  void a_search_says_what_is_wrong_with_a_number_and_what_may_be_meant() {
    assertThat(run("search", "508.1l").out())
        .contains("the letters l and o are skipped", "Did you mean 508.1k or 508.1m?");
    assertThat(run("search", "308.2b").out()).contains("Today 508.1e says it.");
    assertThat(run("search", "508.1@1997").out())
        .contains("No edition is held that was in force on December 31, 1997");
  }

  @Test
  void a_search_says_what_it_searched_in_place_of_the_query() {
    assertThat(run("search", "\"able if attacks\"").out())
        .contains("without the quotes, for “able if attacks”")
        .doesNotContain("Did you mean");
    assertThat(run("search", "atacking").out()).doesNotContain("Did you mean");
  }

  @Test
  void an_at_sign_before_a_word_reads_no_file() throws IOException {
    String file = file("words.txt", "--help");
    assertThat(run("search", "@" + file).out()).contains(" found for ").doesNotContain("Usage");
    assertThat(run("@" + file).exitCode()).isEqualTo(2);
  }

  @Test
  void a_search_says_of_each_hit_why_it_is_where_it_is() {
    assertThat(run("search", "--explain", "508.1d").out()).contains("= number 6000.00 + words");
    assertThat(run("search", "--as-typed", "swing").out()).doesNotContain("swing (attack)");
  }

  private static Opening on(String day) {
    return _ -> Casebook.builtIn(StoppedClock.on(day));
  }

  @Test
  void a_command_says_in_one_line_that_the_newest_edition_is_old() {
    var lines = new ArrayList<String>();
    Opening fresh = on("2027-01-25").warning(lines::add);
    assertThat(Run.of(fresh, "rule", "508.1d").exitCode()).isZero();
    assertThat(lines).isEmpty();
    Opening old = on("2027-01-26").warning(lines::add);
    assertThat(Run.of(old, "rule", "508.1d").out()).isEqualTo(run("rule", "508.1d").out());
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst())
        .contains("September 25, 2026", "more than four months old", "import rules FILE");
  }

  @Test
  void a_command_line_that_means_nothing_ends_with_2_and_tells_what_there_is() {
    assertThat(run("adjudicat").exitCode()).isEqualTo(2);
    assertThat(run().err()).contains("adjudicate", "serve", "rule", "search");
    assertThat(run("adjudicate", "--help").out()).contains("Exit codes", "markdown");
  }
}
