package casebook.site.imports;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.OfficialRuling;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a source says of a card takes the place of what it said before. */
class ImportedRulingsTest {
  private static final List<String> KEEPER = List.of("Quiet Keeper", "Loud Keeper");

  @TempDir Path folder = Path.of("");

  private DataFolder data() {
    return new DataFolder(folder);
  }

  private static ByteArrayInputStream file(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @BeforeEach
  void import_the_cards() throws ImportException {
    ImportedCards.add(
        file(
            """
            [{"oracle_id": "id-1", "name": "Odd Otter", "type_line": "Creature — Otter"},
             {"oracle_id": "id-2", "name": "Quiet Keeper // Loud Keeper", "card_faces": [
               {"name": "Quiet Keeper", "type_line": "Creature — Human"},
               {"name": "Loud Keeper", "type_line": "Creature — Werewolf"}]}]
            """),
        data());
  }

  private ImportedRulings.Summary scryfall(String id, String... texts) throws ImportException {
    var rulings =
        Arrays.stream(texts)
            .map(text ->
                "{\"oracle_id\": \"%s\", \"published_at\": \"2020-02-02\", \"comment\": \"%s\"}"
                    .formatted(id, text))
            .toList();
    return ImportedRulings.add(file("[" + String.join(",\n", rulings) + "]"), data());
  }

  private ImportedRulings.Summary mtgjson(String card, String text) throws ImportException {
    return ImportedRulings.add(
        file(
            """
            {"data": {"%s": [{"name": "%s", "type": "Creature", "rulings":
              [{"date": "2020-02-02", "text": "%s"}]}]}}
            """
                .formatted(card, card, text)),
        data());
  }

  private List<String> on(List<String> faces) throws ImportException {
    return ImportedRulings.in(data()).on(faces).stream().map(OfficialRuling::text).toList();
  }

  @Test
  void a_reworded_ruling_takes_the_place_of_its_old_wording() throws ImportException {
    scryfall("id-1", "It can attack.", "It is odd.");
    scryfall("id-2", "It has two sides.");
    ImportedRulings.Summary done = scryfall("id-1", "It may attack.", "It is odd.");
    assertThat(done.added()).isEqualTo(1);
    assertThat(done.removed()).isEqualTo(1);
    assertThat(on(List.of("Odd Otter"))).containsExactly("It is odd.", "It may attack.");
    assertThat(on(KEEPER)).containsExactly("It has two sides.");
  }

  @Test
  void another_source_takes_nothing_away_and_the_same_words_are_one_ruling()
      throws ImportException {
    scryfall("id-2", "It can't attack.", "It’s quiet.");
    mtgjson("Quiet Keeper // Loud Keeper", "It's  quiet.");
    assertThat(on(KEEPER)).containsExactlyInAnyOrder("It can't attack.", "It's  quiet.");
  }

  @Test
  void what_a_source_no_longer_says_is_gone() throws ImportException {
    mtgjson("Odd Otter", "It can attack.");
    ImportedRulings.Summary done =
        ImportedRulings.add(
            file(
                """
                {"data": {"Odd Otter": [{"name": "Odd Otter", "type": "Creature", "rulings": []}],
                  "Loud Otter": [{"name": "Loud Otter", "type": "Creature", "rulings":
                    [{"date": "2020-02-02", "text": "It is loud."}]}]}}
                """),
            data());
    assertThat(done.removed()).isEqualTo(1);
    assertThat(on(List.of("Odd Otter"))).isEmpty();
  }

  @Test
  void the_same_ruling_twice_in_a_file_is_one() throws ImportException {
    assertThat(scryfall("id-1", "It may.", "It may.").added()).isEqualTo(1);
    assertThat(ImportedRulings.in(data()).count()).isEqualTo(1);
  }

  @Test
  void what_no_source_is_known_of_makes_way_for_what_a_source_says()
      throws ImportException, IOException {
    var packed = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(packed)) {
      zip.write(
          """
          {"card":"Odd Otter","date":"2020-02-02","text":"It can attack."}
          {"card":"Old Otter","date":"2020-02-02","text":"It is old."}
          """
              .getBytes(StandardCharsets.UTF_8));
    }
    Files.write(folder.resolve("rulings.txt.gz"), packed.toByteArray());
    scryfall("id-1", "It may attack.");
    assertThat(on(List.of("Odd Otter"))).containsExactly("It may attack.");
    assertThat(on(List.of("Old Otter"))).containsExactly("It is old.");
  }
}
