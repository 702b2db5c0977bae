package casebook.rules.published;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.GlossaryEntry;
import casebook.rules.Lookup;
import casebook.rules.References;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.SharedData;
import casebook.rules.Verbatim;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether complete files, as they were published, are read without loss. */
@Tag("long")
class PublishedFilesTest {

  private static Path file(String date) {
    return SharedData.path("data/rules/MagicCompRules-" + date + ".txt");
  }

  private static Edition edition(String date) throws IOException, NotARulesFile {
    return OfficialFile.read(file(date));
  }

  /** What stands in a file between the second heading "1. Game Concepts" and the last "Credits". */
  private static String body(String date) throws IOException {
    String text = Files.readString(file(date)).replace("\r", "");
    return text.substring(text.lastIndexOf("\n1. Game Concepts"), text.lastIndexOf("\nCredits\n"));
  }

  private static long count(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.MULTILINE).matcher(text).results().count();
  }

  @ParameterizedTest
  @CsvSource({
    "20211115, 2021-11-19, 137, 2617, 265, 613",
    "20220429, 2022-04-29, 137, 2651, 265, 622",
    "20250207, 2025-02-07, 144, 3022, 274, 703"
  })
  void everything_is_there(
      String date, String name, int sections, int rules, int examples, int glossary)
      throws IOException, NotARulesFile {
    Edition edition = edition(date);
    assertThat(edition.name()).isEqualTo(name);
    assertThat(edition.coverage()).isEqualTo(new Coverage.Complete());
    assertThat(edition.source()).isEqualTo("the file MagicCompRules-" + date + ".txt");
    assertThat(edition.chapters()).hasSize(9);
    assertThat(edition.sections()).hasSize(sections);
    assertThat(edition.rules()).hasSize(rules);
    assertThat(edition.rules()).flatExtracting(Rule::examples).hasSize(examples);
    assertThat(edition.glossary()).hasSize(glossary);
  }

  @ParameterizedTest
  @ValueSource(strings = {"20211115", "20220429", "20250207"})
  void what_is_read_has_as_many_parts_as_lines_of_the_file_look_like_them(String date)
      throws IOException, NotARulesFile {
    Edition edition = edition(date);
    String body = body(date);
    assertThat(count("^ *\\d\\. ", body.substring(0, body.indexOf("\nGlossary\n")))).isEqualTo(9);
    assertThat(count("^ *\\d{3}\\. ", body)).isEqualTo(edition.sections().size());
    assertThat(count("^ *\\d{3}\\.\\d", body)).isEqualTo(edition.rules().size());
    assertThat(count("Example:", body))
        .isEqualTo(edition.rules().stream().mapToInt(rule -> rule.examples().size()).sum());
  }

  @ParameterizedTest
  @ValueSource(strings = {"20211115", "20220429", "20250207"})
  void what_is_read_put_together_again_is_the_file(String date) throws IOException, NotARulesFile {
    Edition edition = edition(date);
    String readBack = Verbatim.numberedPartOf(edition) + "Glossary" + Verbatim.glossaryOf(edition);
    assertThat(readBack).isEqualTo(Verbatim.of(body(date)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"20211115", "20220429", "20250207"})
  void every_number_is_read_back_and_sorted_as_in_the_book(String date)
      throws IOException, NotARulesFile {
    List<RuleNumber> numbers = edition(date).rules().stream().map(Rule::number).toList();
    assertThat(numbers)
        .allSatisfy(number -> assertThat(RuleNumber.parse(number.toString())).isEqualTo(number));
    List<RuleNumber> shuffled = new ArrayList<>(numbers);
    Collections.shuffle(shuffled, new Random(508));
    assertThat(shuffled.stream().sorted()).containsExactlyElementsOf(numbers);
  }

  private static Stream<String> texts(Edition edition) {
    return Stream.concat(
        edition.rules().stream()
            .flatMap(rule -> Stream.concat(Stream.of(rule.text()), rule.examples().stream())),
        edition.glossary().stream().map(GlossaryEntry::text));
  }

  /** The glossary of 2025 has one wrong number: the entry on Map tokens means 111.10. */
  @ParameterizedTest
  @CsvSource({"20211115, ''", "20220429, ''", "20250207, 110.10"})
  void every_reference_names_rules_that_exist(String date, String wrong)
      throws IOException, NotARulesFile {
    Edition edition = edition(date);
    List<RuleNumber> named =
        texts(edition)
            .flatMap(text -> References.in(text).stream())
            .flatMap(found -> Stream.of(found.range().from(), found.range().to()))
            .toList();
    assertThat(named).hasSizeGreaterThan(3000);
    assertThat(named)
        .filteredOn(number -> edition.lookup(number) instanceof Lookup.NoSuchNumber)
        .extracting(RuleNumber::toString)
        .allMatch(wrong::equals)
        .hasSize(wrong.isEmpty() ? 0 : 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"20211115", "20220429", "20250207"})
  void no_number_that_looks_like_a_rule_is_left_over(String date)
      throws IOException, NotARulesFile {
    assertThat(texts(edition(date)).flatMap(PublishedFilesTest::numbersThatAreNoReferences))
        .isNotEmpty()
        .allSatisfy(number -> assertThat(number).matches("100|2\\d\\d\\d|999|8000"));
  }

  private static Stream<String> numbersThatAreNoReferences(String text) {
    StringBuilder rest = new StringBuilder(text);
    References.in(text).reversed().forEach(found -> rest.delete(found.start(), found.end()));
    return Pattern.compile("\\d{3,}(\\.\\d+)?").matcher(rest).results().map(MatchResult::group);
  }
}
