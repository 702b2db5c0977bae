package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.result.Suggestion;
import casebook.index.text.Kind;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.GlossaryEntry;
import casebook.rules.Rule;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Complete editions beside the built-in ones, of which the newest has some sections only. */
class WholeRulebooksTest {

  private static final Path RULES =
      Path.of(System.getProperty("casebook.root", ".")).resolve("../shared/data/rules");

  private static RulesIndex index;
  private static Edition complete;

  @BeforeAll
  static void build() throws IOException, NotARulesFile {
    Assumptions.assumeTrue(
        Files.isDirectory(RULES), "The complete editions are not here: " + RULES.normalize());
    Editions editions = Editions.builtIn();
    for (String file : List.of("MagicCompRules-20220429.txt", "MagicCompRules-20250207.txt")) {
      editions = editions.with(OfficialFile.read(RULES.resolve(file)));
    }
    complete = editions.named("2025-02-07").orElseThrow();
    index = RulesIndex.over(editions, List.of());
  }

  @AfterAll
  static void close() {
    if (index != null) {
      index.close();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacks if able              | 508.1d 2026-09-25
          declare attackers step       | 508 2026-09-25
          508.1                        | 508.1 2026-09-25
          mulligan                     | 103.5 2025-02-07
          legend rule                  | 704.5j 2025-02-07
          commander tax                | 903.8 2025-02-07
          what is the stack            | 405 2025-02-07
          first strike                 | 702.7 2025-02-07
          trample                      | 702.19 2025-02-07
          702.22                       | 702.22 2025-02-07
          two-headed giant             | 810.2 2025-02-07
          state-based actions          | 704 2025-02-07
          can a battle be attacked     | 310.8b 2025-02-07
          """)
  void the_newest_edition_that_has_the_section_answers(String question, String rule) {
    Hit first = index.search(Query.of(question).only(Kind.RULE)).hits().getFirst();
    assertThat(first.rule().orElseThrow() + " " + first.edition().orElseThrow()).isEqualTo(rule);
  }

  /** Of some thousand every fortieth. */
  private static <T> List<T> some(List<T> all) {
    return IntStream.range(0, all.size()).filter(i -> i % 40 == 0).mapToObj(all::get).toList();
  }

  private static Query ofComplete(String text) {
    return Query.of(text).in(complete.name());
  }

  @Test
  void every_rule_of_a_complete_edition_is_found_by_its_number() {
    for (Rule rule : some(complete.rules())) {
      Hit first = index.search(ofComplete(rule.number().toString())).hits().getFirst();
      assertThat(first.rule()).as(rule.toString()).contains(rule.number());
      assertThat(first.editions()).contains(complete.name());
    }
  }

  @Test
  void every_example_is_found_by_its_words() {
    List<Rule> withExamples =
        complete.rules().stream().filter(rule -> !rule.examples().isEmpty()).toList();
    assertThat(withExamples).hasSizeGreaterThan(100);
    for (Rule rule : some(withExamples)) {
      String words = rule.examples().getFirst().lines().findFirst().orElseThrow();
      assertThat(index.search(ofComplete(words).only(Kind.EXAMPLE)).hits())
          .as(words)
          .anyMatch(hit -> hit.rule().equals(Optional.of(rule.number())));
    }
  }

  @Test
  void every_glossary_entry_is_found_by_its_term() {
    assertThat(complete.glossary()).hasSizeGreaterThan(500);
    for (GlossaryEntry entry : some(complete.glossary())) {
      assertThat(index.search(ofComplete(entry.term()).only(Kind.GLOSSARY)).hits())
          .as(entry.term())
          .anyMatch(hit -> hit.title().equals(entry.term()));
    }
  }

  @Test
  void texts_that_differ_in_the_shape_of_their_quotation_marks_are_one() {
    List<Hit> rules = index.search(Query.of("508.1e").only(Kind.RULE)).hits();
    assertThat(rules.getFirst().editions())
        .startsWith("2026-09-25", "2026-06-19")
        .contains("2025-02-07");
    assertThat(index.search(Query.of("trample").only(Kind.GLOSSARY)).hits())
        .filteredOn(hit -> hit.title().equals("Trample"))
        .singleElement()
        .extracting(Hit::editions)
        .isEqualTo(List.of("2025-02-07", "2022-04-29"));
  }

  @Test
  void a_number_that_no_edition_has_suggests_its_neighbours() {
    assertThat(index.search(Query.of("508.9")).suggestion().flatMap(Suggestion::instead))
        .contains("508.8");
    assertThat(index.search(Query.of("508.1o")).hits().getFirst().rule())
        .hasToString("Optional[508.1m]");
  }
}
