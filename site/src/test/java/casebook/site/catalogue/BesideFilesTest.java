package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.mana.Color;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BesideFilesTest {
  private static PrintedFace read(String name, String file, String... beside) {
    List<Reader> others = Stream.of(beside).<Reader>map(StringReader::new).toList();
    return CardFile.read(new StringReader(file), others).stream()
        .filter(face -> face.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static PrintedFace oddOxIn(String file, String... beside) {
    return read("Odd Ox", file, beside);
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
    String file = RED_OX + oddOx("", "recent text, 2026");
    String[] beside = {oddOx("", "recent text, 2026"), oddOx("\"B\"", "noted, 2026")};
    assertThat(oddOxIn(file, beside).colors()).contains(Set.of(Color.B));
    assertThat(read("Red Ox", file, beside).colors()).contains(Set.of(Color.R));
  }

  @Test
  void a_back_face_that_only_one_official_wording_calls_colorless_is_left_open() {
    String red = RED_OX + oddOx("", "official text, 2026-07");
    assertThat(oddOxIn(red).colors()).isEmpty();
    assertThat(oddOxIn(red, oddOx("", "noted, 2026")).colors()).isEmpty();
    assertThat(oddOxIn(red, oddOx("", "2022-04 Gatherer text")).colors()).contains(Set.of());
  }

  @Test
  void an_open_color_stays_open_in_the_catalogue() {
    CardFacts open = oddOxIn(RED_OX + oddOx("", "recent text, 2026")).facts();
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
    CardFacts all = oddOxIn(ox.formatted("This creature is all colors.")).facts();
    assertThat(all.abilities()).doesNotContain(OpenColors.ABILITY);
    CardFacts other = oddOxIn(ox.formatted("Creatures you control are blue.")).facts();
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
    assertThat(oddOxIn(devoid, oddOx("\"U\"", "noted, 2026")).colors()).contains(Set.of());
  }

  /** 710.1c */
  @Test
  void a_flip_card_keeps_its_mana_cost_and_color() {
    for (String flips : List.of("you may flip it.", "flip Red Ox.", "return it flipped.")) {
      String top = RED_OX.replace("\"source\"", "\"oracle_text\": \"Then %s\", \"source\"");
      PrintedFace bottom = oddOxIn(top.formatted(flips) + oddOx("", "2022-04 Gatherer text"));
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
    PrintedFace complete = oddOxIn(gaps, noted, official);
    assertThat(complete.manaCost()).isEqualTo(Optional.of("{1}{R}"));
    assertThat(complete.power()).isEqualTo(OptionalInt.of(4));
    assertThat(complete.facts().keywords()).containsExactly("flying", "first strike", "reach");
    assertThat(oddOxIn(official, noted, gaps)).isEqualTo(oddOxIn(official));
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
