package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import casebook.rules.published.NotARulesFile;
import casebook.rules.published.PublishedSections;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The store of all editions. From the published files beside the project it is written anew by
 *
 * <pre>
 * mvn -pl rules-text test -Dtest=WordingsTest -Dcasebook.write=true
 * </pre>
 *
 * <p>One more edition is added by {@link Wordings#with(Edition)}.
 */
class WordingsTest {
  private static final Path STORE =
      Path.of(System.getProperty("casebook.root"))
          .resolve("rules-text/src/main/resources/casebook/rules/wordings.txt");

  /** What holds the store where there are no published files: a hash of each edition. */
  private static final Path HASHES =
      Path.of(System.getProperty("casebook.root"))
          .resolve("rules-text/src/test/resources/casebook/rules/hashes.txt");

  private static final Wordings STORED = Editions.stored();

  private static List<Path> published() throws IOException {
    try (Stream<Path> files = Files.list(SharedData.path("data/rules/editions"))) {
      return files.sorted().toList();
    }
  }

  private static Edition read(Path file) throws IOException, NotARulesFile {
    return PublishedSections.read(Files.readString(file), file.getFileName().toString());
  }

  /** An edition as it was published, without the line that says its date. */
  private static String printed(Edition edition) {
    var paragraphs = new ArrayList<String>();
    for (Section section : edition.sections()) {
      paragraphs.add(section.number() + ". " + section.title());
      edition.rules().stream()
          .filter(rule -> rule.number().isWithin(section.number()))
          .forEach(rule -> paragraphs.add(printed(rule)));
    }
    return String.join("\n\n", paragraphs) + "\n";
  }

  private static String printed(Rule rule) {
    String point = rule.number().letter().isEmpty() ? ". " : " ";
    return rule.printed().orElse(rule.number().toString())
        + point
        + rule.text()
        + rule.examples().stream().map("\nExample: "::concat).collect(Collectors.joining());
  }

  @Test
  void the_store_is_what_the_published_files_make() throws IOException, NotARulesFile {
    var editions = new ArrayList<Edition>();
    for (Path file : published()) {
      editions.add(read(file));
    }
    String made = STORED.with(editions).toString();
    if (Boolean.getBoolean("casebook.write")) {
      Files.writeString(STORE, made);
      Files.writeString(HASHES, hashes(Wordings.read(made)));
    }
    assertThat(Files.readString(STORE)).isEqualTo(made);
  }

  @Test
  void every_edition_comes_out_as_it_was_published() throws IOException {
    List<Path> files = published();
    assertThat(STORED.editions()).hasSameSizeAs(files).hasSizeGreaterThanOrEqualTo(114);
    for (int i = 0; i < files.size(); i++) {
      Edition edition = STORED.editions().get(i);
      String file = Files.readString(files.get(i));
      assertThat(files.get(i)).hasFileName(edition.name() + ".txt");
      assertThat(printed(edition)).as(edition.name()).isEqualTo(file.split("\n\n", 2)[1]);
    }
  }

  /** A line for each edition: its date, how many rules it has, and the hash of its text. */
  private static String hashes(Wordings wordings) {
    return wordings.editions().stream()
        .map(edition ->
            "%s %d %s%n"
                .formatted(edition.name(), edition.rules().size(), TextHash.of(printed(edition))))
        .collect(Collectors.joining());
  }

  @Test
  void every_edition_has_the_text_that_it_had() throws IOException {
    assertThat(hashes(STORED)).isEqualTo(Files.readString(HASHES));
    assertThat(STORED.editions()).hasSizeGreaterThanOrEqualTo(114);
  }

  @Test
  void what_is_read_is_written_again() throws IOException {
    String text = Files.readString(STORE);
    assertThat(Wordings.read(text)).hasToString(text);
  }

  @Test
  void a_misprinted_number_is_kept_beside_the_one_that_is_meant() {
    Edition edition =
        STORED.editions().stream()
            .filter(one -> one.name().equals("2008-10-01"))
            .findFirst()
            .orElseThrow();
    assertThat(edition.rule(RuleNumber.parse("306.3b")).orElseThrow().printed()).contains("306.b");
    assertThat(edition.rule(RuleNumber.parse("306.3c")).orElseThrow().printed()).contains("306.1c");
    assertThat(edition.rules()).filteredOn(rule -> rule.printed().isPresent()).hasSize(2);
  }

  @Test
  void known_editions_that_are_missing_are_named() {
    assertThat(STORED.missing()).contains(LocalDate.of(2026, 8, 7));
  }

  private static final String SMALL =
      """
      # Our own.

      source a test
      edition 2020-01-10
      edition 2021-02-20 Pebbles
      missing 2020-06-01

      506 since 2020-01-10
      Pebbles

      506.1 since 2020-01-10
      A pebble is round.
      Example: A round pebble.
      """;

  private static Edition published(String text) {
    try {
      return PublishedSections.read(text, "a test");
    } catch (NotARulesFile e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void an_edition_that_changes_nothing_adds_one_line() {
    assertThat(
            Wordings.read(SMALL)
                .with(
                    published(
                        """
                        Comprehensive Rules, effective as of March 30, 2022; a test.

                        506. Pebbles

                        506.1. A pebble is round.
                        Example: A round pebble.
                        """)))
        .hasToString(SMALL.replace("Pebbles\nmissing", "Pebbles\nedition 2022-03-30\nmissing"));
  }

  @Test
  void an_edition_that_moves_and_rewords_ends_old_spans() {
    assertThat(
            Wordings.read(SMALL)
                .with(
                    published(
                        """
                        Comprehensive Rules, effective as of March 30, 2022; a test.

                        506. Pebbles

                        506.1. A pebble is flat.

                        506.2. A pebble is round.
                        Example: A round pebble.
                        """))
                .toString())
        .endsWith(
            """
            506.1 2020-01-10 to 2021-02-20
            506.2 since 2022-03-30
            A pebble is round.
            Example: A round pebble.

            506.1 since 2022-03-30
            A pebble is flat.
            """);
  }

  @Test
  void an_edition_of_a_missing_date_is_missing_no_longer() {
    assertThat(
            Wordings.read(SMALL)
                .with(
                    published(
                        """
                        Comprehensive Rules, current as of June 1, 2020; a test.

                        506. Pebbles

                        506.1. A pebble is flat.
                        """))
                .toString())
        .doesNotContain("missing")
        .contains("506.1 2020-01-10\n506.1 since 2021-02-20\nA pebble is round.")
        .contains("506.1 2020-06-01\nA pebble is flat.");
  }

  @Test
  void a_line_that_means_nothing_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Wordings.read("source a test\nedition"))
        .withMessage("edition");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Wordings.read("source a test\n\n506.1 since 2020-01-10"))
        .withMessageContaining("has no text");
  }

  @Test
  void a_number_that_follows_nothing_is_refused_with_its_line() {
    assertThatExceptionOfType(NotARulesFile.class)
        .isThrownBy(() ->
            PublishedSections.read(
                "Comprehensive Rules, effective as of June 6, 2025.\n\n506. A\n\n507.1. B.", ""))
        .satisfies(refused -> assertThat(refused.line()).isEqualTo(5));
  }
}
