package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleNumberTest {

  private static RuleNumber number(String text) {
    return RuleNumber.parse(text);
  }

  /** Every number that six sections of twelve rules can have, built in the order of the book. */
  private static List<RuleNumber> bookOfNumbers() {
    List<RuleNumber> numbers = new ArrayList<>();
    for (int section : new int[] {100, 101, 110, 508, 580, 999}) {
      numbers.add(new RuleNumber(section, 0, ""));
      for (int ordinal = 1; ordinal <= 12; ordinal++) {
        numbers.add(new RuleNumber(section, ordinal, ""));
        for (char letter : "abcdefghijkmnpqrstuvwxyz".toCharArray()) {
          numbers.add(new RuleNumber(section, ordinal, String.valueOf(letter)));
        }
      }
    }
    return numbers;
  }

  @Test
  void every_number_is_read_back_from_what_it_is_written_as() {
    assertThat(bookOfNumbers())
        .hasSize(6 * (1 + 12 * 25))
        .allSatisfy(number -> assertThat(number(number.toString())).isEqualTo(number))
        .allSatisfy(number -> assertThat(RuleNumber.find(number.toString())).contains(number));
  }

  @Test
  void numbers_in_any_order_are_sorted_as_in_the_book() {
    List<RuleNumber> shuffled = new ArrayList<>(bookOfNumbers());
    Collections.shuffle(shuffled, new Random(508));
    assertThat(shuffled.stream().sorted()).containsExactlyElementsOf(bookOfNumbers());
  }

  @Test
  void rules_are_ordered_by_number_and_not_by_spelling() {
    assertThat(Stream.of("508.10", "508.2", "508.1a", "508.1", "508").map(RuleNumber::parse))
        .isSortedAccordingTo(Collections.reverseOrder());
  }

  @Test
  void every_number_but_that_of_a_section_comes_after_its_parent_and_within_it() {
    assertThat(bookOfNumbers())
        .filteredOn(number -> number.ordinal() > 0)
        .allSatisfy(number -> {
          RuleNumber parent = number.parent().orElseThrow();
          assertThat(number).isGreaterThan(parent);
          assertThat(number.isWithin(parent)).isTrue();
          assertThat(number.isWithin(number.section())).isTrue();
          assertThat(parent.isWithin(number)).isFalse();
        });
  }

  @Test
  void the_parent_of_a_sub_rule_is_its_rule_and_of_a_rule_its_section() {
    assertThat(number("508.1d").parent()).contains(number("508.1"));
    assertThat(number("508.1").parent()).contains(number("508"));
    assertThat(number("508").parent()).isEmpty();
    assertThat(number("508.1d").section()).isEqualTo(number("508"));
  }

  @Test
  void a_rule_with_a_longer_number_is_not_within_one_that_it_begins_with() {
    assertThat(number("508.10").isWithin(number("508.1"))).isFalse();
    assertThat(number("508.10a").isWithin(number("508.1"))).isFalse();
    assertThat(number("508.1d").isWithin(number("508.1"))).isTrue();
    assertThat(number("508.1").isWithin(number("508.1"))).isTrue();
    assertThat(number("508.1").isWithin(number("508.1d"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "508.1d",
        "508.1D",
        "508.1 d",
        "508.1(d)",
        "508.1d.",
        " 508.1d ",
        "(508.1d)",
        "CR 508.1 d",
        "CR508.1d",
        "cr: 508.1d",
        "C.R. 508.1d",
        "rule 508.1d.",
        "Rules 508.1d",
        "CR rule 508.1d",
        "Comprehensive Rules 508.1d",
        "§508.1d"
      })
  void usual_written_forms_are_found(String text) {
    assertThat(RuleNumber.find(text)).contains(number("508.1d"));
  }

  @Test
  void sections_and_rules_are_found_with_a_point_after_them() {
    assertThat(RuleNumber.find("rule 508.")).contains(number("508"));
    assertThat(RuleNumber.find("508.1.")).contains(number("508.1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rule",
        "attack",
        "50",
        "5081",
        "1508.1",
        "099.1",
        "508.0",
        "508.1l",
        "508.1dd",
        "508.1é",
        "508.1.1",
        "508.1–508.3",
        "508.1 damage",
        "508.1d and more"
      })
  void other_text_is_no_number(String text) {
    assertThat(RuleNumber.find(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"508.1l", "508.1L", "CR 508.1l"})
  void there_is_no_sub_rule_l(String text) {
    assertThatThrownBy(() -> number(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no 508.1l: the letters l and o are skipped");
  }

  @Test
  void there_is_no_sub_rule_o() {
    assertThatThrownBy(() -> number("704.5o"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no 704.5o: the letters l and o are skipped");
  }

  @Test
  void only_the_canonical_form_is_parsed_and_the_reason_gives_it() {
    assertThatThrownBy(() -> number("508.1D")).hasMessage("“508.1D” is written 508.1d");
    assertThatThrownBy(() -> number("508.01")).hasMessage("“508.01” is written 508.1");
    assertThatThrownBy(() -> number("attack"))
        .hasMessage("“attack” is not a rule number such as 508, 508.1 or 508.1d");
    assertThatThrownBy(() -> number("508.0")).hasMessage("There is no 508.0: rules begin with 1");
    assertThatThrownBy(() -> number("508d"))
        .hasMessage("There is no 508d: rules have sub-rules with letters, sections don’t");
    assertThatThrownBy(() -> number("050.1")).hasMessageContaining("from 100 on");
  }

  @Test
  void impossible_numbers_cannot_be_made() {
    assertThatThrownBy(() -> new RuleNumber(99, 1, "")).hasMessageContaining("99 is not a section");
    assertThatThrownBy(() -> new RuleNumber(1000, 1, "")).hasMessageContaining("not a section");
    assertThatThrownBy(() -> new RuleNumber(508, -1, "")).hasMessageContaining("from 1");
    assertThatThrownBy(() -> new RuleNumber(508, 0, "a")).hasMessageContaining("only rules have");
    assertThatThrownBy(() -> new RuleNumber(508, 1, "D")).hasMessageContaining("“D” is not");
    assertThatThrownBy(() -> new RuleNumber(508, 1, "ab")).hasMessageContaining("“ab” is not");
  }

  @Test
  void of_the_class_that_is_named_after_a_rule() {
    class Rule508_1d {}
    class Rule506_4 {}

    assertThat(RuleNumber.ofHome(Rule508_1d.class)).hasToString("508.1d");
    assertThat(RuleNumber.ofHome(Rule506_4.class)).hasToString("506.4");
  }
}
