package casebook.index.words;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.words.RuleClassifier.Example;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which rule a sentence tells of, as learned from sentences of which that is known. */
class RuleClassifierTest {
  private static final Edition EDITION = Editions.builtIn().executed();
  private static final List<Example> SENTENCES = RuleClassifier.builtIn();

  @Test
  void every_rule_is_told_in_several_ways_and_no_sentence_tells_two_rules() {
    Map<RuleNumber, Long> byRule =
        SENTENCES.stream().collect(Collectors.groupingBy(Example::rule, Collectors.counting()));
    Set<RuleNumber> rules =
        EDITION.rules().stream()
            .map(Rule::number)
            .filter(number -> Set.of(506, 508).contains(number.sectionNumber()))
            .filter(number -> number.parent().isPresent())
            .collect(Collectors.toSet());
    assertThat(byRule.keySet()).isEqualTo(rules);
    assertThat(byRule.values()).allMatch(sentences -> sentences >= 8);
    assertThat(SENTENCES.stream().map(Example::sentence)).doesNotHaveDuplicates();
  }

  @Test
  void a_rule_that_is_told_in_other_words_is_known() {
    var rules = RuleClassifier.with(EDITION, List.of());
    assertThat(first(rules, "My Wall is a defender, so it may not be sent to attack"))
        .isEqualTo("508.1c");
    assertThat(first(rules, "Vigilance keeps the attacker upright")).isEqualTo("508.1f");
    assertThat(first(rules, "Nothing attacked, hence no blocks and no damage this time"))
        .isEqualTo("508.8");
  }

  @Test
  void of_words_that_no_rule_has_nothing_is_known() {
    var told = RuleClassifier.with(EDITION, List.of()).told("Zugzwang Quetzalcoatl");
    assertThat(told.known()).isZero();
    assertThat(told.words()).isEqualTo(2);
    assertThat(told.chances().values()).allMatch(chance -> chance < 0.2);
  }

  @Test
  void a_sentence_that_was_left_out_is_known_by_the_others() {
    int first = 0;
    int amongThree = 0;
    for (int part = 0; part < 5; part++) {
      int asked = part;
      var rules = new RuleClassifier(EDITION, every(asked, false));
      for (Example one : every(asked, true)) {
        List<RuleNumber> found = found(rules, one.sentence());
        first += found.getFirst().equals(one.rule()) ? 1 : 0;
        amongThree += found.subList(0, 3).contains(one.rule()) ? 1 : 0;
      }
    }
    assertThat(100 * first / SENTENCES.size()).isBetween(50, 70);
    assertThat(100 * amongThree / SENTENCES.size()).isBetween(75, 90);
  }

  private static List<Example> every(int part, boolean isOf) {
    return IntStream.range(0, SENTENCES.size())
        .filter(i -> (i % 5 == part) == isOf)
        .mapToObj(SENTENCES::get)
        .toList();
  }

  private static String first(RuleClassifier rules, String sentence) {
    return found(rules, sentence).getFirst().toString();
  }

  private static List<RuleNumber> found(RuleClassifier rules, String sentence) {
    Map<RuleNumber, Double> chances = rules.told(sentence).chances();
    var found = new ArrayList<>(chances.keySet());
    found.sort(Comparator.comparing((RuleNumber number) -> chances.get(number)).reversed());
    return found;
  }
}
