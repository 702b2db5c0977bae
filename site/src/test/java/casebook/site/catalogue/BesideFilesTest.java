package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.mana.Color;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BesideFilesTest {
  private static Map<String, PrintedFace> read(String file, String... beside) {
    return CardFile.read(
            new StringReader(file),
            List.of(beside).stream().<Reader>map(StringReader::new).toList())
        .stream()
        .collect(Collectors.toMap(PrintedFace::name, Function.identity()));
  }

  private static final String RED_OX =
      """
      {"name": "Red Ox", "mana_cost": "{R}", "colors": ["R"], "types": "Creature — Ox", \
      "source": "official text, 2026-07", "other_part": "Odd Ox"}
      """;

  private static String oddOx(String colors, String source) {
    return """
    {"name": "Odd Ox", "mana_cost": "", "colors": [%s], "types": "Creature — Ox", \
    "source": "%s"}
    """
        .formatted(colors, source);
  }

  /** 204: a permanent without a mana cost has the colors of its indicator. */
  @Test
  void a_color_indicator_is_taken_from_the_file_that_has_it() {
    Map<String, PrintedFace> faces =
        read(
            RED_OX + oddOx("", "recent text, 2026"),
            oddOx("", "recent text, 2026"),
            oddOx("\"B\"", "noted, 2026"));
    assertThat(faces.get("Odd Ox").colors()).contains(Set.of(Color.B));
    assertThat(faces.get("Red Ox").colors()).contains(Set.of(Color.R));
  }

  @Test
  void a_back_face_that_only_one_official_wording_calls_colorless_is_left_open() {
    String red = RED_OX + oddOx("", "official text, 2026-07");
    assertThat(read(red).get("Odd Ox").colors()).isEmpty();
    assertThat(read(red, oddOx("", "noted, 2026")).get("Odd Ox").colors()).isEmpty();
    assertThat(read(red, oddOx("", "2022-04 Gatherer text")).get("Odd Ox").colors())
        .contains(Set.of());
  }

  @Test
  void an_open_color_stays_open_in_the_catalogue() {
    CardFacts open = read(RED_OX + oddOx("", "recent text, 2026")).get("Odd Ox").facts();
    assertThat(open.abilities()).containsExactly(OpenColors.ABILITY);
    CardFacts written = Entry.read(Entry.write(open));
    assertThat(written.abilities()).isEqualTo(open.abilities());
    assertThat(written.characteristics()).isEqualTo(open.characteristics());
    assertThat(Entry.outline(Entry.write(open)).characteristics())
        .isEqualTo(open.characteristics());
  }

  @Test
  void the_colors_are_not_open_that_the_text_says() {
    String ox =
        oddOx("", "recent text, 2026").replace("\"source\"", "\"oracle_text\": \"%s\", \"source\"");
    CardFacts all = read(ox.formatted("This creature is all colors.")).get("Odd Ox").facts();
    assertThat(all.abilities()).doesNotContain(OpenColors.ABILITY);
    CardFacts other = read(ox.formatted("Creatures you control are blue.")).get("Odd Ox").facts();
    assertThat(other.abilities()).contains(OpenColors.ABILITY);
  }

  /** 702.114: what has devoid has a colored mana cost and no color. */
  @Test
  void a_colored_mana_cost_says_itself_which_colors_there_are() {
    String devoid =
        """
        {"name": "Odd Ox", "mana_cost": "{2}{U}", "colors": [], "types": "Creature — Ox", \
        "oracle_text": "Devoid", "source": "recent text, 2026"}
        """;
    assertThat(read(devoid, oddOx("\"U\"", "noted, 2026")).get("Odd Ox").colors())
        .contains(Set.of());
  }

  /** 710.1c */
  @Test
  void a_flip_card_keeps_its_mana_cost_and_color() {
    for (String flips : List.of("you may flip it.", "flip Red Ox.", "return it flipped.")) {
      String top = RED_OX.replace("\"source\"", "\"oracle_text\": \"Then %s\", \"source\"");
      PrintedFace bottom =
          read(top.formatted(flips) + oddOx("", "2022-04 Gatherer text")).get("Odd Ox");
      assertThat(bottom.manaCost()).as(flips).contains("{R}");
      assertThat(bottom.colors()).as(flips).contains(Set.of(Color.R));
      assertThat(bottom.manaValue()).isEqualTo(1);
    }
  }

  @Test
  void a_text_that_is_not_official_is_completed() {
    String ox =
        """
        {"name": "Odd Ox", "mana_cost": "%s", "colors": ["R"], "types": "Creature — Ox", \
        "power": "%s", "toughness": "3", "oracle_text": "%s", "source": "%s"}
        """;
    String gaps = ox.formatted("{R}{R}", "2", "Reach", "recent text, 2026");
    String official = ox.formatted("{1}{R}", "4", "First strike, reach", "2022-04 Gatherer text");
    String noted = ox.formatted("{5}{R}", "9", "Flying\\nCycling {1}", "noted, 2026");
    PrintedFace complete = read(gaps, noted, official).get("Odd Ox");
    assertThat(complete.manaCost()).isEqualTo(Optional.of("{1}{R}"));
    assertThat(complete.power()).isEqualTo(OptionalInt.of(4));
    assertThat(complete.facts().keywords()).containsExactly("flying", "first strike", "reach");
    assertThat(read(official, noted, gaps).get("Odd Ox")).isEqualTo(read(official).get("Odd Ox"));
  }

  @Test
  void the_built_in_catalogue_was_made_so() {
    Catalogue builtIn = Catalogue.builtIn();
    assertThat(builtIn.find("The Grim Captain").orElseThrow().characteristics().colors())
        .containsExactly(Color.B);
    assertThat(builtIn.find("Kenzo the Hardhearted").orElseThrow().characteristics().colors())
        .containsExactly(Color.W);
    assertThat(builtIn.find("Final Iteration").orElseThrow().abilities())
        .doesNotContain(OpenColors.ABILITY);
    assertThat(builtIn.find("Avatar Roku").orElseThrow().abilities()).contains(OpenColors.ABILITY);
    assertThat(builtIn.find("Esper Terra").orElseThrow().keywords()).contains("flying");
    assertThat(builtIn.find("Bloodvial Purveyor").orElseThrow().characteristics().toughness())
        .hasValue(6);
  }
}
