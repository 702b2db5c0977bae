package casebook.site.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.Rulebook;
import casebook.site.imports.ImportedEditions.Outcome;
import casebook.site.imports.ImportedEditions.Result;
import casebook.site.imports.ImportedEditions.Summary;
import casebook.site.imports.Progress.Work;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.RulesFiles;
import casebook.site.imports.published.RulesFiles.Refusal;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many editions are imported at once, each whole or not at all. */
class ImportOfManyEditionsTest {

  private static final List<String> RULES =
      List.of(
          "1. Game Concepts",
          "100. Games",
          "100.1. A game is played by two players, who take turns until one of them has won.",
          "100.1a Nobody plays alone.",
          "100.2. A player who has no pebble left loses the game.");

  private static final String FIRST = Rulebook.of("2031-02-06", RULES);
  private static final String SECOND =
      Rulebook.of(
          "2031-05-06",
          Stream.concat(
                  RULES.subList(0, 4).stream(),
                  Stream.of(
                      "100.2. There is an odd number of pebbles.",
                      "100.3. A player who has no pebble left loses the game."))
              .toList());

  @TempDir Path folder = Path.of("");

  private DataFolder data() {
    return new DataFolder(folder.resolve("data"));
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling("x").getParent());
    return Files.writeString(file, text);
  }

  private Path zip(String name, List<String> names, List<String> texts) throws IOException {
    Path file = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        var zip = new ZipOutputStream(out)) {
      for (int i = 0; i < names.size(); i++) {
        zip.putNextEntry(new ZipEntry(names.get(i)));
        zip.write(texts.get(i).getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
    return file;
  }

  private Result add(Path... paths) throws ImportException {
    RulesFiles files = RulesFiles.in(Arrays.asList(paths));
    assertThat(files.refused()).isEmpty();
    return ImportedEditions.add(files.found(), data(), Progress.UNSEEN);
  }

  private List<String> held() throws ImportException {
    return HeldEditions.in(data(), Progress.UNSEEN).editions().stream().map(Edition::name).toList();
  }

  @Test
  void a_folder_is_imported_with_its_folders_and_zip_files_and_other_files_are_left_out()
      throws Exception {
    file("in/first.txt", FIRST);
    file("in/notes.pdf", "%PDF");
    Files.move(
        zip("second.zip", List.of("x/second.txt", "x/readme.md"), List.of(SECOND, "# Read me")),
        folder.resolve("in/second.zip"));
    RulesFiles files = RulesFiles.in(List.of(folder.resolve("in")));
    assertThat(files.leftOut()).isEqualTo(2);
    Result done = ImportedEditions.add(files.found(), data(), Progress.UNSEEN);
    assertThat(done.refused()).isEmpty();
    assertThat(done.read()).extracting(Summary::outcome).containsOnly(Outcome.NEW).hasSize(2);
    assertThat(held()).containsExactly("2031-02-06", "2031-05-06");
    assertThat(Casebook.with(data()).editions().current().source())
        .isEqualTo("the file second.txt");
  }

  @Test
  void a_bad_file_is_refused_with_its_line_and_the_others_are_imported() throws Exception {
    Path bad = file("bad.txt", FIRST.replace("100.1a", "100.1aa"));
    Result done = add(file("first.txt", FIRST), bad, file("second.txt", SECOND));
    assertThat(done.read()).hasSize(2);
    Refusal refusal = done.refused().getFirst();
    assertThat(done.refused()).hasSize(1);
    assertThat(refusal.file()).isEqualTo(bad.toString());
    assertThat(refusal.reason())
        .matches("Line \\d+: “100\\.1aa .* begins with something like a rule number");
    assertThat(held()).containsExactly("2031-02-06", "2031-05-06");
  }

  @Test
  void two_texts_of_one_date_are_not_both_imported() throws Exception {
    Path other = file("other.txt", FIRST.replace("Nobody plays", "Somebody plays"));
    Result done = add(file("first.txt", FIRST), file("again.txt", FIRST), other);
    assertThat(done.read())
        .extracting(Summary::outcome)
        .containsExactly(Outcome.NEW, Outcome.AS_BEFORE);
    assertThat(done.refused())
        .singleElement()
        .extracting(Refusal::reason)
        .asString()
        .contains("edition of 2031-02-06", "first.txt", "another one");
  }

  @Test
  void a_damaged_zip_and_a_file_that_is_missing_are_named() throws Exception {
    Path zip = zip("rules.zip", List.of("first.txt"), List.of(FIRST));
    byte[] bytes = Files.readAllBytes(zip);
    Files.write(zip, Arrays.copyOf(bytes, bytes.length / 2));
    RulesFiles files = RulesFiles.in(List.of(zip, folder.resolve("none.txt")));
    assertThat(files.found()).isEmpty();
    assertThat(files.refused())
        .extracting(Refusal::file)
        .containsExactly(zip.toString(), folder.resolve("none.txt").toString());
    assertThat(files.refused().getFirst().reason()).contains("damaged, not whole");
    assertThat(files.refused().getLast().reason()).contains("no such file");
    bytes[60] ^= 0x55;
    Files.write(zip, bytes);
    assertThat(
            ImportedEditions.add(RulesFiles.in(List.of(zip)).found(), data(), Progress.UNSEEN)
                .refused())
        .singleElement()
        .extracting(Refusal::file)
        .isEqualTo(zip + ", first.txt");
  }

  @Test
  void what_swells_too_much_is_no_text() throws Exception {
    Path bomb = zip("bomb.zip", List.of("a.txt", "b.txt"), List.of(" ".repeat(1 << 20), FIRST));
    Result done = add(bomb);
    assertThat(done.read()).hasSize(1);
    assertThat(done.refused().getFirst().reason()).contains("one part in");
    Path large = zip("large.zip", List.of("a.txt"), List.of(" ".repeat(20 << 20)));
    assertThat(add(large).refused().getFirst().reason()).contains("more than 16 MB");
  }

  @Test
  void while_one_program_imports_another_one_does_not() throws Exception {
    Path first = file("first.txt", FIRST);
    data()
        .alone(() -> {
          assertThatThrownBy(() -> add(first))
              .isInstanceOf(ImportException.class)
              .hasMessageContaining("Another import");
          return 0;
        });
    assertThat(add(first).read()).hasSize(1);
  }

  private List<String> lines(String text) {
    return HeldEditions.lines("the file x.txt", text.lines().toList()).toList();
  }

  @Test
  void an_import_that_was_killed_before_its_last_step_changes_nothing() throws Exception {
    add(file("first.txt", FIRST));
    data().writeUnfinished("rules-2031-05-06.txt.gz", lines(SECOND).stream());
    assertThat(held()).containsExactly("2031-02-06");
    add(file("first.txt", FIRST));
    try (Stream<Path> files = Files.list(data().path())) {
      assertThat(files).noneMatch(file -> file.toString().endsWith(".unfinished"));
    }
  }

  @Test
  void an_import_that_was_killed_after_its_last_step_is_there_as_a_whole() throws Exception {
    add(file("first.txt", FIRST));
    String changed = FIRST.replace("Nobody plays", "Somebody plays");
    data().writeUnfinished("rules-2031-02-06.txt.gz", lines(changed).stream());
    data().writeUnfinished("rules-2031-05-06.txt.gz", lines(SECOND).stream());
    DataFolder.State before = data().state();
    Files.writeString(
        data().path().resolve("taken-over"), "rules-2031-02-06.txt.gz\nrules-2031-05-06.txt.gz");
    assertThat(held()).containsExactly("2031-02-06", "2031-05-06");
    assertThat(data().state()).isNotEqualTo(before);
    DataFolder.State listed = data().state();
    data().alone(() -> 0);
    assertThat(data().state()).isEqualTo(listed);
    assertThat(data().path().resolve("taken-over")).doesNotExist();
    Edition edition = HeldEditions.in(data(), Progress.UNSEEN).editions().getFirst();
    assertThat(edition.rule(RuleNumber.parse("100.1a")).orElseThrow().text())
        .isEqualTo("Somebody plays alone.");
  }

  private List<Path> computed() throws IOException {
    try (Stream<Path> files = Files.list(data().computed().path())) {
      return files.sorted().toList();
    }
  }

  private String whatBecame() throws ImportException {
    Casebook casebook = Casebook.with(data());
    Edition first = casebook.editions().named("2031-02-06").orElseThrow();
    return casebook
        .history()
        .resolve(first, RuleNumber.parse("100.2"))
        .orElseThrow()
        .today()
        .toString();
  }

  @Test
  void what_was_worked_out_is_kept_and_worked_out_again_where_it_is_damaged_or_of_other_texts()
      throws Exception {
    add(file("first.txt", FIRST), file("second.txt", SECOND));
    String became = whatBecame();
    assertThat(became).contains("100.3", "MOVED");
    List<Path> kept = computed();
    assertThat(kept).hasSize(2);
    for (Path file : kept) {
      byte[] whole = Files.readAllBytes(file);
      for (int at = 0; at < whole.length; at += Math.max(1, whole.length / 10)) {
        byte[] damaged = whole.clone();
        damaged[at] ^= 0x10;
        Files.write(file, damaged);
        assertThat(whatBecame()).isEqualTo(became);
        assertThat(file).hasBinaryContent(whole);
      }
      Files.write(file, Arrays.copyOf(whole, 3));
      assertThat(whatBecame()).isEqualTo(became);
    }
    add(file("second.txt", SECOND.replace("an odd number", "an even number")));
    assertThat(whatBecame()).isEqualTo(became);
    assertThat(computed()).hasSize(2).doesNotContainAnyElementsOf(kept);
  }

  @Test
  void progress_goes_on_to_the_end() throws Exception {
    var told = new ArrayList<String>();
    Progress progress = (work, done, all) -> told.add(work + " " + done + "/" + all);
    ImportedEditions.add(
        RulesFiles.in(List.of(file("first.txt", FIRST), file("second.txt", SECOND))).found(),
        data(),
        progress);
    assertThat(told).containsExactly("READING 0/2", "READING 1/2", "READING 2/2");
    told.clear();
    Casebook.with(data(), progress).finishIndexing();
    assertThat(told).noneMatch(line -> line.startsWith(Work.READING.name()));
    for (Work work : List.of(Work.COMPARING, Work.INDEXING)) {
      String last = told.stream().filter(line -> line.startsWith(work + " ")).toList().getLast();
      String steps = last.substring(last.indexOf(' ') + 1);
      assertThat(steps).as(last).matches("(\\d+)/\\1");
    }
    told.clear();
    Casebook.with(data(), progress).finishIndexing();
    assertThat(told).isEmpty();
  }
}
