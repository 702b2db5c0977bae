package casebook.site.words;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.notation.Notation;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.words.effect.EffectWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is said of an effect in plain words is card text: read again, it is the same effect. */
@Tag("long")
class WordsReadBackTest {
  /**
   * Sentences on power and types that the grammar doesn't read in our words, only in the cards'.
   */
  private static final Path FILE =
      Path.of(System.getProperty("casebook.root", ".."))
          .resolve("site/src/test/resources/words-not-read-back.txt");

  private static final Self CREATURE = Self.of("Trial Ogre", Set.of("creature", "land"));

  /** The frame of an ability that is given isn't said. */
  private static final Pattern FRAME = Pattern.compile("Ability\\(\"[^\"]*\", [A-Z]+");

  private static final Pattern PUNCTUATION = Pattern.compile("[\\[\\](), ]+");

  private static Map<String, Effect> effectsOfAllCards() {
    var effects = new LinkedHashMap<String, Effect>();
    Catalogue catalogue = Catalogue.builtIn();
    catalogue.names().stream()
        .flatMap(name -> catalogue.find(name).stream())
        .map(CardFacts::abilities)
        .flatMap(List::stream)
        .flatMap(WordsReadBackTest::effects)
        .forEach(effect -> effects.putIfAbsent(key(List.of(effect)), effect));
    return effects;
  }

  /** The effects of an ability, but for what isn't known of a sentence that can't be read. */
  private static Stream<Effect> effects(Ability ability) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? effects.stream()
            .filter(effect -> !Mentions.mentions(effect, Effect.ChangesOtherwise.class::isInstance))
        : Stream.of();
  }

  /** The notation without what words leave open: the order of conditions, and frames. */
  private static String key(List<Effect> effects) {
    String notation = FRAME.matcher(Notation.write(effects)).replaceAll("Ability(\"\", X");
    return String.join(" ", PUNCTUATION.splitAsStream(notation).sorted().toList());
  }

  @Test
  void every_effect_that_a_card_has_is_read_back() throws IOException {
    Map<String, Effect> effects = effectsOfAllCards();
    assertThat(effects).hasSizeGreaterThan(3000);
    var lost = new ArrayList<String>();
    effects.forEach((key, effect) -> {
      String words = EffectWords.PRINTED.sentence(effect);
      List<Effect> read =
          CardText.read(words, CREATURE).stream().flatMap(WordsReadBackTest::effects).toList();
      if (!key(read).equals(key)) {
        lost.add(words);
      }
    });
    if (Boolean.getBoolean("casebook.write")) {
      Files.write(FILE, lost.stream().sorted().toList());
    }
    assertThat(lost)
        .as("lines of %s; -Dcasebook.write=true writes it", FILE)
        .containsExactlyInAnyOrderElementsOf(Files.readAllLines(FILE));
  }

  /** What decides which attacks are legal is never read back as something else. */
  @Test
  void what_is_not_read_back_is_not_read_as_another_restriction() {
    var wrong = new ArrayList<String>();
    effectsOfAllCards()
        .forEach((key, effect) -> {
          String words = EffectWords.PRINTED.sentence(effect);
          List<Effect> read =
              CardText.read(words, CREATURE).stream().flatMap(WordsReadBackTest::effects).toList();
          boolean legality =
              effect instanceof Effect.CantAttack
                  || effect instanceof Effect.AtMost
                  || effect instanceof Effect.AttackCost;
          if (legality && !read.isEmpty() && !key(read).equals(key)) {
            wrong.add(words + " → " + Notation.write(read));
          }
        });
    assertThat(wrong).isEmpty();
  }
}
