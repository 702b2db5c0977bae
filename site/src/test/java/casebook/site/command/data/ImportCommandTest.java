package casebook.site.command.data;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.command.Run;
import casebook.site.imports.DataFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards and rulings come from public files, whole or not at all. */
@Tag("long")
class ImportCommandTest {

  /** An invented creature that must attack, a card with two faces, a token and a broken object. */
  private static final String SCRYFALL =
      """
      [
      {"object": "card", "oracle_id": "id-1", "name": "Reckless Otter", "layout": "normal",
       "mana_cost": "{1}{R}", "cmc": 2.0, "type_line": "Creature — Otter", "colors": ["R"],
       "oracle_text": "Reckless Otter attacks each combat if able.", "power": "3", "toughness": "1"},
      {"oracle_id": "id-2", "name": "Quiet Keeper // Loud Keeper", "layout": "transform", "cmc": 3.0,
       "type_line": "Creature — Human // Creature — Werewolf", "card_faces": [
         {"name": "Quiet Keeper", "mana_cost": "{2}{W}", "type_line": "Creature — Human",
          "colors": ["W"], "oracle_text": "Defender", "power": "0", "toughness": "4"},
         {"name": "Loud Keeper", "mana_cost": "", "type_line": "Creature — Werewolf",
          "colors": ["R"], "oracle_text": "Haste", "power": "*", "toughness": "4"}]},
      {"oracle_id": "id-3", "name": "Otter", "layout": "token", "type_line": "Token Creature — Otter"},
      {"oracle_id": "id-4", "name": "No Line", "layout": "normal", "oracle_text": "Haste"}
      ]
      """;

  private static final String MTGJSON =
      """
      {"meta": {"date": "2026-01-01", "version": "5"}, "data": {
        "Reckless Otter": [{"name": "Reckless Otter", "layout": "normal", "manaCost": "{1}{R}",
          "manaValue": 2.0, "type": "Creature — Otter", "colors": ["R"], "power": "3",
          "toughness": "1", "text": "Reckless Otter attacks each combat if able.",
          "rulings": [{"date": "2020-02-02", "text": "It need not attack while it is tapped."}]}],
        "Quiet Keeper // Loud Keeper": [
          {"name": "Quiet Keeper // Loud Keeper", "faceName": "Quiet Keeper", "side": "a",
           "manaCost": "{2}{W}", "type": "Creature — Human", "colors": ["W"], "power": "0",
           "toughness": "4", "text": "Defender",
           "rulings": [{"date": "2020-02-03", "text": "Its other side may attack."}]},
          {"name": "Quiet Keeper // Loud Keeper", "faceName": "Loud Keeper", "side": "b",
           "type": "Creature — Werewolf", "colors": ["R"], "power": "*", "toughness": "4",
           "text": "Haste",
           "rulings": [{"date": "2020-02-03", "text": "Its other side may attack."}]}]
      }}
      """;

  private static final String SCRYFALL_RULINGS =
      """
      [{"oracle_id": "id-1", "source": "wotc", "published_at": "2020-02-02",
        "comment": "It need not attack while it is tapped."},
       {"oracle_id": "id-2", "source": "wotc", "published_at": "2020-02-03",
        "comment": "Its other side may attack."},
       {"oracle_id": "id-9", "source": "wotc", "published_at": "2020-02-03",
        "comment": "About a card that was not imported."}]
      """;

  @TempDir Path folder = Path.of("");

  private Run run(String... arguments) {
    return runAsIs(
        Stream.concat(Arrays.stream(arguments), Stream.of("--data", data().toString()))
            .toArray(String[]::new));
  }

  private static Run runAsIs(String... arguments) {
    return Run.of(Casebook::with, arguments);
  }

