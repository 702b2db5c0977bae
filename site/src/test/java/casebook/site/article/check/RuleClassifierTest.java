package casebook.site.article.check;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.article.check.RuleLearning.Example;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which rule a sentence tells of, as learned from sentences of which that is known. */
class RuleClassifierTest {
  private static final Edition EDITION = Editions.builtIn().executed();
  private static final List<Example> SENTENCES = RuleLearning.sentences();
  private static final int PARTS = 5;
  private static final Path KEPT =
      Path.of(System.getProperty("casebook.root", ".."))
          .resolve("site/src/main/resources/casebook/site/article/check/told.model.gz");

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
    var rules = RuleClassifier.builtIn();
    assertThat(first(rules, "My Wall is a defender, so it may not be sent to attack"))
        .isEqualTo("508.1c");
    assertThat(first(rules, "Vigilance keeps the attacker upright")).isEqualTo("508.1f");
    assertThat(first(rules, "Nothing attacked, hence no blocks and no damage this time"))
        .isEqualTo("508.8");
  }

  @Test
  void of_words_that_no_rule_has_nothing_is_known() {
    var told = RuleClassifier.builtIn().told("Zugzwang Quetzalcoatl");
    assertThat(told.known()).isZero();
    assertThat(told.words()).isEqualTo(2);
    assertThat(told.chances().values()).allMatch(chance -> chance < 0.2);
  }

  /** Learning ends a little otherwise on another machine, and with the answers of newer cases. */
  @Test
  void what_is_kept_was_learned_from_these_sentences() throws IOException {
    List<Example> all = Stream.concat(SENTENCES.stream(), RuleLearning.answers().stream()).toList();
    var learning = new RuleLearning(EDITION, all);
    if (Boolean.getBoolean("casebook.write")) {
      try (var file = Files.newOutputStream(KEPT)) {
        learning.write(file);
      }
      return;
    }
    RuleClassifier learned = learning.classifier();
    RuleClassifier kept = RuleClassifier.builtIn();
    long same =
        SENTENCES.stream()
            .map(Example::sentence)
            .filter(one -> first(learned, one).equals(first(kept, one)))
            .count();
    assertThat(same)
        .as("of %d; run this test with -Dcasebook.write=true to learn anew", SENTENCES.size())
        .isGreaterThan(SENTENCES.size() * 97L / 100);
  }

  /** Of five parts of the sentences, each is left out once. */
  @Test
  @Tag("long")
  void sentences_that_were_left_out_are_known_by_the_others() {
    long first = 0;
    long amongThree = 0;
    for (int part = 0; part < PARTS; part++) {
      RuleClassifier rules = new RuleLearning(EDITION, every(part, false)).classifier();
      for (Example one : every(part, true)) {
        int place = found(rules, one.sentence()).indexOf(one.rule());
        first += place == 0 ? 1 : 0;
        amongThree += place < 3 ? 1 : 0;
      }
    }
    assertThat(1000.0 * first / SENTENCES.size()).as("first").isBetween(795.0, 815.0);
    assertThat(1000.0 * amongThree / SENTENCES.size()).as("three").isBetween(925.0, 945.0);
  }

  private static List<Example> every(int part, boolean isOf) {
    return IntStream.range(0, SENTENCES.size())
        .filter(i -> (i % PARTS == part) == isOf)
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
