package casebook.site.imports.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.site.catalogue.PrintedFace;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken from a file of cards, and why the rest isn't. */
class CardsOfFileTest {
  private static final String OTTER =
      "{\"name\": \"Odd Otter\", \"type_line\": \"Creature — Otter\", \"oracle_text\": \"Haste\"}";

  private static CardsOfFile read(String file) throws ImportException {
    return CardsOfFile.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)));
  }

  private static RulingsOfFile rulings(String file) throws ImportException {
    return RulingsOfFile.read(
        new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)),
        Map.of("id-1", "Odd Otter"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "\\tOtter,Haste,its name or types have a tab",
        "Two\\nOtters,Haste,its name or types have a tab",
        "Half \\ud800 Otter,Haste,its name or types have a tab",
        "Loud Otter,Ha\\u0007ste,its text has a control character",
      })
  void what_cannot_be_kept_on_a_line_is_named_with_its_place(
      String name, String text, String reason) throws ImportException {
    String other = OTTER.replace("Odd Otter", "a" + name).replace("Haste", text);
    CardsOfFile read = read("[" + OTTER + ",\n" + other + "]");
    assertThat(read.faces()).hasSize(1);
    assertThat(read.unread()).isEqualTo(1);
    assertThat(read.unreadable().getFirst()).contains("(line 2, column 1)", reason).hasLineCount(1);
  }

  @Test
  void a_name_of_another_face_is_looked_at_too() throws ImportException {
    String faces =
        """
        [{"name": "Calm // Lo\\tud", "card_faces": [
          {"name": "Calm", "type_line": "Creature"}, {"name": "Lo\\tud", "type_line": "Creature"}]},
        %s]
        """
            .formatted(OTTER);
    assertThat(read(faces).faces()).hasSize(1);
  }

  @Test
  void a_text_that_no_card_could_have_is_not_read() throws ImportException {
    String longest = "x".repeat(PrintedFace.LONGEST_TEXT);
    CardsOfFile read =
        read(
            "["
                + OTTER.replace("Haste", longest)
                + ","
                + OTTER.replace("Haste", longest + "x")
                + "]");
    assertThat(read.faces()).hasSize(1);
    assertThat(read.unreadable().getFirst()).contains("20,001 characters", "at most 20,000");
  }

  /** A card that was printed twice in a set, one with two faces, and what isn't a card. */
  private static final String SET =
      """
      {"meta": {"version": "5"}, "data": {
        "baseSetSize": 2,
        "booster": {"play": {"sheets": {"cards": {"a": 1}}}},
        "cards": [
          {"name": "Odd Otter", "type": "Creature — Otter", "text": "Haste", "number": "1",
           "identifiers": {"scryfallOracleId": "id-1"},
           "rulings": [{"date": "2020-02-02", "text": "It is odd."}]},
          {"name": "Odd Otter", "type": "Creature — Otter", "text": "Haste", "number": "1a",
           "rulings": [{"date": "2020-02-02", "text": "It is odd."}]},
          {"name": "Calm // Loud", "faceName": "Calm", "side": "a", "type": "Creature — Human",
           "manaCost": "{2}{W}", "text": "Defender"},
          {"name": "Calm // Loud", "faceName": "Loud", "side": "b", "type": "Creature — Werewolf"}],
        "code": "ODD",
        "decks": [{"name": "A Deck", "type": "Deck"}],
        "tokens": [{"name": "Otter", "type": "Token Creature — Otter"}]}}
      """;

  @Test
  void the_file_of_a_set_has_each_card_once() throws ImportException {
    CardsOfFile read = read(SET);
    assertThat(read.faces())
        .extracting(face -> face.face().name())
        .containsExactly("Odd Otter", "Calm", "Loud");
    assertThat(read.cards()).isEqualTo(2);
    assertThat(read.unread()).isZero();
    assertThat(read.faces().getFirst().id()).isEqualTo("id-1");
    assertThat(read.faces().getLast().face().faces()).containsExactly("Calm", "Loud");
    assertThat(read.faces().getLast().face().manaValue()).isEqualTo(3);
    assertThat(rulings(SET).rulings())
        .containsExactly(new OfficialRuling("Odd Otter", "2020-02-02", "It is odd."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"meta\": {}, \"data\": {\"ODD\": {\"code\": \"ODD\", \"cards\": [{\"name\": \"Otter\"}]}}}",
        "{\"meta\": {}, \"data\": {\"1-2-3\": {\"name\": \"Odd Otter\", \"uuid\": \"1-2-3\"}}}"
      })
  void a_file_of_all_printings_tells_which_one_to_take(String file) {
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining("import MTGJSON's AtomicCards");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{\"oracle_id\": \"id-1\", \"published_at\": \"2020-02-02\", \"comment\": \"It may.\"}]",
        "{\"name\": \"Odd Otter\", \"date\": \"2020-02-02\", \"text\": \"It may.\"}"
      })
  void rulings_are_no_cards(String file) {
    assertThatThrownBy(() -> read(file)).hasMessageContaining("bring it in with “import rulings”");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[" + OTTER + "]",
        "{\"name\": \"Odd Otter\", \"types\": \"Creature\", \"oracle_text\": \"Haste\"}",
        "{\"data\": {\"Odd Otter\": [{\"name\": \"Odd Otter\", \"type\": \"Creature\"}]}}"
      })
  void cards_are_no_rulings(String file) {
    assertThatThrownBy(() -> rulings(file)).hasMessageContaining("bring it in with “import cards”");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1, \"two\", null]", "[[]]", "{}", "{\"data\": {\"Odd Otter\": []}}"})
  void what_is_no_object_of_a_card_has_a_place(String file) {
    assertThatThrownBy(() -> read(file)).hasMessageContaining("(line 1, column ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2020-99-99", "2021-02-29", "soon", ""})
  void a_ruling_needs_a_day_of_the_calendar(String date) throws ImportException {
    RulingsOfFile read =
        rulings(
            """
            {"name": "Odd Otter", "date": "2020-02-29", "text": "It may."}
            {"name": "Odd Otter", "date": "%s", "text": "It may not."}
            """
                .formatted(date));
    assertThat(read.rulings()).hasSize(1);
    assertThat(read.unreadable().getFirst()).contains("line 2", "date");
  }
}