  private Path data() {
    return folder.resolve("data");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  /** The bytes of every file that was imported. */
  private Map<String, String> kept() throws IOException {
    var kept = new TreeMap<String, String>();
    if (Files.exists(data())) {
      try (Stream<Path> files = Files.list(data())) {
        for (Path file : files.filter(one -> one.toString().endsWith(".gz")).toList()) {
          kept.put(
              file.getFileName().toString(),
              new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
      }
    }
    return kept;
  }

  private String otterStaysHome() throws IOException {
    return file(
        "otter.yaml",
        """
        players: [{id: ann}, {id: bob}]
        permanents: [{id: otter, card: reckless otter, controller: ann}]
        moves: [{declareAttackers: {attacks: []}}]
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {SCRYFALL, MTGJSON})
  void a_card_that_was_imported_can_be_judged(String cards) throws IOException {
    assertThat(run("adjudicate", otterStaysHome()).err()).contains("reckless otter");
    Run imported = run("import", "cards", file("cards.json", cards));
    assertThat(imported.err()).isEmpty();
    assertThat(imported.exitCode()).isZero();
    assertThat(imported.out()).contains("2 cards with 3 faces", "New: 3; changed: 0; as before: 0");
    Run judged = run("adjudicate", otterStaysHome());
    assertThat(judged.exitCode()).isEqualTo(1);
    assertThat(judged.out()).contains("ILLEGAL, 508.1d", "Reckless Otter");
  }

  @Test
  void what_is_no_card_is_counted_and_what_cannot_be_read_is_named() throws IOException {
    assertThat(run("import", "cards", file("cards.json", SCRYFALL)).out())
        .contains("Left out: 1 × token", "Not read: 1", "No Line: it has no types");
  }

  @Test
  void a_back_face_is_found_and_has_the_mana_value_of_the_front() throws Exception {
    run("import", "cards", file("cards.json", SCRYFALL));
    var casebook = Casebook.with(new DataFolder(data()));
    var back = casebook.catalogue().find("loud keeper").orElseThrow();
    assertThat(back.characteristics().manaValue()).isEqualTo(3);
    assertThat(back.characteristics().power()).isEmpty();
    assertThat(back.keywords()).containsExactly("haste");
    assertThat(casebook.catalogue().find("Quiet Keeper // Loud Keeper").orElseThrow().name())
        .isEqualTo("Quiet Keeper");
    assertThat(casebook.catalogue().nearest("Reckles Oter", 1)).containsExactly("Reckless Otter");
    assertThat(casebook.catalogue().find("Grizzly Bears")).isPresent();
  }

  @Test
  void importing_twice_changes_nothing() throws IOException {
    run("import", "cards", file("cards.json", SCRYFALL));
    run("import", "rulings", file("rulings.json", SCRYFALL_RULINGS));
    Map<String, String> once = kept();
    assertThat(run("import", "cards", file("cards.json", MTGJSON)).out()).contains("changed: 3");
    run("import", "cards", file("cards.json", SCRYFALL));
    Run again = run("import", "cards", file("cards.json", SCRYFALL));
    assertThat(again.out()).contains("New: 0; changed: 0; as before: 3");
    assertThat(run("import", "rulings", file("rulings.json", SCRYFALL_RULINGS)).out())
        .contains("New: 0; as before: 2");
    assertThat(kept()).isEqualTo(once);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no JSON",
        "{}",
        "[]",
        "[1, 2",
        "[{\"name\": \"Half a Card\", \"type_line\": \"Creat",
        "{\"data\": {\"Half a Card\": [{\"type\": \"Creature\"}]",
        "{\"name\": \"A Ruling\", \"date\": \"2020-02-02\", \"text\": \"It may.\"}"
      })
  void a_broken_file_leaves_what_was_there(String broken) throws IOException {
    run("import", "cards", file("cards.json", SCRYFALL));
    Map<String, String> before = kept();
    Run run = run("import", "cards", file("broken.json", broken));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("broken.json was not imported. ").hasLineCount(1);
    assertThat(kept()).isEqualTo(before);
    assertThat(run("adjudicate", otterStaysHome()).exitCode()).isEqualTo(1);
  }

  @Test
  void a_packed_file_that_ends_too_soon_leaves_what_was_there() throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(packed)) {
      zip.write(SCRYFALL.getBytes(StandardCharsets.UTF_8));
    }
    byte[] whole = packed.toByteArray();
    Path file = Files.write(folder.resolve("cards.json.gz"), Arrays.copyOf(whole, 300));
    Run cut = run("import", "cards", file.toString());
    assertThat(cut.exitCode()).isEqualTo(2);
    assertThat(cut.err()).contains("was not imported");
    assertThat(kept()).isEmpty();
    Files.write(file, whole);
    assertThat(run("import", "cards", file.toString()).exitCode()).isZero();
  }

  @Test
  void a_file_of_an_import_that_was_killed_is_swept_away() throws IOException {
    Files.createDirectories(data());
    Files.writeString(data().resolve("cards.txt.gz.unfinished"), "half of it");
    assertThat(run("adjudicate", otterStaysHome()).err()).contains("reckless otter");
    run("import", "cards", file("cards.json", SCRYFALL));
    assertThat(kept()).containsOnlyKeys("cards.txt.gz");
  }

  @Test
  void a_damaged_data_folder_is_named() throws IOException {
    Files.createDirectories(data());
    Files.writeString(data().resolve("cards.txt.gz"), "nonsense");
    Run run = run("adjudicate", otterStaysHome());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("cards.txt.gz is damaged", "import again");
  }

  @Test
  void two_imports_do_not_go_on_at_once() throws IOException {
    Files.createDirectories(data());
    try (FileChannel channel =
            FileChannel.open(
                data().resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var lock = channel.lock()) {
      assertThat(lock.isValid()).isTrue();
      Run run = run("import", "cards", file("cards.json", SCRYFALL));
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("Another import");
    }
  }

  @Test
  void rulings_that_name_no_card_need_the_cards_first() throws IOException {
    Run early = run("import", "rulings", file("rulings.json", SCRYFALL_RULINGS));
    assertThat(early.exitCode()).isEqualTo(2);
    assertThat(early.err()).contains("import the cards", "oracle-cards");
    run("import", "cards", file("cards.json", SCRYFALL));
    assertThat(run("import", "rulings", file("rulings.json", SCRYFALL_RULINGS)).out())
        .contains("New: 2", "On cards that weren't imported: 1");
  }

  @Test
  void rulings_are_on_the_whole_card_and_stand_once() throws Exception {
    run("import", "cards", file("cards.json", MTGJSON));
    run("import", "rulings", file("cards.json", MTGJSON));
    run(
        "import",
        "rulings",
        file(
            "lines.jsonl",
            "{\"name\": \"Loud Keeper\", \"date\": \"2019-01-01\", \"text\": \"It is loud.\"}\n"));
    var casebook = Casebook.with(new DataFolder(data()));
    var card = casebook.catalogue().find("Quiet Keeper").orElseThrow();
    assertThat(casebook.officialRulings().on(card.faces()))
        .extracting(ruling -> ruling.date() + " " + ruling.text())
        .containsExactly("2019-01-01 It is loud.", "2020-02-03 Its other side may attack.");
  }

  @Test
  void what_is_imported_must_be_named() {
    Run run = runAsIs("import");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("cards or rulings");
  }

  @Test
  void what_is_no_file_is_told() {
    assertThat(run("import", "cards", folder.toString()).err()).contains("it is a folder");
    assertThat(run("import", "rulings", folder.resolve("none").toString()).err())
        .contains("there is no such file");
  }

  @Test
  void objects_that_are_not_read_are_counted_beyond_those_that_are_named() throws IOException {
    String nameless = ",{\"type_line\": \"Creature\"}".repeat(25);
    String cards = SCRYFALL.strip().replaceFirst("\\]$", nameless + "]");
    assertThat(run("import", "cards", file("cards.json", cards)).out())
        .contains("Not read: 26", "An object: it has no name (line 13, column", "and 6 more");
  }

  @Test
  void a_changed_line_of_what_was_imported_ends_a_command_without_a_trace() throws IOException {
    run("import", "cards", file("cards.json", SCRYFALL));
    try (var zip = new GZIPOutputStream(Files.newOutputStream(data().resolve("cards.txt.gz")))) {
      zip.write("Reckless Otter\tReckless Otter\t{\"face\":\n".getBytes(StandardCharsets.UTF_8));
    }
    Run run = run("adjudicate", otterStaysHome());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("is damaged", "import again").hasLineCount(1);
  }

  @Test
  void rulings_in_other_words_are_told() throws IOException {
    run("import", "cards", file("cards.json", SCRYFALL));
    run("import", "rulings", file("rulings.json", SCRYFALL_RULINGS));
    String reworded = SCRYFALL_RULINGS.replace("It need not attack", "It doesn't attack");
    assertThat(run("import", "rulings", file("rulings.json", reworded)).out())
        .contains("New: 1; as before: 1", "No longer there, or in other words: 1");
  }
}
