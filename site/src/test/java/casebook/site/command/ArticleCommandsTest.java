package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Articles in files are linked, checked and corrected. */
class ArticleCommandsTest {
  @TempDir Path folder = Path.of("");

  private static Run run(String... arguments) {
    return Run.onBuiltIn(arguments);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void an_article_is_printed_with_its_numbers_linked() throws IOException {
    Run run = run("link", file("a.txt", "By 508.8.\n"), "--site", "https://x.org/");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEqualTo("By 508.8 <https://x.org/cr/2026-09-25/508.8>.\n");
    assertThat(run("link", file("a.md", "`508.8`\n")).out()).isEqualTo("`508.8`\n");
    assertThat(run("link", file("a.dat", "508.8"), "--as", "html").out()).startsWith("<a class");
    assertThat(run("link", file("a.dat", "508.8"), "--as", "word").err())
        .contains("no format word");
    assertThat(run("link", folder.resolve("none").toString()).exitCode()).isEqualTo(2);
  }

  @Test
  void an_article_is_linked_as_of_its_day_with_warnings_on_the_error_output() throws IOException {
    String file = file("a.txt", "First.\nBy 508.3d.\n");
    Run run = run("link", file, "--date", "2022-01-15", "--site", "https://x.org");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEqualTo("First.\nBy 508.3d <https://x.org/cr/2021-11-19/508.3d>.\n");
    assertThat(run.err())
        .contains("a.txt:2:4: 508.3d: 508.3d of November 19, 2021 is 508.3f today");
    assertThat(run("link", file, "--edition", "2022-01-15").out())
        .isEqualTo(run("link", file, "--date", "2022-01-15").out());
    assertThat(run("link", file).err()).isEmpty();
    Run none = run("link", file("b.txt", "First.\nBy 506.7a."));
    assertThat(none.exitCode()).isZero();
    assertThat(none.out()).isEqualTo("First.\nBy 506.7a.");
    assertThat(none.err())
        .contains("b.txt:2:4: 506.7a: 506.7a isn’t linked.", "it is 506.8a today.");
    assertThat(run("link", file, "--date", "soon").err()).contains("is not a date");
    assertThat(run("link", file, "--date", "1999-01-01").exitCode()).isEqualTo(2);
  }

  @Test
  void rules_are_watched_from_the_texts_that_were_accepted_on() throws IOException {
    String article = file("a.md", "By 508.4a, 508.1c\u2013d and 506.4.\n");
    String state = folder.resolve("state.tsv").toString();
    Run first = run("watch", article, "--state", state);
    assertThat(first.exitCode()).isZero();
    assertThat(first.out())
        .contains("4 rules are watched, 0 changed.", "/feeds/506.4,508.1c,508.1d,508.4a.atom");
    assertThat(Path.of(state)).content().contains("508.4a\t2026-09-25\t");
    assertThat(run("watch", article, "--state", state).exitCode()).isZero();

    String accepted =
        Files.readString(Path.of(state)).replaceAll("508.4a\t.*", "508.4a\t2026-02-27\tother");
    Files.writeString(Path.of(state), accepted);
    Run changed = run("watch", article, "--state", state);
    assertThat(changed.exitCode()).isEqualTo(1);
    assertThat(changed.out())
        .contains("508.4a: 508.4a of February 27, 2026", "Cited in " + article, "1 changed.")
        .doesNotContain("506.4:");
    assertThat(Path.of(state)).hasContent(accepted);
    assertThat(run("watch", article, "--state", state, "--accept").exitCode()).isZero();
    assertThat(run("watch", article, "--state", state).exitCode()).isZero();
  }

  @Test
  void what_cannot_be_watched_is_said() throws IOException {
    Run elsewhere =
        run(
            "watch",
            file("a.md", "By 509.1a.\n"),
            "--state",
            folder.resolve("state.tsv").toString());
    assertThat(elsewhere.out()).contains("Not held here, so nothing is known of them: 509.1a.");
    Run none =
        run("watch", file("a.md", "By 508.8."), "--state", file("list.txt", "508.8 is fine"));
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err()).contains("508.8 is fine", "--state");
  }

  @Test
  void a_rule_that_is_cited_anew_is_watched_once_it_is_accepted() throws IOException {
    String state = folder.resolve("state.tsv").toString();
    run("watch", file("a.md", "By 508.8.\n"), "--state", state);
    String more = file("b.md", "By 508.2 and 508.5.\n");
    Run added = run("watch", more, "--state", state);
    assertThat(added.exitCode()).isZero();
    assertThat(added.out())
        .contains("0 rules are watched, 0 changed.", "Not watched yet: 508.2, 508.5. ");
    Run accepted = run("watch", more, "--state", state, "--accept");
    assertThat(accepted.out())
        .contains(
            "2 rules are watched", "Still accepted, though not cited or not held here: 508.8.");
    assertThat(Path.of(state)).content().contains("508.2\t", "508.5\t", "508.8\t");
    assertThat(folder).isDirectoryNotContaining("glob:**.unfinished");
  }

