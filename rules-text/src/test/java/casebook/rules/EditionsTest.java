package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class EditionsTest {

  private static final Editions HELD = Editions.builtIn();

  private static Edition edition(String name) {
    return HELD.named(name).orElseThrow();
  }

  @Test
  void three_editions_are_built_in_and_the_newest_is_current() {
    assertThat(HELD.all())
        .extracting(Edition::name)
        .containsExactly("2025-06-06", "2024-06-07", "2008-03-17");
    assertThat(HELD.current()).isSameAs(edition("2025-06-06"));
  }

  @Test
  void the_edition_in_force_is_the_newest_one_effective_by_then() {
    assertThat(HELD.inForceOn(LocalDate.parse("2025-06-06"))).contains(edition("2025-06-06"));
    assertThat(HELD.inForceOn(LocalDate.parse("2025-06-05"))).contains(edition("2024-06-07"));
    assertThat(HELD.inForceOn(LocalDate.parse("2099-01-01"))).contains(edition("2025-06-06"));
    assertThat(HELD.inForceOn(LocalDate.parse("2008-03-16"))).isEmpty();
  }

  @Test
  void the_current_edition_has_the_64_rules_of_506_and_508() {
    Edition current = HELD.current();
    assertThat(current.rules()).hasSize(64);
    assertThat(current.sections())
        .extracting(Section::title)
        .containsExactly("Combat Phase", "Declare Attackers Step");
  }
}
