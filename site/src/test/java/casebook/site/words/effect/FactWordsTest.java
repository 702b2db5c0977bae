package casebook.site.words.effect;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Facts that only a case can state are said as cards say them, not by the names they are stated by.
 */
class FactWordsTest {
  private static final Self OGRE = Self.of("Trial Ogre", Set.of("creature"));

  private static String told(String text) {
    List<Ability> abilities = CardText.read(text, OGRE);
    assertThat(abilities).hasSize(1);
    assertThat(abilities.getFirst().meaning()).isInstanceOf(Meaning.Read.class);
    return new AbilityWords(EffectWords.PRINTED)
        .text(((Meaning.Read) abilities.getFirst().meaning()).effects());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          there are four or more card types among cards in your graveyard
          there are three or more Elf cards in your graveyard
          you gained life this turn
          you drew two or more cards this turn
          you have max speed
          you have an enduring story
          you completed a dungeon
          this creature is solved
          this creature is level 2 or greater
          it's your turn
          """)
  void a_fact_is_said_as_cards_say_it(String condition) {
    String sentence = "As long as " + condition + ", this creature gets +1/+1.";
    assertThat(told(sentence)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ~ can't attack unless an opponent was dealt damage this turn. | This creature can't attack unless an opponent was dealt damage this turn.
          Face-down creatures you control have menace.                  | Face-down creatures you control have menace.
          As long as ~ was kicked, it has haste.                        | As long as this creature was kicked, this creature has haste.
          """)
  void a_fact_of_others_too(String text, String words) {
    assertThat(told(text)).isEqualTo(words);
  }
}
