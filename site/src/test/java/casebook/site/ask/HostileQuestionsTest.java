package casebook.site.ask;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import casebook.site.Casebook;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions that nobody asks: the longest ones are read too, without an end that never comes. */
@Tag("long")
class HostileQuestionsTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  /** Only so that a build ends where the reader doesn't. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "a ",
        "i ",
        "it ",
        "attack ",
        "can i ",
        "can i attack with ",
        "Juggernaut ",
        "Juggernaut and ",
        "Juggernaut, ",
        "Juggernaut on ",
        "Pacifism on Juggernaut on ",
        "my my my ",
        "the goblin that is goaded by ",
        "two of two of ",
        "and and ",
        "(",
        "'s",
        "bob's ",
        "xqzt ",
        "jugernaut ",
        "goblin goblin ",
        "12 ",
        "1/1 ",
        "?",
        "\n",
        "with ",
        "I have two 2/2 zombies. "
      })
  void a_long_question_is_read_to_its_end(String shape) {
    String question = shape.repeat(Asking.LONGEST / shape.length());
    var asking = new Asking(CASEBOOK.editions(), CASEBOOK.catalogue(), CASEBOOK.callings());
    assertTimeoutPreemptively(
        PATIENCE,
        () ->
            assertThatCode(() -> asking.answer(question, Optional.empty()))
                .doesNotThrowAnyException());
  }
}
