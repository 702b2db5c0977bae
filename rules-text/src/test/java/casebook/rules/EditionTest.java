package casebook.rules;

import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditionTest {

  private static final Edition CURRENT = Editions.builtIn().current();
  private static final Edition BEFORE_506 = Editions.builtIn().named("2008-02-01").orElseThrow();

  /** All the rules of a game, with sections 100, 101 and 200. */
  private static final Edition COMPLETE =
      SmallFile.read(
          file(
              """
              1. The Game
              100. Pebbles
              100.1. One.
              100.1a A.
              100.1k K.
              100.1m M.
              100.2. Two.
              100.10. Ten.
              100.10a A of ten.
              101. Turns
              101.1. One.
              2. Appendix
              200. More
              200.1. One.
              """,
              GLOSSARY));

  private static RuleNumber number(String text) {
    return RuleNumber.parse(text);
  }

  private static List<String> numbers(List<Rule> rules) {
    return rules.stream().map(rule -> rule.number().toString()).toList();
  }

  private static Optional<String> number(Optional<Rule> rule) {
    return rule.map(found -> found.number().toString());
  }

  @Test
  void a_rule_is_found_by_its_number_with_its_examples() {
    Rule rule = CURRENT.rule(number("508.1c")).orElseThrow();
    assertThat(rule.number()).isEqualTo(number("508.1c"));
    assertThat(rule.text()).startsWith("The active player checks").endsWith("is illegal.");
    assertThat(rule.examples()).singleElement().asString().startsWith("A player controls two");
    assertThat(CURRENT.rule(number("508.9"))).isEmpty();
    assertThat(CURRENT.rule(number("508"))).as("a section is no rule").isEmpty();
  }

  @Test
  void the_section_of_any_number_in_it_is_found() {
    Section section = new Section(number("508"), "Declare Attackers Step");
    assertThat(CURRENT.section(number("508"))).contains(section);
    assertThat(CURRENT.section(number("508.1d"))).contains(section);
    assertThat(CURRENT.section(number("507.1"))).isEmpty();
  }

  @Test
  void a_lookup_tells_rules_sections_wrong_numbers_and_what_is_not_held_apart() {
    assertThat(CURRENT.lookup(number("508.1d")))
        .isEqualTo(new Lookup.HeldRule(CURRENT.rule(number("508.1d")).orElseThrow()));
    assertThat(CURRENT.lookup(number("506")))
        .isEqualTo(new Lookup.HeldSection(new Section(number("506"), "Combat Phase")));
    assertThat(CURRENT.lookup(number("508.9")))
        .isEqualTo(new Lookup.NoSuchNumber(List.of(number("508.8"), number("508"))));
    assertThat(CURRENT.lookup(number("507.1"))).isEqualTo(new Lookup.SectionNotHeld(number("507")));
  }

  @Test
  void an_edition_that_does_not_hold_506_does_not_say_that_506_4_does_not_exist() {
    assertThat(BEFORE_506.rule(number("506.4"))).isEmpty();
    assertThat(BEFORE_506.lookup(number("506.4")))
        .isEqualTo(new Lookup.SectionNotHeld(number("506")));
    assertThat(BEFORE_506.nearest(number("506.4"))).isEmpty();
    assertThat(BEFORE_506.coverage()).isInstanceOf(Coverage.Sections.class);
  }

  @Test
  void in_a_complete_edition_every_unknown_number_does_not_exist() {
    assertThat(COMPLETE.lookup(number("102.1")))
        .isEqualTo(new Lookup.NoSuchNumber(List.of(number("101"), number("200"))));
  }

  @Test
  void the_children_of_508_1_are_its_steps_and_those_of_508_its_rules() {
    assertThat(numbers(CURRENT.children(number("508.1"))))
        .containsExactly(
            "508.1a", "508.1b", "508.1c", "508.1d", "508.1e", "508.1f", "508.1g", "508.1h",
            "508.1i", "508.1j", "508.1k", "508.1m");
    assertThat(numbers(CURRENT.children(number("508"))))
        .containsExactly("508.1", "508.2", "508.3", "508.4", "508.5", "508.6", "508.7", "508.8");
    assertThat(CURRENT.children(number("508.1d"))).isEmpty();
    assertThat(CURRENT.children(number("507"))).isEmpty();
  }

  @Test
  void sub_rules_of_the_tenth_rule_are_no_children_of_the_first() {
    assertThat(numbers(COMPLETE.children(number("100.1"))))
        .containsExactly("100.1a", "100.1k", "100.1m");
  }

  @Test
  void the_parent_of_a_sub_rule_is_its_rule_and_a_rule_has_none() {
    assertThat(number(CURRENT.parent(number("508.1d")))).contains("508.1");
    assertThat(CURRENT.parent(number("508.1"))).isEmpty();
    assertThat(CURRENT.parent(number("508"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "508, 508.1",
    "508.1, 508.1a",
    "508.1k, 508.1m",
    "508.1m, 508.2",
    "508.3f, 508.4",
    "506.7, 506.8",
    "506.8, 506.8a"
  })
  void next_and_previous_follow_the_book(String before, String after) {
    assertThat(number(CURRENT.next(number(before)))).contains(after);
    if (number(before).ordinal() > 0) {
      assertThat(number(CURRENT.previous(number(after)))).contains(before);
    }
  }

  @Test
  void next_goes_on_in_the_next_section_only_if_no_section_between_may_be_missing() {
    assertThat(number(COMPLETE.next(number("100.10a")))).contains("101.1");
    assertThat(number(COMPLETE.next(number("101.1")))).contains("200.1");
    assertThat(number(COMPLETE.previous(number("200.1")))).contains("101.1");
    assertThat(CURRENT.next(number("506.8g"))).as("507 comes between").isEmpty();
    assertThat(CURRENT.previous(number("508.1"))).as("507 comes between").isEmpty();
    assertThat(COMPLETE.next(number("200.1"))).isEmpty();
    assertThat(COMPLETE.previous(number("100.1"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "508.1n, 508.1m 508.1",
    "508.2c, 508.2b 508.2",
    "508.8a, 508.8",
    "508.9, 508.8 508",
    "508.12c, 508.8 508",
    "507.1, ''"
  })
  void the_nearest_numbers_are_neighbours_and_then_what_they_belong_to(
      String missing, String nearest) {
    assertThat(
            String.join(
                " ", CURRENT.nearest(number(missing)).stream().map(RuleNumber::toString).toList()))
        .isEqualTo(nearest);
  }

  @Test
  void a_number_between_two_others_has_both_near_it() {
    assertThat(COMPLETE.nearest(number("100.1e")))
        .containsExactly(number("100.1a"), number("100.1k"), number("100.1"));
    assertThat(COMPLETE.nearest(number("100.5")))
        .containsExactly(number("100.2"), number("100.10"), number("100"));
  }
}
