package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.text.Kind;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedCards;
import casebook.site.imports.ImportedRulings;
import casebook.site.imports.published.ImportException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The index in the user's folder, which several programs use. */
@Tag("long")
class IndexOfImportsTest {

  private static final String OTTER =
      """
      {"name": "Reckless Otter", "types": "Creature — Otter", "oracle_text": "Reckless Otter attacks each combat if able."}
      """;

  private static final String GOBLIN =
      """
      {"name": "Crazed Goblin", "types": "Creature — Goblin Warrior", "oracle_text": "Crazed Goblin attacks each combat if able."}
      """;

  private static final String RULING =
      """
      {"name": "Reckless Otter", "date": "2020-02-02", "text": "If the otter can't attack for some reason, such as a gizmo, it doesn't have to attack if able."}
      """;

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir private Path path;

  private DataFolder folder = new DataFolder(Path.of(""));

  @BeforeEach
  void choose() {
    folder = new DataFolder(path);
  }

  private static ByteArrayInputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private void importCard() throws ImportException {
    ImportedCards.add(bytes(OTTER), folder);
  }

  private void importRuling(String text) throws ImportException {
    ImportedRulings.add(bytes(text), folder);
  }

  private static List<String> rulings(Casebook casebook, String query) {
    return casebook.search(Query.of(query).only(Kind.RULING)).hits().stream()
        .map(Hit::title)
        .toList();
  }

  private List<Path> indexes() throws IOException {
    try (Stream<Path> all = Files.list(folder.indexes())) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }

  @Test
  void without_imports_nothing_is_written() throws Exception {
    Casebook casebook = Casebook.with(folder);
    assertThat(casebook.search(Query.of("508.1d")).total()).isPositive();
    assertThat(path).isEmptyDirectory();
  }

  @Test
  void once_there_are_imports_the_index_is_kept_beside_them() throws Exception {
    importCard();
    Casebook.with(folder).finishIndexing();
    List<Path> built = indexes();
    assertThat(built).isNotEmpty();
    var times = new ArrayList<Object>();
    for (Path index : built) {
      times.add(Files.getLastModifiedTime(index));
    }
    Casebook.with(folder).finishIndexing();
    assertThat(indexes()).isEqualTo(built);
    for (int i = 0; i < built.size(); i++) {
      assertThat(Files.getLastModifiedTime(built.get(i))).isEqualTo(times.get(i));
    }
  }

  @Test
  void built_in_cards_are_found_beside_the_imported_ones_which_are_told_as_they_are_printed()
      throws Exception {
    ImportedCards.add(bytes(OTTER + GOBLIN), folder);
    Casebook casebook = Casebook.with(folder);
    List<Hit> hits =
        casebook.search(Query.of("goblin otter attacks if able").only(Kind.CARD)).hits();
    assertThat(hits).extracting(Hit::title).contains("Reckless Otter", "Goblin Rabblemaster");
    assertThat(hits)
        .filteredOn(hit -> hit.title().equals("Crazed Goblin"))
        .singleElement()
        .satisfies(goblin -> assertThat(goblin.snippet().text()).contains("Crazed Goblin attacks"));
  }

  @Test
  void a_running_site_takes_over_what_another_program_imports() throws Exception {
    importCard();
    Casebook served = Casebook.with(folder);
    served.finishIndexing();
    Thread following = served.follow();
    try {
      assertThat(rulings(served, "gizmo")).isEmpty();
      importRuling(RULING);
      Instant start = Instant.now();
      int searches = 0;
      while (rulings(served, "gizmo").isEmpty()
          && Duration.between(start, Instant.now()).compareTo(PATIENCE) < 0) {
        assertThat(served.search(Query.of("508.1d")).hits().getFirst().rule())
            .hasToString("Optional[508.1d]");
        searches++;
      }
      assertThat(searches).as("searches that were answered meanwhile").isPositive();
      assertThat(rulings(served, "gizmo")).containsExactly("Reckless Otter");
      assertThat(served.officialRulings().count()).isOne();
    } finally {
      following.interrupt();
    }
  }

  @Test
  void what_is_damaged_meanwhile_is_not_taken_over() throws Exception {
    importCard();
    Casebook served = Casebook.with(folder);
    served.finishIndexing();
    Files.writeString(path.resolve("cards.txt.gz"), "casebook cards 1\nno card");
    served.reload();
    assertThat(served.cards().names()).containsExactly("Reckless Otter");
  }

  @Test
  void two_programs_that_open_the_folder_at_once_find_the_same() throws Exception {
    importCard();
    importRuling(RULING);
    var programs = new ArrayList<Process>();
    for (int i = 0; i < 2; i++) {
      programs.add(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  ClassPath.ofTests(),
                  "casebook.site.command.Main",
                  "search",
                  "gizmo",
                  "--data",
                  path.toString())
              .redirectErrorStream(true)
              .start());
    }
    for (Process program : programs) {
      String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(program.waitFor()).as(said).isZero();
      assertThat(said).contains("Reckless Otter").doesNotContain("damaged");
    }
    assertThat(indexes()).hasSize(2);
  }
}
