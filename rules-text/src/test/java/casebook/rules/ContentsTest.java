package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the complete rules name, and where. */
class ContentsTest {

  /** The complete edition from which the file is made. */
  private static final String EDITION = "data/rules/MagicCompRules-20260619.txt";

  private static final String FILE = "rules-text/src/main/resources/casebook/rules/contents.txt";

  private static final String HEAD =
      """
      # What the Comprehensive Rules name and where: the titles of sections, keywords and other titled rules, and the
      # terms of the glossary, each with its numbers. Nothing but names and numbers. Made from the complete edition that
      # is named below, as Wizards of the Coast published it, by
      # mvn -pl rules-text test -Dtest=ContentsTest -Dcasebook.write=true
      """;

  private static Map<String, List<String>> numbers(Contents contents) {
    return contents.names().stream()
        .collect(
            Collectors.toMap(
                Contents.Name::name,
                name -> name.numbers().stream().map(RuleNumber::toString).toList()));
  }

  @Test
  void a_mulligan_is_103_5_and_the_stack_section_405() {
    assertThat(numbers(Contents.builtIn()))
        .containsEntry("Mulligan", List.of("103.5"))
        .containsEntry("Stack", List.of("405"))
        .containsEntry("Commander Tax", List.of("903.8"))
        .containsEntry("Legend Rule", List.of("704.5j"))
        .containsEntry("First Strike", List.of("702.7"))
        .containsEntry("Kicked", List.of("702.33"))
        .containsEntry("Forestwalk", List.of("702.14"));
  }

  @Test
  void no_name_is_a_sentence_and_none_is_there_twice() {
    assertThat(Contents.builtIn().names())
        .hasSizeGreaterThan(700)
        .allSatisfy(name -> assertThat(name.name()).hasSizeLessThan(60).doesNotEndWith("."))
        .extracting(name -> name.name().toLowerCase(Locale.ROOT))
        .doesNotHaveDuplicates();
  }

  @Test
  void what_is_written_is_read_again() {
    Contents contents = Contents.builtIn();
    assertThat(Contents.read(contents.written())).isEqualTo(contents);
  }

  @Test
  void titles_of_rules_are_names_and_sentences_are_none() {
    Edition edition =
        Book.of("2012-01-04", "100.1. The game is played with pebbles.", "100.2. Skipping Stones");
    assertThat(numbers(Contents.of(edition)))
        .containsOnly(
            Map.entry("Pebbles", List.of("100")), Map.entry("Skipping Stones", List.of("100.2")));
  }

  @Test
  void the_file_is_what_the_complete_edition_names() throws IOException, NotARulesFile {
    String made = HEAD + Contents.of(OfficialFile.read(SharedData.path(EDITION))).written();
    Path file = Path.of(System.getProperty("casebook.root")).resolve(FILE);
    if (Boolean.getBoolean("casebook.write")) {
      Files.writeString(file, made);
    }
    assertThat(file)
        .as("the file; run this test with -Dcasebook.write=true to make it anew")
        .hasContent(made);
  }
}
