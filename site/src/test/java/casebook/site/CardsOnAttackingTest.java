package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.text.Document;
import casebook.site.catalogue.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardsOnAttackingTest {
  private static final Path FILE =
      Path.of(System.getProperty("casebook.root", ".."))
          .resolve("site/src/main/resources/casebook/site/cards-on-attacking.txt.gz");

  @Test
  void the_file_has_the_cards_of_the_catalogue_that_bear_on_attacking() throws IOException {
    List<Document> cards = CardsOnAttacking.in(Catalogue.builtIn());
    assertThat(cards).hasSizeGreaterThan(5_000);
    if (Boolean.getBoolean("casebook.write")) {
      try (var file = Files.newOutputStream(FILE)) {
        CardsOnAttacking.write(cards, file);
      }
    } else {
      assertThat(CardsOnAttacking.builtIn())
          .as("the file; run this test with -Dcasebook.write=true to make it anew")
          .isEqualTo(cards);
    }
  }
}
