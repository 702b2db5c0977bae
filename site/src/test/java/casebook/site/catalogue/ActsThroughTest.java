package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.RuleNumber;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules that a card's effects act through. */
class ActsThroughTest {
  @ParameterizedTest
  @CsvSource({
    "Hellrider, 508.3a 508.1a 508.1m 508.2b",
    "Propaganda, 508.1h 508.1d 508.1j 508.1i",
    "'Xenagos, God of Revels', 508.1a"
  })
  void of_a_card(String name, String rules) {
    CardFacts card = Catalogue.builtIn().find(name).orElseThrow();

    assertThat(String.join(" ", ActsThrough.of(card).stream().map(RuleNumber::toString).toList()))
        .isEqualTo(rules);
  }
}
