package casebook.rules.history;

import static casebook.rules.SmallFile.BODY;
import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Novelty;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.SmallFile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswalkTest {
  private static final Editions HELD = Editions.builtIn();
  private static final Crosswalk CROSSWALK = Crosswalk.builtIn();

  private static Edition edition(String name) {
    return HELD.named(name).orElseThrow();
  }

  private static Counterpart in(String edition, String rule) {
    return CROSSWALK.in(edition(edition), RuleNumber.parse(rule));
  }

  /** The text with straight apostrophes and quotation marks: older files have no others. */
  private static String plain(Rule rule) {
    return rule.text().replace('’', '\'').replaceAll("[“”]", "\"");
  }

  /** The rules of today whose section an older edition holds too. */
  private static Stream<Rule> rulesHeldBy(Edition edition) {
    return HELD.current().rules().stream()
        .filter(rule -> !(CROSSWALK.in(edition, rule.number()) instanceof Counterpart.NotHeld));
  }

  @ParameterizedTest
  @CsvSource({
    "508.1a, 308.2a, SUBSTANCE",
    "508.1c, 308.2a, ELSEWHERE",
    "508.1f, 308.2c, SAME",
    "508.1j, 308.2f, WORDING",
    "508.4, 308.4, SUBSTANCE",
    "508.8, 308.5, WORDING"
  })
  void rule_508_was_308_in_2008(String today, String then, Change change) {
    assertThat(in("2008-02-01", today))
        .isInstanceOfSatisfying(
            Counterpart.Stands.class,
            stands -> {
              assertThat(stands.number()).hasToString(then);
              assertThat(stands.change()).isEqualTo(change);
              assertThat(stands.note()).isNotBlank();
            });
  }

  /**
   * 308.1 says which creatures can't attack, 308.2 that the attack must be legal, and 308.6 that
   * the active player gets priority.
   */
  @ParameterizedTest
  @CsvSource({
    "508.1, 308.3",
    "508.1a, 308.1",
    "506.3, 308.1",
    "508.1c, 308.2",
    "508.1d, 308.2",
    "508.1f, 308.2",
    "508.1h, 308.2",
    "508.1j, 308.2",
    "508.1k, 308.5",
    "508.1m, 308.1",
    "508.2, 308.6",
    "508.2b, 308.1",
    "508.8, 308.4"
  })
  void the_oldest_edition_told_the_declaration_in_a_few_rules(String today, String then) {
    assertThat(in("2003-03-15", today))
        .isInstanceOfSatisfying(
            Counterpart.Stands.class, stands -> assertThat(stands.number()).hasToString(then));
  }

  private static List<String> today(String edition, String number) {
    return CROSSWALK.today(edition(edition), RuleNumber.parse(number)).stream()
        .map(RuleNumber::toString)
        .toList();
  }

  /** It tells of the priority after a legal declaration, and of nothing else. */
  @Test
  void rule_308_6_of_2003_is_508_2_alone() {
    assertThat(today("2003-03-15", "308.6")).containsExactly("508.2");
  }

  /** Until August 2005 nothing told which player a creature attacks. */
  @ParameterizedTest
  @CsvSource({"2003-07-01", "2005-02-01"})
  void rule_308_1_before_august_2005_announces_no_defending_player(String edition) {
    assertThat(today(edition, "308.1")).containsExactly("508.1", "508.1m", "508.2", "508.2b");
    assertThat(today(edition, "306.3")).containsExactly("506.2");
    assertThat(in(edition, "508.1b")).isInstanceOf(Counterpart.Missing.class);
    assertThat(in(edition, "508.5")).isInstanceOf(Counterpart.Missing.class);
    assertThat(in(edition, "506.2a")).isInstanceOf(Counterpart.Missing.class);
  }

  @Test
  void rule_308_1_of_august_2005_announces_the_defending_players() {
    assertThat(today("2005-08-01", "308.1"))
        .containsExactly("508.1", "508.1b", "508.1m", "508.2", "508.2b", "508.5");
    assertThat(today("2005-08-01", "306.3")).containsExactly("506.2", "506.2a");
  }

  /** 308.1 said so in March 2003, and 308.2a until September 2007. */
  @Test
  void that_only_creatures_can_attack_stood_with_what_cannot() {
    assertThat(in("2007-09-07", "506.3"))
        .isInstanceOfSatisfying(
            Counterpart.Stands.class,
            stands -> {
              assertThat(stands.number()).hasToString("308.2a");
              assertThat(stands.change()).isEqualTo(Change.ELSEWHERE);
            });
    assertThat(today("2003-07-01", "308.2a"))
        .containsExactly("506.3", "508.1a", "508.1c", "508.1d");
  }

  @Test
  void rule_500_2_of_2003_is_what_508_1c_and_508_1d_say() {
    assertThat(CROSSWALK.today(edition("2003-03-15"), RuleNumber.parse("500.2")))
        .extracting(RuleNumber::toString)
        .containsExactly("508.1c", "508.1d");
  }

  @Test
  void what_an_edition_does_not_know_has_no_counterpart() {
    assertThat(in("2008-02-01", "508.1g")).isInstanceOf(Counterpart.Missing.class);
    assertThat(CROSSWALK.lacking(edition("2008-02-01")))
        .containsExactlyInAnyOrder(Novelty.values());
    assertThat(CROSSWALK.lacking(edition("2025-06-06")))
        .containsExactlyInAnyOrder(Novelty.PLAYER_ALONE, Novelty.ENTERING_UNBLOCKED);
    assertThat(CROSSWALK.lacking(edition("2026-02-27"))).containsExactly(Novelty.PLAYER_ALONE);
    assertThat(CROSSWALK.lacking(edition("2026-09-25"))).isEmpty();
  }

  @Test
  void of_a_section_that_is_not_held_nothing_is_said() {
    Edition added =
        SmallFile.read(file(BODY, GLOSSARY).replace("Introduction", "Sections: 100, 101"));
    assertThat(CROSSWALK.in(added, RuleNumber.parse("506.4")))
        .isEqualTo(new Counterpart.NotHeld(RuleNumber.parse("506")));
  }

  @Test
  void the_current_edition_has_every_rule_itself() {
    assertThat(HELD.current().rules())
        .allSatisfy(rule ->
            assertThat(CROSSWALK.in(HELD.current(), rule.number()))
                .isEqualTo(new Counterpart.Stands(List.of(rule.number()), Change.SAME, "")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2025-02-07",
        "2024-06-07",
        "2022-04-29",
        "2021-11-19",
        "2011-05-01",
        "2008-02-01"
      })
  void every_rule_is_reviewed_or_has_the_same_text(String edition) {
    var older = new ArrayList<RuleNumber>();
    assertThat(rulesHeldBy(edition(edition)))
        .isNotEmpty()
        .allSatisfy((Rule rule) -> {
          switch (CROSSWALK.in(edition(edition), rule.number())) {
            case Counterpart.Stands(var numbers, var change, _) -> {
              assertThat(numbers)
                  .allSatisfy(number -> assertThat(edition(edition).rule(number)).isPresent());
              Rule then = edition(edition).rule(numbers.getFirst()).orElseThrow();
              assertThat(plain(then).equals(plain(rule))).isEqualTo(change == Change.SAME);
              older.addAll(numbers);
            }
            case Counterpart.Missing(var note) -> assertThat(note).doesNotContain("has this text");
            case Counterpart.NotHeld _ -> throw new AssertionError(rule.number());
          }
        });
    assertThat(older)
        .as("each rule of the older edition became some rule of today")
        .containsAll(
            edition(edition).rules().stream()
                .map(Rule::number)
                .filter(number -> !number.toString().startsWith("500.3"))
                .toList());
  }

  @Test
  void a_rule_that_does_not_exist_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> in("2008-02-01", "508.9"))
        .withMessageContaining("508.9");
  }

  @Test
  void a_line_that_means_nothing_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Crosswalk.read("step 2008-02-01\n508.1 is 308.2", HELD))
        .withMessage("508.1 is 308.2");
  }
}
