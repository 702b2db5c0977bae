package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Abilities that trigger as something enters (603.6a), and cases that don't list what they did: a
 * creature that came this turn may have haste by one (302.6).
 */
class AsItEnteredTest {
  private static final String GIANT = "{id: giant, card: Hill Giant, controller: ann%s}";
  private static final String NEW = ", since: thisTurn";

  private static JsonNode attack(String... permanents) {
    return declaring(
        "- " + String.join("\n- ", permanents) + "\n", "[{attacker: giant, target: bob}]");
  }

  private static String card(String name, String more) {
    return "{id: other, card: \"" + name + "\", controller: ann" + more + "}";
  }

  /** Each of them gives haste to creatures that enter, or as it enters itself. */
  @ParameterizedTest(name = "{0} ({1})")
  @CsvSource(
      delimiter = ';',
      value = {
        "Ogre Battledriver; old",
        "In the Web of War; old",
        "Surrak and Goreclaw; old",
        "Goblin Bushwhacker; new",
        "Reckless Bushwhacker; new",
        "Flame-Kin Zealot; new",
        "Zealous Conscripts; new",
        "Chasm Guide; new",
        "Alex Wilder, Runaway; old"
      })
  void what_it_did_may_have_given_a_new_creature_haste(String name, String since) {
    String source = card(name, since.equals("new") ? NEW : "");

    JsonNode ruling = attack(GIANT.formatted(NEW), source);

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.path("provisional").asString()).isEqualTo("illegal");
    assertThat(ruling.path("accounting").toString()).contains("list what it did under “effects”");
    assertThat(attack(GIANT.formatted(""), source).path("verdict").asString()).isEqualTo("legal");
  }

  /** It didn't trigger this turn, or not on this creature. */
  @ParameterizedTest(name = "{0}{1}")
  @CsvSource(
      delimiter = ';',
      value = {
        "Goblin Bushwhacker;''",
        "Chasm Guide;''",
        "Flame-Kin Zealot;''",
        "Zealous Conscripts;''",
        "Dragon Tempest;''",
        "Rapid Augmenter;''",
        "Wartime Protestors;''",
        "Glacier Godmaw;''",
        "Smelt-Ward Gatekeepers;', since: thisTurn'"
      })
  void what_did_not_trigger_gave_nothing(String name, String more) {
    JsonNode ruling = attack(GIANT.formatted(NEW), card(name, more));

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1a");
  }

  @Test
  void a_land_that_entered_is_enough_for_landfall() {
    String godmaw = card("Glacier Godmaw", "");
    String forest = "{id: forest, card: Forest, controller: ann%s}";

    assertThat(
            attack(GIANT.formatted(NEW), godmaw, forest.formatted(NEW)).path("verdict").asString())
        .isEqualTo("undetermined");
    assertThat(
            attack(GIANT.formatted(NEW), godmaw, forest.formatted("")).path("verdict").asString())
        .isEqualTo("illegal");
  }

  @Test
  void haste_lifts_no_other_reason() {
    String tapped = GIANT.formatted(NEW + ", tapped: true");

    assertThat(attack(tapped, card("Ogre Battledriver", "")).path("verdict").asString())
        .isEqualTo("illegal");
    assertThat(
            attack(GIANT.formatted(NEW), card("Ogre Battledriver", "").replace("ann", "bob"))
                .path("verdict")
                .asString())
        .as("another player's")
        .isEqualTo("illegal");
  }

  @Test
  void the_case_lists_it_or_says_that_nothing_came_of_it() {
    String listed =
        """
        - {id: giant, card: Hill Giant, controller: ann, since: thisTurn}
        - {id: other, card: Ogre Battledriver, controller: ann}
        effects:
        - {source: Ogre Battledriver, permanent: other, affects: [giant]}
        """;

    assertThat(declaring(listed, "[{attacker: giant, target: bob}]").path("verdict").asString())
        .isEqualTo("legal");
    assertThat(
            attack(
                    GIANT.formatted(NEW),
                    card("Ogre Battledriver", ", holds: {\"as something entered\": false}"))
                .path("verdict")
                .asString())
        .isEqualTo("illegal");
    assertThat(
            attack(
                    GIANT.formatted(NEW),
                    card("Flame-Kin Zealot", NEW + ", holds: {\"as it entered\": false}"))
                .path("verdict")
                .asString())
        .isEqualTo("illegal");
  }

  /** It triggers for each (603.2c): what one gained says nothing of another. */
  @Test
  void the_case_lists_it_for_one_of_two() {
    String listed =
        """
        - {id: giant, card: Hill Giant, controller: ann, since: thisTurn}
        - {id: bear, card: Grizzly Bears, controller: ann, since: thisTurn}
        - {id: other, card: Ogre Battledriver, controller: ann}
        effects:
        - {source: Ogre Battledriver, permanent: other, affects: [%s]}
        """;

    assertThat(
            declaring(listed.formatted("bear"), "[{attacker: giant, target: bob}]")
                .path("verdict")
                .asString())
        .isEqualTo("undetermined");
    assertThat(
            declaring(listed.formatted("bear, giant"), "[{attacker: giant, target: bob}]")
                .path("verdict")
                .asString())
        .isEqualTo("legal");
  }

  /** "Whenever an enchantment you control enters and whenever you fully unlock a Room". */
  @ParameterizedTest
  @CsvSource({"'', illegal", "', since: thisTurn', undetermined"})
  void an_ability_that_triggers_on_another_event_too(String since, String verdict) {
    String researcher = "{id: giant, card: Stalked Researcher, controller: ann}";

    assertThat(attack(researcher, card("Fervor", since)).path("verdict").asString())
        .isEqualTo(verdict);
  }
}
