package casebook.site.cases;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.TextHash;
import casebook.site.catalogue.Catalogue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Somebody has read each published case and decided it from the rules before looking at its answer.
 * A rule that reads otherwise since then shows which cases are to be read again.
 */
class ReadingsTest {
  private static final String FILE = "/readings.txt";
  private static final Pattern BAR = Pattern.compile(" \\| ?");
  private static final int COLUMNS = 6;

  private static final Editions EDITIONS = Editions.builtIn();
  private static final PublishedRulings CASES = PublishedRulings.builtIn();

  /**
   * One reading.
   *
   * @param rules the hash of what the cited rules said
   * @param found what was found
   * @param changed what was changed then; empty where nothing was
   */
  private record ReadingOf(
      String slug, LocalDate day, LocalDate edition, String rules, String found, String changed) {

    static ReadingOf parse(String line) {
      String[] columns = BAR.split(line, -1);
      assertThat(columns).as(line).hasSize(COLUMNS);
      return new ReadingOf(
          columns[0],
          LocalDate.parse(columns[1]),
          LocalDate.parse(columns[2]),
          columns[3],
          columns[4],
          columns[5].strip());
    }
  }

  private static List<ReadingOf> readings() throws IOException {
    try (InputStream text = ReadingsTest.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(text, FILE).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(ReadingOf::parse)
          .toList();
    }
  }

  /** The edition by whose rules a case is judged. */
  private static Edition editionOf(PublishedRuling ruling) {
    return CASES.open(ruling, EDITIONS, Catalogue.builtIn()).judged().edition();
  }

  /** What the rules of 506 and 508 say that an answer cites, in short. */
  private static String hashOf(PublishedRuling ruling, Edition edition) {
    return TextHash.of(
        ruling.decides().stream()
            .flatMap(rule -> text(rule, edition).stream())
            .collect(Collectors.joining("\n")));
  }

  private static List<String> text(RuleNumber number, Edition edition) {
    return EDITIONS.nearest(edition, number).orElse(edition).rule(number).map(Rule::text).stream()
        .toList();
  }

  @Test
  void every_case_has_been_read_and_each_once() throws Exception {
    assertThat(readings())
        .extracting(ReadingOf::slug)
        .containsExactlyElementsOf(
            CASES.all().stream().map(PublishedRuling::slug).sorted().toList());
  }

  @Test
  void a_case_whose_rules_are_reworded_is_read_again() throws Exception {
    var again = new ArrayList<String>();
    for (ReadingOf reading : readings()) {
      PublishedRuling ruling = CASES.find(reading.slug()).orElseThrow();
      Edition edition = editionOf(ruling);
      String hash = hashOf(ruling, edition);
      if (!reading.edition().equals(edition.effective()) || !reading.rules().equals(hash)) {
        again.add(
            "%s cites %s: %s | %s"
                .formatted(reading.slug(), ruling.decides(), edition.effective(), hash));
      }
    }
    assertThat(again)
        .as("to be read again, and then to be noted in " + FILE + " with this edition and hash")
        .isEmpty();
  }

  @Test
  void a_reading_says_what_was_found() throws Exception {
    assertThat(readings())
        .allSatisfy(reading -> {
          assertThat(reading.found()).isNotBlank();
          assertThat(reading.day()).isAfterOrEqualTo(reading.edition());
          assertThat(reading.found().equals("right") && !reading.changed().isEmpty()).isFalse();
        });
  }
}
