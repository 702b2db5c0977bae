package casebook.engine.rule508;

import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Characteristics;
import casebook.engine.mana.Mana;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Verdict;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Devotion (700.5): symbols in the mana costs of permanents that a player controls. */
class DevotionTest {

  private static UnaryOperator<Characteristics> costing(String cost) {
    return is ->
        new Characteristics(
            is.name(),
            is.types(),
            is.subtypes(),
            is.supertypes(),
            is.colors(),
            is.power(),
            is.toughness(),
            Mana.of(cost),
            Mana.of(cost).value());
  }

  @ParameterizedTest(name = "{0} and {1}, to {2}: {3}")
  @CsvSource({
    "{R}{R}, {1}{R}, red, LEGAL",
    "{R}{R}, {1}, red, ILLEGAL",
    "{R/W}{R/W}, {2/R}, red, LEGAL",
    "{R/P}{R}, {G}, red and green, LEGAL",
    // A symbol of both colors counts once.
    "{R/G}{R/G}, {4}, red and green, ILLEGAL",
    "{X}{R}{R}, '', red, ILLEGAL"
  })
  void the_symbols_of_the_colors_are_counted(
      String one, String other, String colors, Verdict verdict) {
    String text =
        "Creatures can't attack unless your devotion to %s is three or greater.".formatted(colors);
    Table table =
        Table.annAndBob()
            .enchantment("shrine", "ann")
            .which(shrine -> shrine.abilities(CardText.read(text, Self.UNNAMED)))
            .being(costing(one))
            .creature("bears", "ann")
            .being(costing(other))
            // What an opponent controls adds nothing.
            .creature("ogre", "bob")
            .being(costing("{R}{R}{R}{G}"));
    assertThat(ruling(table, "bears", "bob").verdict()).isEqualTo(verdict);
  }
}
