package casebook.site.exchange;

import static casebook.site.exchange.Converting.lines;
import static casebook.site.exchange.Converting.made;
import static casebook.site.exchange.Converting.permanent;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.exchange.Remark.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Lists of cards, as other programs write them, become the permanents of a board. */
class CardListTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3 Grizzly Bears",
        "3x Grizzly Bears",
        "3X Grizzly Bears",
        "x3 Grizzly Bears",
        "3 grizzly bears (M11) 149",
        "3 Grizzly Bears (M11) 149 *F*",
        "3  Grizzly Bears  \t(M11)  149  *F*",
        "3 Grizzly Bears *F*",
        "3 [M11:149] Grizzly Bears",
        "3 Grizzly Bears [M11]",
        "3 https://scryfall.com/card/m11/149/grizzly-bears",
        "3 https://scryfall.com/card/m11/149/grizzly-bears?utm_source=discord",
        "3x scryfall.com/card/10e/268/fr/grizzly-bears",
        "3 https://api.scryfall.com/cards/named?exact=Grizzly+Bears",
        "3 https://scryfall.com/search?q=%21%22Grizzly%20Bears%22",
        "// Creatures\nDeck\n3 Grizzly Bears\n\nSideboard\n2 Juggernaut",
        "3 Grizzly Bears\nSB: 2 [LEA:1] Juggernaut\nNAME:Bears\nLAYOUT MAIN:(1,1)(NONE,false,50)|([M11:149],)",
      })
  void a_line_is_so_many_permanents(String list) {
    JsonNode made = made(list);
    assertThat(made.path("permanents").toString())
        .isEqualTo(
            "[{\"id\":\"grizzly-bears\",\"card\":\"Grizzly Bears\",\"controller\":\"you\",\"count\":3}]");
    assertThat(made.path("players").toString())
        .isEqualTo(
            "[{\"id\":\"you\",\"name\":\"You\"},{\"id\":\"opponent\",\"name\":\"Opponent\"}]");
  }

  /** A line before the first heading makes no player of its own where it names no card. */
  @Test
  void a_title_before_the_headings_is_left_out() {
    Conversion known =
        new Converter(Editions.builtIn(), Catalogue.builtIn())
            .known("My board\nAnn:\n2 Grizzly Bears\nBob:\nPropaganda");
    assertThat(known.leftOut()).isEqualTo(Map.of("ann", List.of("My board")));
    assertThat(known.text().orElseThrow())
        .contains("\"activePlayer\" : \"ann\"")
        .doesNotContain("You");
  }

  @Test
  void a_heading_says_whose_the_cards_are_and_parentheses_what_they_do() {
    String list =
        """
        Ann:
        2 Grizzly Bears (attacking)
        1 Crazed Goblin
        Juggernaut (tapped, summoning sick)
        Shock

        Bob:
        1 Silent Arbiter (MRD) 241
        """;
    JsonNode made = made(list);
    assertThat(made.at("/activePlayer").asString()).isEqualTo("ann");
    assertThat(permanent(made, "silent-arbiter").path("controller").asString()).isEqualTo("bob");
    assertThat(permanent(made, "juggernaut").path("since").asString()).isEqualTo("thisTurn");
    assertThat(permanent(made, "juggernaut").path("tapped").asBoolean()).isTrue();
    assertThat(made.at("/moves/0/declareAttackers/attacks/0").toString())
        .isEqualTo("{\"attacker\":\"grizzly-bears\",\"target\":\"bob\",\"count\":2}");
    assertThat(Converting.judged(list)).isEqualTo("illegal by 508.1c");
    assertThat(lines(list, Kind.NOTE)).anyMatch(line -> line.startsWith("5:1: note: “Shock”"));
  }

  @Test
  void the_address_of_a_card_with_two_faces_has_both_names() {
    assertThat(
            made("https://scryfall.com/card/isd/51/delver-of-secrets-insectile-aberration")
                .toString())
        .contains("\"card\":\"Delver of Secrets\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3 Grizly Bears;1:3: No card is called “Grizly Bears”. Did you mean Grizzly Bears",
        "99999999999 Grizzly Bears;1:1: At most 100,000",
        "Grizzly Bears (sleeping);1:1: “(sleeping)” isn't understood: what can stand in parentheses is tapped, attacking, summoning sick.",
        "https://scryfall.com/card/m11/149;1:1: This address names no card",
        "https://scryfall.com/card/m11/149/%zz;1:1: This address names no card",
        "Forest of cards, 3 of them;1:1: No card is called",
        "Shock;1:1: There is no permanent in this list",
      })
  void what_names_no_card_is_refused_with_its_place(String list, String message) {
    assertThat(lines(list, Kind.PROBLEM)).first().asString().startsWith(message);
  }
}
