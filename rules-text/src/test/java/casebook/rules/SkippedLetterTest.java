package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
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

  private static String says(String skipped, String... held) {
    return SkippedLetter.in(skipped)
        .getFirst()
        .says(Stream.of(held).map(RuleNumber::parse).toList());
  }

  @Test
  void it_says_between_which_sub_rules_it_would_stand() {
    assertThat(says("508.1l", "508.1k", "508.1m"))
        .isEqualTo(
            "There is no 508.1l: the letters l and o are skipped, so 508.1k comes right before"
                + " 508.1m.");
  }

  @Test
  void of_a_rule_that_ends_before_the_letter_it_says_the_last_sub_rule() {
    assertThat(says("508.1o", "508.1k", "508.1m"))
        .isEqualTo(
            "There is no 508.1o: the letters l and o are skipped, and the last sub-rule of 508.1"
                + " is 508.1m.");
    assertThat(says("508.2l", "508.2a", "508.2b", "508.2")).endsWith("of 508.2 is 508.2b.");
  }

  @Test
  void of_a_rule_without_sub_rules_it_says_only_that_the_letter_is_skipped() {
    assertThat(says("508.8l", "508.8"))
        .isEqualTo("There is no 508.8l: the letters l and o are skipped.");
  }
}
