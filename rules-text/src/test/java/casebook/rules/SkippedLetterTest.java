package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that no edition can have, because their letter is skipped. */
class SkippedLetterTest {

  @ParameterizedTest
  @CsvSource({
    "By rule 508.1l they trigger., 508.1l",
    "By CR508.1L they trigger., 508.1l",
    "(508.3o), 508.3o",
    "702.16l., 702.16l"
  })
  void a_number_with_l_or_o_is_found(String text, String number) {
    assertThat(SkippedLetter.in(text)).extracting(SkippedLetter::number).containsExactly(number);
    SkippedLetter found = SkippedLetter.in(text).getFirst();
    assertThat(text.substring(found.start(), found.end())).isEqualToIgnoringCase(number);
    assertThat(References.in(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "508.1m", "508.1", "508.1lo", "$508.1l", "1508.1l", "508.1l2", "508.0l", "x508.1l"
      })
  void other_numbers_are_none(String text) {
    assertThat(SkippedLetter.in(text)).isEmpty();
  }

  @Test
  void it_says_between_which_sub_rules_it_would_stand() {
    assertThat(SkippedLetter.in("508.1l").getFirst().says())
        .isEqualTo(
            "There is no 508.1l: the letters l and o are skipped, so 508.1k comes right before"
                + " 508.1m.");
  }
}
