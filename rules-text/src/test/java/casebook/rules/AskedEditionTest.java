package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Any date stands for the edition that was in force then. */
class AskedEditionTest {
  private static final Editions HELD = on("2022-01-20");

  /** What is built in, on a day. */
  static Editions on(String day) {
    return Editions.builtIn().by(InstantSource.fixed(Instant.parse(day + "T00:00:00Z")));
  }

  private static AskedEdition asked(String date) {
    return AskedEdition.of(date, HELD);
  }

  private static AskedEdition.InForce edition(String name) {
    return new AskedEdition.InForce(HELD.named(name).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "2021-11-19, 2021-11-19",
    "2022-01-15, 2021-11-19",
    "' 2022-01-15 ', 2021-11-19",
    "2008-04-01, 2008-02-01",
    "2021-11, 2021-11-19",
    "2021, 2021-11-19",
    "2022-01, 2021-11-19",
    "2022, 2021-11-19"
  })
  void it_is_that_of_the_day_or_of_the_last_day_of_a_month_or_year(String date, String edition) {
    assertThat(asked(date)).isEqualTo(edition(edition));
  }

  @Test
  void an_edition_that_is_held_is_found_by_its_own_date_before_it_is_in_force() {
    assertThat(asked("2025-06-06")).isEqualTo(edition("2025-06-06"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1999-01-01", "1999-12", "1997"})
  void before_the_first_edition_there_is_none(String date) {
    assertThat(asked(date))
        .isInstanceOfSatisfying(
            AskedEdition.TooEarly.class,
            none -> assertThat(none.first()).isEqualTo(HELD.all().getLast()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2022-01-21", "2022-02", "2023", "9999-12-31"})
  void nobody_knows_which_edition_will_be_in_force(String date) {
    assertThat(asked(date)).isInstanceOf(AskedEdition.ToCome.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "soon",
        "2018-13-01",
        "2018-02-30",
        "2018-8-1",
        "20180801",
        "2018-08-01T00:00",
        "+2018"
      })
  void what_is_no_date_is_told(String written) {
    assertThat(asked(written)).isEqualTo(new AskedEdition.NoDate(written));
  }

  /** It is the edition before then, and that is known. */
  @Test
  void an_edition_that_is_not_held_was_in_force() {
    assertThat(AskedEdition.of("2026-08-10", on("2026-10-01")))
        .isEqualTo(
            new AskedEdition.InForce(
                HELD.named("2026-06-19").orElseThrow(),
                Optional.of(
                    new AskedEdition.Missing(
                        LocalDate.of(2026, 8, 10), LocalDate.of(2026, 8, 7)))));
    assertThat(HELD.missingOn(LocalDate.of(2026, 8, 6))).isEmpty();
    assertThat(HELD.missingOn(LocalDate.of(2026, 9, 25))).isEmpty();
  }
}
