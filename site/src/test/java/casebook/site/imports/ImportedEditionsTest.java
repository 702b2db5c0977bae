package casebook.site.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.Rulebook;
import casebook.site.command.CasebookCommand;
import casebook.site.imports.published.ImportException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Complete editions come from published files, whole or not at all. */
class ImportedEditionsTest {

  private static final List<String> RULES =
      List.of(
          "1. Game Concepts",
          "100. Games",
          "100.1. A game is “played” by two players. See rule 508.1.",
          "5. Turns",
          "508. Attacks",
          "508.1. Players attack in turns. See rule 100.1.",
          "508.1a Nobody attacks twice.");

  @TempDir Path folder = Path.of("");

  private DataFolder data() {
    return new DataFolder(folder.resolve("data"));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private ImportedEditions.Summary add(byte[] file) throws ImportException {
    return ImportedEditions.add(new ByteArrayInputStream(file), "rules.txt", data());
  }

  private ImportedEditions.Summary add(String date, List<String> rules) throws ImportException {
    return add(utf8(Rulebook.of(date, rules)));
  }

  private Editions editions() throws ImportException {
    return Casebook.with(data()).editions();
  }

  private static String text(Edition edition, String number) {
    return edition.rule(RuleNumber.parse(number)).map(Rule::text).orElse("");
  }

  @Test
  void the_newest_edition_is_the_latest_and_attacks_are_judged_by_the_built_in_one()
      throws Exception {
    assertThat(add("2027-02-05", RULES).outcome()).isEqualTo(ImportedEditions.Outcome.NEW);
    Editions editions = editions();
    assertThat(editions.current().name()).isEqualTo("2027-02-05");
    assertThat(editions.executed().name()).isEqualTo("2026-09-25");
    assertThat(text(editions.current(), "508.1a")).isEqualTo("Nobody attacks twice.");
    assertThat(editions.current().source()).isEqualTo("the file rules.txt");
    assertThat(editions.current().glossary()).hasSize(1);
  }

  @Test
  void an_older_edition_answers_for_sections_that_the_newest_does_not_hold() throws Exception {
    add("2024-10-18", RULES);
    Editions editions = editions();
    assertThat(editions.latest(RuleNumber.parse("100.1")).name()).isEqualTo("2024-10-18");
    assertThat(editions.latest(RuleNumber.parse("508.1")).name()).isEqualTo("2026-09-25");
    assertThat(editions.latest(RuleNumber.parse("999")).name()).isEqualTo("2026-09-25");
  }

  @Test
  void importing_twice_changes_nothing_in_whatever_form_the_file_comes() throws Exception {
    String text = Rulebook.of("2027-02-05", RULES);
    add(utf8(text));
    byte[] kept = Files.readAllBytes(data().path().resolve("rules-2027-02-05.txt.gz"));
    var packed = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(packed)) {
      zip.write(utf8(text));
    }
    List<byte[]> forms =
        List.of(
            utf8(text),
            utf8("\uFEFF" + text.replace("\n", "\r\n")),
            text.getBytes(Charset.forName("windows-1252")),
            packed.toByteArray());
    for (byte[] form : forms) {
      assertThat(add(form).outcome()).isEqualTo(ImportedEditions.Outcome.AS_BEFORE);
      assertThat(data().path().resolve("rules-2027-02-05.txt.gz")).hasBinaryContent(kept);
    }
  }

  @Test
  void another_text_of_the_same_date_takes_its_place_and_the_difference_is_told() throws Exception {
    add("2027-02-05", RULES);
    var other = new ArrayList<>(RULES);
    other.set(6, "508.1a Somebody attacks twice.");
    ImportedEditions.Summary done = add("2027-02-05", other);
    assertThat(done.outcome()).isEqualTo(ImportedEditions.Outcome.REPLACED);
    assertThat(done.differing()).containsExactly(RuleNumber.parse("508.1a"));
    assertThat(text(editions().current(), "508.1a")).isEqualTo("Somebody attacks twice.");
  }

  @Test
  void a_file_of_a_built_in_edition_completes_it_but_may_not_lack_what_is_built_in()
      throws Exception {
    assertThatThrownBy(() -> add("2026-09-25", RULES))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining("has no 506.1");
    assertThat(editions().executed()).isSameAs(Editions.builtIn().executed());
    var whole = new ArrayList<>(List.of("1. Game Concepts", "100. Games", "100.1. A game."));
    whole.add("5. Turn Structure");
    Edition builtIn = Editions.builtIn().executed();
    builtIn
        .sections()
        .forEach(section -> {
          whole.add(section.number() + ". " + section.title());
          builtIn.rules().stream()
              .filter(rule -> rule.number().isWithin(section.number()))
              .forEach(rule -> whole.add(rule.number() + " " + rule.text()));
        });
    ImportedEditions.Summary done = add("2026-09-25", whole);
    assertThat(done.outcome()).isEqualTo(ImportedEditions.Outcome.COMPLETED);
    assertThat(done.differing()).isEmpty();
    assertThat(text(editions().executed(), "100.1")).isEqualTo("A game.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no rules",
        "%PDF-1.4",
        "These rules are effective as of May 4, 2026.\nContents\n1. Game\nCredits\n1. Game\n"
      })
  void a_broken_file_leaves_what_was_there(String broken) throws Exception {
    add("2027-02-05", RULES);
    assertThatThrownBy(() -> add(utf8(broken))).isInstanceOf(ImportException.class);
    try (Stream<Path> files = Files.list(data().path())) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("computed", "lock", "rules-2027-02-05.txt.gz");
    }
    assertThat(editions().current().rules()).hasSize(3);
  }

  @Test
  void a_file_with_some_sections_is_not_complete() {
    String some =
        Rulebook.of("2027-02-05", RULES).replace("\nContents", "\nSections: 100, 508\n\nContents");
    assertThatThrownBy(() -> add(utf8(some)))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining("only some sections");
  }

  @Test
  void a_damaged_file_in_the_folder_is_named() throws IOException {
    Files.createDirectories(data().path());
    Files.writeString(data().path().resolve("rules-2027-02-05.txt.gz"), "nonsense");
    assertThatThrownBy(() -> Casebook.with(data()))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining("rules-2027-02-05.txt.gz is damaged");
  }

  private String run(String... arguments) {
    var out = new StringWriter();
    String[] all =
        Stream.concat(Arrays.stream(arguments), Stream.of("--data", data().path().toString()))
            .toArray(String[]::new);
    CasebookCommand.commandLine(Casebook::with)
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(out))
        .execute(all);
    return out.toString();
  }

  @Test
  void the_command_tells_what_was_read_and_what_is_newest() throws IOException {
    Path file = folder.resolve("CompRules.txt");
    Files.writeString(file, Rulebook.of("2027-02-05", RULES));
    assertThat(run("import", "rules", file.toString()))
        .contains(
            "The edition of 2027-02-05: 3 rules in 2 sections, 0 examples, 1 glossary entries",
            "New",
            "It is the newest edition here; attacks are judged by that of 2026-09-25");
    assertThat(run("import", "rules", file.toString())).contains("As before");
    assertThat(run("rule", "100.1")).contains("played", "effective 2027-02-05");
    assertThat(run("cite", "508.1a")).contains("/cr/2027-02-05/508.1a");
    assertThat(run("import", "rules", folder.resolve("none").toString())).contains("can't be read");
  }
}
