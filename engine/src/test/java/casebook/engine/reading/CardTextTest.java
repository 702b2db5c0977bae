package casebook.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Meaning;
import casebook.engine.effect.Notation;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wordings and the effects that they have, in notation. */
class CardTextTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Haste | Keyword(\"haste\")",
        "This creature can't attack. | CantAttack(Self)",
        "This creature can't attack or block alone. | CantAttack(Self, Anything, AttacksAlone)",
        "This creature can only attack alone. | CantAttack(Self, Anything, Not(AttacksAlone))",
        "This creature attacks each combat if able. | MustAttack(Self)",
      })
  void aWordingHasItsEffect(String text, String notation) {
    assertThat(read(text)).containsExactly(notation);
  }

  static List<String> read(String text) {
    return CardText.read(text, Self.of("Trial Ogre", Set.of("creature"))).stream()
        .flatMap(ability ->
            switch (ability.meaning()) {
              case Meaning.Read(var effects) -> effects.stream().map(Notation::write);
              case Meaning.Unread() -> List.of("unread").stream();
              case Meaning.Irrelevant() -> List.of("irrelevant").stream();
            })
        .toList();
  }

  @Test
  void anInstantHasItsEffectAsItResolves() {
    assertThat(
            CardText.read("Creatures can't attack this turn.", Self.of("Hush", Set.of("instant"))))
        .singleElement()
        .extracting(ability -> ability.frame().name())
        .isEqualTo("SPELL");
  }
}
