package casebook.rules.published;

import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.GlossaryEntry;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.SmallFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What published files have that they shouldn't is read as it is meant. */
class MisprintsTest {

  private static final String BODY =
      """
      1. The Game

      100. Pebbles

      100.1. The “game” is played — with pebbles.

      100.1a A pebble is flat or round.

      101. Turns

      101.1. Players take turns.
      """;

  private static Edition read(byte[] bytes) throws IOException, NotARulesFile {
    return OfficialFile.read(new ByteArrayInputStream(bytes), "a test");
  }

  private static List<String> numbers(String body) {
    return SmallFile.read(file(body, GLOSSARY)).rules().stream()
        .map(rule -> rule.printed().map(printed -> printed + " for ").orElse("") + rule.number())
        .toList();
  }

  private static String body(String numbers) {
    return "1. The Game\n\n100. Pebbles\n\n"
        + Stream.of(numbers.split(", "))
            .map(number -> number + " A pebble.\n\n")
            .reduce("", String::concat)
        + "101. Turns\n\n101.1. Players take turns.\n";
  }

  /** As in the editions of 2006, 2004, 2005, 2008, 2009 and 2010, and of February 2006. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          100.1., 100.1a, 102.1b, 100.2.             | 100.1, 100.1a, 102.1b for 100.1b, 100.2
          100.1., 100.2., 100.2a, 100.1b, 100.3.     | 100.1, 100.2, 100.2a, 100.1b for 100.2b, 100.3
          100.1., 100. 1a, 100.2.                    | 100.1, 100. 1a for 100.1a, 100.2
          100.1., 100.1a, 100.b, 101.1c, 100.2.      | 100.1, 100.1a, 100.b for 100.1b, 101.1c for 100.1c, 100.2
          100.1., 100.1a, 100.1a, 100.2.             | 100.1, 100.1a, 100.1a for 100.1b, 100.2
          100.1., 100.24., 100.2a                    | 100.1, 100.24 for 100.2, 100.2a
          100.1., 101.2., 101.3., 100.4.             | 100.1, 101.2 for 100.2, 101.3 for 100.3, 100.4
          100.1., 100.1a, 100.1d, 100.2.             | 100.1, 100.1a, 100.1d, 100.2
          100.1., 100.3., 100.3a                     | 100.1, 100.3, 100.3a
          """)
  void a_misprinted_number_is_read_as_the_one_that_its_place_asks_for(String body, String read) {
    assertThat(numbers(body(body)))
        .containsExactlyElementsOf(
            Stream.concat(Stream.of(read.split(", ")), Stream.of("101.1")).toList());
  }

  @Test
  void what_is_printed_stays_beside_what_is_meant() {
    Rule rule =
        SmallFile.read(file(body("100.1., 100.1a, 100.b, 100.2."), GLOSSARY))
            .rule(RuleNumber.parse("100.1b"))
            .orElseThrow();
    assertThat(rule.printed()).contains("100.b");
    assertThat(rule.text()).isEqualTo("A pebble.");
  }

  private static Stream<Arguments> encodings() {
    Charset windows = Charset.forName("windows-1252");
    return Stream.of(
            StandardCharsets.UTF_8, windows, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)
        .flatMap(encoding ->
            Stream.of("\n", "\r\n", "\r", "mixed")
                .flatMap(end ->
                    (encoding.equals(windows) ? Stream.of("") : Stream.of("", "\uFEFF"))
                        .map(mark -> Arguments.of(encoding, end, mark))));
  }

  /** Mixed line ends: every third is of its own kind. */
  private static String withEnds(String text, String end) {
    if (!end.equals("mixed")) {
      return text.replace("\n", end);
    }
    String[] lines = text.split("\n", -1);
    var mixed = new StringBuilder();
    for (int i = 0; i < lines.length; i++) {
      mixed.append(lines[i]).append(List.of("\n", "\r", "\r\n").get(i % 3));
    }
    return mixed.toString();
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void every_encoding_and_line_end_that_was_published_reads_the_same(
      Charset encoding, String end, String mark) throws IOException, NotARulesFile {
    String text = file(BODY, GLOSSARY);
    Edition plain = SmallFile.read(text);
    Edition edition = read((mark + withEnds(text, end)).getBytes(encoding));
    assertThat(edition.rules()).isEqualTo(plain.rules()).isNotEmpty();
    assertThat(edition.glossary()).isEqualTo(plain.glossary()).isNotEmpty();
    assertThat(edition.name()).isEqualTo("2012-05-04");
  }

  @Test
  void rules_that_are_current_as_of_a_day_are_effective_then() {
    String text = file(BODY, GLOSSARY).replace("effective as of", "current as of");
    assertThat(SmallFile.read(text).name()).isEqualTo("2012-05-04");
  }

  @Test
  void hard_line_breaks_are_taken_back() {
    String wrapped =
        """
        1. The Game

        100. Pebbles

        100.1. The game is played with pebbles, of which every player has as many as are wanted, see rule
        100.1a, and with a board, which is drawn on the ground in front of all the players with a stick.
        Example: Ann has three pebbles and Bob has five. Bob wonders whether that is fair; it is, as rule
        100.1 says.

        100.1a A pebble is flat or round.

        101. Turns

        101.1. Players take turns.
        """;
    String glossary =
        """
        Pebble
        A playing piece. There are as many pebbles as the players have brought to the game, and some more
        on the ground.
             A pebble that is neither flat nor round is none.
        """;
    Edition edition = SmallFile.read(file(wrapped, glossary));
    assertThat(edition.rules()).hasSize(3);
    Rule first = edition.rules().getFirst();
    assertThat(first.text())
        .isEqualTo(
            "The game is played with pebbles, of which every player has as many as are wanted,"
                + " see rule 100.1a, and with a board, which is drawn on the ground in front of all"
                + " the players with a stick.");
    assertThat(first.examples())
        .containsExactly(
            "Ann has three pebbles and Bob has five. Bob wonders whether that is fair; it is, as"
                + " rule 100.1 says.");
    assertThat(edition.glossary().getFirst().text().lines())
        .containsExactly(
            "A playing piece. There are as many pebbles as the players have brought to the game,"
                + " and some more on the ground.",
            "A pebble that is neither flat nor round is none.");
  }

  @Test
  void the_items_of_a_list_in_the_glossary_are_no_terms() {
    String glossary =
        """
        Pebble
        A playing piece.

        Colors of Pebbles

             Grey

             Red

        Turn
        A part of the game.
        """;
    assertThat(SmallFile.read(file(BODY, glossary)).glossary())
        .extracting(GlossaryEntry::term)
        .containsExactly("Pebble", "Colors of Pebbles", "Turn");
  }
}
