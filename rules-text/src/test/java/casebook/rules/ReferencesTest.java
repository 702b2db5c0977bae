package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferencesTest {

  private static List<String> in(String text) {
    return References.in(text).stream().map(found -> found.range().toString()).toList();
  }

  private static Map<String, List<String>> referencesOf(String edition) {
    return Editions.builtIn().named(edition).orElseThrow().rules().stream()
        .filter(rule -> !rule.references().isEmpty())
        .collect(Collectors.toMap(rule -> rule.number().toString(), rule -> in(rule.text())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          See rule 702.22.                                | 702.22
          (see rule 731, “Handling Illegal Actions”)      | 731
          and Rule 500, "Legal Attacks and Blocks"        | 500
          Rules 506.7 and 506.7a–f apply                  | 506.7 506.7a–f
          See rules 508.1–508.3.                          | 508.1–508.3
          rules 506.7a through 506.7f                     | 506.7a–f
          rules 903.6-903.11                              | 903.6–903.11
          rules 701.28a–f, 712.9–10, and 712.18           | 701.28a–f 712.9–712.10 712.18
          rules 614 and 615                               | 614 615
          See rules 110, 205.1a-b; or 613                 | 110 205.1a–b 613
          rule 111 and rule 707                           | 111 707
          rule 402.2 and 514.1                            | 402.2 514.1
          rules 608.3a and b                              | 608.3a 608.3b
          except as specified in 101.4a.                  | 101.4a
          See 706, “Rolling a Die.”                       | 706
          per CR 508.1D and cr 509                        | 508.1d 509
          (508.1k.)                                       | 508.1k
          rule 508.1d and a creature                      | 508.1d
          rule 508.1d–a                                   | 508.1d
          """)
  void references_are_found_in_every_form_that_the_rules_use(String text, String expected) {
    assertThat(in(text)).containsExactly(expected.split(" ", -1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exactly 100 cards",
        "the battlefield and 100, “or more,” creatures",
        "repeat it 999,999 times",
        "that were released 2011–2018",
        "it costs $100.50 or 1100.50",
        "See section 8, “Multiplayer Rules.”",
        "rule 508.1l",
        "rule 508.1dx",
        "rule 508.1.2",
        "the rules say 200"
      })
  void other_numbers_are_no_references(String text) {
    assertThat(in(text)).isEmpty();
  }

  @Test
  void a_section_goes_on_a_list_of_rules_only() {
    assertThat(in("rule 903.5 and 100 cards")).containsExactly("903.5");
    assertThat(in("rules 903.5 and 904, or 905 if need be")).containsExactly("903.5", "904", "905");
  }

  @Test
  void a_reference_covers_its_numbers_and_neither_the_word_rule_nor_the_title() {
    String text = "Rules 506.7 and 506.7a–f apply; see rule 731, “Handling Illegal Actions.”";
    assertThat(References.in(text))
        .extracting(found -> text.substring(found.start(), found.end()))
        .containsExactly("506.7", "506.7a–f", "731");
  }

  @Test
  void of_a_letter_alone_the_letter_is_covered() {
    String text = "rules 608.3a and b are";
    assertThat(References.in(text))
        .extracting(found -> text.substring(found.start(), found.end()))
        .containsExactly("608.3a", "b");
  }

  @Test
  void rules_506_and_508_of_2025_refer_to_these_rules() {
    assertThat(referencesOf("2025-06-06"))
        .containsOnly(
            entry("506.1", List.of("508.8", "702.7", "702.4")),
            entry("506.2a", List.of("802", "803", "809")),
            entry("506.2b", List.of("805")),
            entry("506.3c", List.of("508.4a")),
            entry("506.4", List.of("701.19")),
            entry("506.6", List.of("508")),
            entry("506.7a", List.of("508")),
            entry("506.7b", List.of("509")),
            entry("506.7c", List.of("506.7")),
            entry("506.7d", List.of("506.7c")),
            entry("506.7e", List.of("508.8")),
            entry("506.7f", List.of("508.8")),
            entry("506.7g", List.of("506.7", "506.7a–f")),
            entry("508.1", List.of("731")),
            entry("508.1e", List.of("702.22")),
            entry("508.1i", List.of("605")),
            entry("508.1k", List.of("506.4")),
            entry("508.2", List.of("117")),
            entry("508.2b", List.of("508.1", "603")),
            entry("508.3f", List.of("509.3g")),
            entry("508.7d", List.of("802")),
            entry("508.7e", List.of("801")));
  }

  @Test
  void rule_308_of_2008_refers_to_these_rules() {
    assertThat(referencesOf("2008-02-01"))
        .contains(
            entry("308.1", List.of("410")),
            entry("308.2", List.of("422", "500")),
            entry("308.2a", List.of("500")),
            entry("308.2b", List.of("502.10")),
            entry("308.2e", List.of("411")),
            entry("308.2g", List.of("306.4")));
  }
}