  @Test
  void all_rules_of_a_range_and_of_a_section_are_watched() throws IOException {
    String state = folder.resolve("state.tsv").toString();
    String article = file("a.md", "By 508.1–508.3, and CR 508 in general.\n");
    assertThat(run("watch", article, "--state", state).out())
        .contains("/feeds/508,508.1,508.2,508.3.atom");
    Files.writeString(
        Path.of(state),
        Files.readString(Path.of(state))
            .replaceAll("508\t.*", "508\t2026-02-27\tother")
            .replaceAll("508.2\t.*\n", "509.1\t2026-02-27\tother\n"));
    Run changed = run("watch", article, "--state", state);
    assertThat(changed.out())
        .contains("508: Of this section have changed: ", "508.4a", "Not watched yet: 508.2. ")
        .doesNotContain("no such rule", "509.1");
  }

  @Test
  void a_right_article_ends_with_0_and_one_that_needs_attention_with_1() throws IOException {
    Run right =
        run("check", file("a.md", "Partial payments are not allowed (508.1j). By 508.1d.\n"));
    assertThat(right.exitCode()).isZero();
    assertThat(right.out())
        .contains("508.1d: not-compared: ")
        .contains("a.md: 2 citations: 1 ok, 1 not-compared");
    Run wrong = run("check", file("b.md", "First.\n\nBy 508.9.\n"), file("c.md", "508.8"));
    assertThat(wrong.exitCode()).isEqualTo(1);
    assertThat(wrong.out())
        .contains("b.md:3:4: 508.9: unknown: The edition of September 25, 2026 has no");
    assertThat(run("check", file("b.md", "x"), "--date", "soon").exitCode()).isEqualTo(2);
    assertThat(run("check", folder.resolve("none").toString()).err()).contains("There is no file");
  }

  @Test
  void only_changed_cross_references_are_told_but_need_no_attention() throws IOException {
    Run run = run("check", file("a.md", "By rule 508.1."), "--date", "2024-07-01");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("cross-references-changed");
  }

  @Test
  void a_fix_is_shown_first_and_written() throws IOException {
    String file = file("a.md", "As 308.2c says.\n");
    Run run = run("check", "--fix", "--edition", "2008-02-01", file);
    assertThat(run.err()).contains("--- ", "-As 308.2c says.", "+As 508.1f says.");
    assertThat(Files.readString(Path.of(file))).isEqualTo("As 508.1f says.\n");
    assertThat(folder.toFile().list()).containsExactly("a.md");
  }

  @Test
  void all_articles_of_a_folder_are_checked() throws IOException {
    Files.createDirectories(folder.resolve("blog/.drafts"));
    Files.createDirectories(folder.resolve("blog/old"));
    file("blog/.drafts/c.md", "By 508.9.\n");
    file("blog/picture.png", "508.9");
    file("blog/old/a.md", "By 508.1d.\n");
    assertThat(run("check", folder.resolve("blog").toString()).exitCode()).isZero();
    file("blog/b.html", "<p>By 508.9.</p>\n");
    Run run = run("check", folder.resolve("blog").toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("a.md: 1 citation", "b.html:1:").doesNotContain("c.md", "png");
  }

  @Test
  void a_list_of_citations_with_its_day_tells_when_one_of_them_changes() throws IOException {
    String list = file("watched.txt", "508.1f\n508.4a\n");
    assertThat(run("check", list, "--date", "2026-09-25").exitCode()).isZero();
    Run changed = run("check", list, "--date", "2024-07-01");
    assertThat(changed.exitCode()).isEqualTo(1);
    assertThat(changed.out()).contains("508.4a: reworded");
  }

  @Test
  void comments_of_source_code_are_checked() throws IOException {
    Run run = run("check", file("A.java", "// as 508.9 says\nString s = \"508.1z\";\n"));
    assertThat(run.out()).contains("A.java:1:7: 508.9: unknown", "1 citation");
  }

  @Test
  void findings_are_had_as_json_and_as_sarif() throws IOException {
    String file = file("a.md", "As 308.2c says.\n");
    JsonNode json = read(run("check", "--format", "json", "--date", "2008-06-01", file).out());
    assertThat(json.at("/files/0/citations/0/suggestion").asString()).isEqualTo("508.1f");
    JsonNode sarif = read(run("check", "--format", "sarif", "--date", "2008-06-01", file).out());
    assertThat(sarif.path("version").asString()).isEqualTo("2.1.0");
    JsonNode result = sarif.at("/runs/0/results/0");
    assertThat(result.path("ruleId").asString()).isEqualTo("moved");
    assertThat(result.at("/locations/0/physicalLocation/region/startColumn").asInt()).isEqualTo(4);
    assertThat(
            result.at("/fixes/0/artifactChanges/0/replacements/0/insertedContent/text").asString())
        .isEqualTo("508.1f");
  }

  private static JsonNode read(String json) {
    return JsonMapper.builder().build().readTree(json);
  }
}
