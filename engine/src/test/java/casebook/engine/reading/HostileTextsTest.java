package casebook.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.text.Modes;
import casebook.engine.reading.word.Self;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that nobody prints are read in no time, or are too long to be read. */
@Tag("long")
class HostileTextsTest {
  private static final Self SELF = Self.of("Name of it", Set.of("creature"));

  private static Stream<String> shapes() {
    return Stream.of(
        "(",
        ")",
        "\"",
        "'",
        "{",
        "}",
        "[",
        "“",
        ".'",
        "\".",
        "(\"{",
        "{T}",
        "{T}, ",
        "a",
        "a-",
        "a'",
        "1/",
        "+1/+1 ",
        " ",
        "\n",
        "\r\n•",
        "\n• Until end of turn, ~ attacks. ",
        "—",
        "• ",
        ".",
        ",",
        ";",
        "until you ",
        "until its that they ",
        "if you ",
        "if it doesn't ",
        "when you ",
        "Whenever ~ attacks, ",
        "At the beginning of combat on your turn, ",
        "At the beginning of combat on your turn, if you ",
        "At the beginning of your upkeep, create a token. until you ",
        "unless you control a creature and ",
        "as long as ",
        "for as long as ",
        "creature you control with ",
        "creatures that attacked you or ",
        "attack and ",
        "attacks, or ",
        "can't attack unless ",
        "except ",
        "each ",
        "and ",
        "or ",
        "named ",
        "flying, ",
        "First strike and ",
        "with \"",
        "has \"gains \"",
        "This creature can't attack. ",
        "This creature attacks each combat if able. ",
        "Draw a card. ",
        "It's still a land. ",
        "The same is true for flying and haste. ",
        "\nThe same is true for flying. ",
        "Level up {1}\nLEVEL 1-2\n",
        "Add {G} or {W}. ",
        "{1}, {T}: Add {G}. ",
        "Choose one — ",
        "during its controller's ",
        "~'s ~'s ",
        "😀",
        "ß̈ﬁ",
        "\u2028",
        "\ud800",
        "İ");
  }

  private static Stream<Arguments> longSentences() {
    return Stream.of("", "At the beginning of combat on your turn, ", "Whenever ~ attacks, ")
        .flatMap(begin ->
            Stream.of(
                arguments(begin + "if ", "you control a creature and "),
                arguments(begin + "if ", "you don't control a creature or "),
                arguments(begin + "during that ", "player "),
                arguments(begin + "until ", "you that "),
                arguments(begin, "creatures you control with power 3 or greater and "),
                arguments(begin, "another target creature an opponent controls that "),
                arguments(begin, "you may pay {1} and "),
                arguments(begin + "create ", "a 1/1 token with ")));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  @Timeout(30)
  void of_the_greatest_length(String shape) {
    assertThat(read(shape.repeat(CardText.LONGEST_TEXT / shape.length())))
        .allSatisfy(ability -> assertThat(ability.text()).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("longSentences")
  @Timeout(30)
  void as_one_sentence(String begin, String goesOn) {
    int times = (CardText.LONGEST_TEXT - begin.length() - 5) / goesOn.length();
    String text = begin + goesOn.repeat(times);

    assertThat(read(text)).allSatisfy(ability -> assertThat(ability.text()).isNotEmpty());
    assertThat(read(text + "turn.")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  @Timeout(30)
  void what_is_longer_is_one_unread_ability(String shape) {
    String text = shape.repeat(1_000_000 / shape.length());
    Ability unread = new Ability(text, Frame.STATIC, new Meaning.Unread());

    assertThat(read(text)).containsExactly(unread);
    assertThat(Modes.of(text, SELF).abilities()).containsExactly(unread);
    assertThat(Modes.chosenIn(text, "1")).isEmpty();
  }

  private static List<Ability> read(String text) {
    return CardText.read(text, SELF);
  }
}
