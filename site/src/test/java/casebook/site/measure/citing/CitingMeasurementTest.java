package casebook.site.measure.citing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.site.Casebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the documents say of how well citations are checked. */
class CitingMeasurementTest {
  private static final CitingMeasurement MEASUREMENT = new CitingMeasurement(Casebook.builtIn());

  private static final Path README =
      Path.of(System.getProperty("casebook.root", "..")).resolve("site/README.md");

  @Test
  void a_rules_own_words_beside_a_siblings_number_are_found_in_every_form() throws IOException {
    List<CitingFigures> forms = MEASUREMENT.forms();
    assertThat(forms).hasSize(2 * Form.values().length);
    for (CitingFigures form : forms) {
      assertThat(form.missed()).as(form.of()).isEmpty();
      assertThat(form.found()).isEqualTo(form.wrong()).isEqualTo(form.named()).isGreaterThan(60);
      assertThat(form.confirmed()).isEqualTo(form.right());
      assertThat(form.certified()).isZero();
    }
    assertThat(Files.readString(README))
        .contains(
            "| a rule's own words, in each of %d forms | %d of %d | 0 | 0 of %d | %d of %d |"
                .formatted(
                    forms.size(),
                    forms.getFirst().found(),
                    forms.getFirst().wrong(),
                    forms.getFirst().right(),
                    forms.getFirst().confirmed(),
                    forms.getFirst().right()));
  }

  @Test
  void wrong_sentences_are_found_and_right_ones_are_left_alone() throws IOException {
    holds(MEASUREMENT.paraphrases("sentences tuned on", Paraphrase.tunedOn()), 30, 0);
    holds(MEASUREMENT.paraphrases("sentences kept aside", Paraphrase.keptAside()), 28, 0);
    holds(
        MEASUREMENT.paraphrases("sentences kept aside later", Paraphrase.keptAsideLater()), 26, 0);
    holds(MEASUREMENT.paraphrases("sentences kept aside, new", Paraphrase.keptAsideNew()), 38, 0);
    holds(MEASUREMENT.paraphrases("sentences kept aside last", Paraphrase.keptAsideLast()), 29, 0);
    holds(MEASUREMENT.paraphrases("sentences held out", Paraphrase.heldOut()), 39, 2);
    holds(MEASUREMENT.paraphrases("sentences held out, again", Paraphrase.heldOutAgain()), 40, 1);
  }

  @Test
  void what_says_the_opposite_is_found_and_what_denies_rightly_is_left_alone() throws IOException {
    holds(MEASUREMENT.paraphrases("opposites, tuned on", Paraphrase.opposites()), 27, 0);
    holds(MEASUREMENT.paraphrases("opposites, kept aside", Paraphrase.oppositesKeptAside()), 18, 0);
    holds(MEASUREMENT.paraphrases("opposites, held out", Paraphrase.oppositesHeldOut()), 23, 0);
  }

  private static void holds(CitingFigures figures, int least, int mostAlarms) throws IOException {
    assertThat(figures.wrong()).isGreaterThanOrEqualTo(figures.right());
    assertThat(figures.right()).isGreaterThanOrEqualTo(20);
    assertThat(figures.found()).isGreaterThanOrEqualTo(least);
    assertThat(figures.alarms()).isLessThanOrEqualTo(mostAlarms);
    assertThat(Files.readString(README))
        .contains(
            "| %s | %d of %d | %d | %d of %d | %d of %d |"
                .formatted(
                    figures.of(),
                    figures.found(),
                    figures.wrong(),
                    figures.certified(),
                    figures.alarms(),
                    figures.right(),
                    figures.confirmed(),
                    figures.right()));
  }

  @Test
  void a_rules_own_words_with_another_meaning_are_not_called_right() throws IOException {
    for (CitingFigures figures :
        List.of(
            MEASUREMENT.altered("altered words, tuned on", 0),
            MEASUREMENT.altered("altered words, kept aside", 1),
            MEASUREMENT.paraphrases("altered by hand", Paraphrase.misquoted()))) {
      assertThat(figures.missed()).as(figures.of()).hasSizeLessThanOrEqualTo(3);
      assertThat(figures.certified()).isZero();
      assertThat(Files.readString(README))
          .contains(
              "| %s | %d of %d | %d | %d of %d | %d of %d |"
                  .formatted(
                      figures.of(),
                      figures.found(),
                      figures.wrong(),
                      figures.certified(),
                      figures.alarms(),
                      figures.right(),
                      figures.confirmed(),
                      figures.right()));
    }
  }

  @Test
  void a_line_that_is_none_is_named() {
    assertThatThrownBy(() -> Paraphrase.read("mine", "# fine\nmaybe | 508.1d | It must (508.1d)."))
        .hasMessageContaining("mine")
        .hasMessageContaining("maybe");
  }
}
