package casebook.rules;

import static casebook.rules.SmallFile.BODY;
import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class EditionsTest {

  private static final Editions HELD = Editions.builtIn();

  private static Edition edition(String name) {
    return HELD.named(name).orElseThrow();
  }

  @Test
  void all_editions_up_to_the_executed_one_are_built_in() {
    assertThat(HELD.current().effective()).isEqualTo(Editions.EXECUTED);
    assertThat(HELD.executed()).isSameAs(HELD.current());
    assertThat(HELD.all()).hasSizeGreaterThan(100);
    assertThat(HELD.all())
        .extracting(Edition::name)
        .contains("2024-06-07", "2018-08-10", "2008-02-01")
        .endsWith("2003-03-15");
    assertThat(Editions.builtIn()).isSameAs(HELD);
  }

  @Test
  void an_edition_is_named_by_its_date_only() {
    assertThat(HELD.named("2025-06-06")).isPresent();
    assertThat(HELD.named("2025-06-07")).isEmpty();
    assertThat(HELD.named("June 6, 2025")).isEmpty();
  }

  @Test
  void the_edition_in_force_is_the_newest_one_effective_by_then() {
    assertThat(HELD.inForceOn(LocalDate.of(2025, 6, 6))).contains(edition("2025-06-06"));
    assertThat(HELD.inForceOn(LocalDate.of(2025, 6, 5))).contains(edition("2025-04-04"));
    assertThat(HELD.inForceOn(LocalDate.of(2099, 1, 1))).contains(HELD.current());
    assertThat(HELD.inForceOn(LocalDate.of(2008, 3, 17))).contains(edition("2008-02-01"));
    assertThat(HELD.inForceOn(LocalDate.of(2003, 3, 14))).isEmpty();
  }

  @Test
  void editions_are_old_when_the_newest_is_more_than_four_months_old() {
    assertThat(AskedEditionTest.on("2026-09-25").areOld()).isFalse();
    assertThat(AskedEditionTest.on("2027-01-25").areOld()).isFalse();
    assertThat(AskedEditionTest.on("2027-01-26").areOld()).isTrue();
  }

  @Test
  void an_edition_that_is_known_and_not_held_lies_between_its_neighbours() {
    assertThat(HELD.missing())
        .extracting(LocalDate::toString)
        .containsExactly("2014-07-18", "2018-01-19", "2018-04-27", "2023-02-03", "2026-08-07");
    assertThat(HELD.lackOneBetween(edition("2026-06-19"), edition("2026-09-25"))).isTrue();
    assertThat(HELD.lackOneBetween(edition("2026-04-17"), edition("2026-06-19"))).isFalse();
    Edition found = SmallFile.read(file(BODY, GLOSSARY).replace("May 4, 2012", "August 7, 2026"));
    assertThat(HELD.with(found).missing()).hasSize(4).doesNotContain(LocalDate.of(2026, 8, 7));
    assertThat(Editions.isBuiltIn(found)).isFalse();
    assertThat(Editions.isBuiltIn(edition("2026-06-19"))).isTrue();
  }

  @Test
  void an_edition_is_added_without_changing_the_held_ones() {
    Edition added = SmallFile.read(file(BODY, GLOSSARY));
    Editions more = HELD.with(added);
    assertThat(more.all())
        .extracting(Edition::name)
        .containsSequence("2012-06-01", "2012-05-04", "2012-05-01");
    assertThat(more.inForceOn(LocalDate.of(2012, 5, 4))).contains(added);
    assertThat(HELD.all()).hasSize(more.all().size() - 1);
  }

  @Test
  void an_edition_takes_the_place_of_the_one_of_its_date() {
    Edition added = SmallFile.read(file(BODY, GLOSSARY).replace("May 4, 2012", "June 7, 2024"));
    assertThat(HELD.with(added).all()).hasSameSizeAs(HELD.all());
    assertThat(HELD.with(added).named("2024-06-07")).contains(added);
  }
}
