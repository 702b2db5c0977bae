package casebook.site.page.cases;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportedCards;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cards of a case beside what an imported file says of them. */
class CardsTodayTest {
  @TempDir Path folder;

  private static final String MOAT =
      """
      {"name": "Moat", "types": "Enchantment", "mana_cost": "{2}{W}{W}", "oracle_text": "%s"}
      """;

  private List<String> notes(String line) throws Exception {
    var data = new DataFolder(folder);
    ImportedCards.add(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)), data);
    Casebook casebook = Casebook.with(data);
    PublishedRuling ruling = casebook.rulings().find("508.1c-moat").orElseThrow();
    return new CardsToday(casebook)
        .of(ruling).stream().map(CardsToday.Line::note).filter(note -> !note.isEmpty()).toList();
  }

  @Test
  void a_card_that_says_the_same_in_other_words_has_not_changed() throws Exception {
    assertThat(notes(MOAT.formatted("Creatures without flying can't attack."))).isEmpty();
  }

  @Test
  void a_card_that_says_something_else_is_told() throws Exception {
    assertThat(notes(MOAT.formatted("Creatures without reach can't attack.")))
        .singleElement()
        .asString()
        .startsWith("Your card file has other words about attacking");
  }

  @Test
  void a_card_of_other_types_is_told() throws Exception {
    assertThat(
            notes(
                MOAT.formatted("Creatures without flying can't attack.")
                    .replace("\"Enchantment\"", "\"Artifact\"")))
        .singleElement()
        .asString()
        .startsWith("Your card file has other types");
  }
}
