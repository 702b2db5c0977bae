package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleRangeTest {

  private static boolean contains(String range, String number) {
    return RuleRange.parse(range).contains(RuleNumber.parse(number));
  }

  @ParameterizedTest
  @CsvSource({
    "506.7a–f, 506.7a, 506.7f",
    "506.7a-506.7f, 506.7a, 506.7f",
    "506.7a through 506.7f, 506.7a, 506.7f",
    "506.7a to 506.7f, 506.7a, 506.7f",
    "508.1c–d, 508.1c, 508.1d",
    "508.1c – d, 508.1c, 508.1d",
    "508.1–508.3, 508.1, 508.3",
    "508.1–3, 508.1, 508.3",
    "712.9–10, 712.9, 712.10",
    "506–508, 506, 508",
    "508.1d, 508.1d, 508.1d",
    "508, 508, 508"
  })
  void ranges_are_read_with_both_ends(String text, String from, String to) {
    assertThat(RuleRange.parse(text))
        .isEqualTo(new RuleRange(RuleNumber.parse(from), RuleNumber.parse(to)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"506.7a–f", "508.1–508.3", "508.1a–508.2b", "712.9–712.10", "506–508", "508.1d"})
  void a_range_is_read_back_from_what_it_is_written_as(String text) {
    assertThat(RuleRange.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.1d|508.1d",
        "508.1j–n|508.1j 508.1k 508.1m 508.1n",
        "508.1–3|508.1 508.3",
        "508.1d–508.2a|508.1d 508.2a"
      })
  void sub_rules_of_one_rule_are_told_one_by_one(String range, String numbers) {
    assertThat(RuleRange.parse(range).numbers().stream().map(RuleNumber::toString))
        .containsExactly(numbers.split(" ", -1));
  }

  @Test
  void usual_written_forms_are_found() {
    assertThat(RuleRange.find("CR 508.1C-D")).contains(RuleRange.parse("508.1c–d"));
    assertThat(RuleRange.find("rules 506.7a–f")).contains(RuleRange.parse("506.7a–f"));
    assertThat(RuleRange.find("the attack")).isEmpty();
    assertThat(RuleRange.find("508.1d–c")).isEmpty();
  }

  @Test
  void ends_in_the_wrong_order_or_of_different_kinds_are_no_range() {
    assertThatThrownBy(() -> RuleRange.parse("508.1d–c"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("508.1d comes after 508.1c");
    assertThatThrownBy(() -> RuleRange.parse("508.1–508.3f"))
        .hasMessage("508.1 and 508.3f are not both sections, both rules or both sub-rules");
    assertThatThrownBy(() -> RuleRange.parse("508–508.3")).hasMessageContaining("not both");
    assertThatThrownBy(() -> RuleRange.parse("506–3")).hasMessageContaining("not both");
    assertThatThrownBy(() -> RuleRange.parse("508.1k–l"))
        .hasMessageContaining("There is no 508.1l");
    assertThatThrownBy(() -> RuleRange.parse("508.1 508.2")).hasMessageContaining("not a range");
  }

  @Test
  void a_range_contains_the_rules_between_its_ends_and_what_belongs_to_them() {
    assertThat(contains("508.1c–d", "508.1c")).isTrue();
    assertThat(contains("508.1c–d", "508.1d")).isTrue();
    assertThat(contains("508.1c–d", "508.1e")).isFalse();
    assertThat(contains("508.1c–d", "508.1")).isFalse();
    assertThat(contains("508.1–508.3", "508.2b")).isTrue();
    assertThat(contains("508.1–508.3", "508.3f")).isTrue();
    assertThat(contains("508.1–508.3", "508.10")).isFalse();
    assertThat(contains("508.1–508.3", "508.4")).isFalse();
    assertThat(contains("508", "508.8")).isTrue();
  }

  /** The rules of 2026-09-25 are held; 507 is a section between, held or not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.1–508.3|508.1 508.2 508.3",
        "508.1k–508.2b|508.1k 508.1m 508.2a 508.2b",
        "506–508|506 507 508",
        "508.1d|508.1d"
      })
  void what_an_edition_has_between_the_ends_is_in_a_range(String text, String numbers) {
    Edition edition = Editions.builtIn().named("2026-09-25").orElseThrow();
    assertThat(RuleRange.parse(text).numbersIn(edition))
        .extracting(RuleNumber::toString)
        .containsExactly(numbers.split(" "));
  }
}
