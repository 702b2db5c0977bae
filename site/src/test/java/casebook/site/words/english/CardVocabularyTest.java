package casebook.site.words.english;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.engine.reading.word.Self;
import casebook.site.catalogue.CardFile;
import casebook.site.catalogue.TextFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words that no card has are told, and what they were meant to be. */
class CardVocabularyTest {
  private static final Path WORDS =
      Path.of("src/main/resources/casebook/site/words/english/card-words.txt");

  private static List<String> unknown(String text) {
    return CardVocabulary.unknownIn(text, Self.of("Odd Bear", Set.of("creature")));
  }

  @ParameterizedTest
  @CsvSource({
    "This creature can't atack., atack",
    "Creatures can't attck you., attck",
    "This creature stays home., stays",
    "Esta criatura no puede atacar., esta",
    "Whenever Odd Bear attaks draw a card., attaks",
    "Creatures you control have \"This creature can't atack.\", atack",
  })
  void a_word_that_no_card_has_is_unknown(String text, String word) {
    assertThat(unknown(text)).startsWith(word);
  }

  @ParameterizedTest
  @CsvSource({
    "Odd Bear can't attack.",
    "Destroy target artifact.",
    "This creature enters with three bamboozle counters on it.",
    "Bamboozling — Whenever this creature dies draw a card.",
    "Create a token named Bamboozle.",
    "Flying (it bamboozles).",
  })
  void names_kinds_of_counters_ability_words_and_reminders_may_be_new(String text) {
    assertThat(unknown(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"atack, attack", "defnder, defender", "creatrues, creatures", "loose, lose"})
  void a_slip_is_mended(String word, String meant) {
    assertThat(CardVocabulary.meant(word)).contains(meant);
  }

  @Test
  void what_is_like_no_word_stays_as_it_is() {
    assertThat(CardVocabulary.meant("bamboozle")).isEmpty();
    assertThat(CardVocabulary.meant("xx")).isEmpty();
  }

  @Test
  void the_words_are_those_of_the_cards_today() throws IOException {
    Path cards =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cards");
    var words = new TreeSet<String>();
    for (String name :
        List.of("2026/cards.jsonl.gz", "2026/attack-cards.jsonl.gz", "cards.jsonl.gz")) {
      Path file = cards.resolve(name);
      assumeTrue(Files.isRegularFile(file), "skipped: there are no cards at " + file);
      try (Reader in = TextFile.open(file)) {
        CardFile.read(in)
            .forEach(face -> CardVocabulary.in(face.text(), face.self()).forEach(words::add));
      }
    }
    if (Boolean.getBoolean("casebook.write")) {
      Files.write(WORDS, words);
    }
    try (InputStream file =
        Objects.requireNonNull(CardVocabulary.class.getResourceAsStream("card-words.txt"))) {
      assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines())
          .as("the words; run this test with -Dcasebook.write=true to write them anew")
          .containsExactlyElementsOf(words);
    }
  }
}
