package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * A Saga's lore counters show which chapters it has reached (714.2b): what one of them did may last
 * still, and a case that doesn't list it leaves that open.
 */
class ReachedChaptersTest {
  private static final String BEAR = "- {id: bear, card: Grizzly Bears, controller: %s}\n";
  private static final String WARRIOR =
      "- {id: warrior, name: Warrior, token: true, types: [creature], subtypes: [Warrior], power: 1,"
          + " toughness: 1, controller: bob}\n";

  private static String saga(String card, int lore, String more) {
    return "- {id: saga, card: \"%s\", controller: ann, counters: {lore: %d}%s}\n"
        .formatted(card, lore, more);
  }

  private static JsonNode declaring(String active, String permanents, String attacks) {
    return RulingsOf.first(
        """
        players: [{id: ann}, {id: bob}, {id: cat}]
        activePlayer: %s
        permanents:
        %smoves:
        - declareAttackers: {attacks: %s}
        """
            .formatted(active, permanents, attacks));
  }

  private static String verdict(String active, String permanents) {
    return declaring(active, permanents, "[]").path("verdict").asString();
  }

  @ParameterizedTest(name = "{0} with {1} lore counters on the turn of {2}: {3}")
  @CsvSource({
    "The Akroan War, 1, bob, legal",
    "The Akroan War, 2, bob, undetermined",
    "The Akroan War, 3, bob, legal",
    "The Akroan War, 2, ann, legal",
    "The Brothers' War, 1, bob, legal",
    "The Brothers' War, 2, bob, undetermined",
    "Maximum Carnage, 1, ann, undetermined",
    "Maximum Carnage, 2, ann, legal",
    "Day of the Moon, 1, bob, undetermined",
    "Day of the Moon, 2, bob, undetermined"
  })
  void until_your_next_turn_lasts_what_the_last_chapter_did(
      String card, int lore, String active, String verdict) {
    assertThat(verdict(active, BEAR.formatted(active) + saga(card, lore, ""))).isEqualTo(verdict);
  }

  /** Creatures with the chosen name are goaded (701.15b), and the case may tell the name. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"Hill Giant, legal", "Grizzly Bears, undetermined"})
  void the_case_tells_which_name_was_chosen(String name, String verdict) {
    String saga = saga("Day of the Moon", 2, ", chosen: {card: " + name + "}");

    assertThat(verdict("bob", BEAR.formatted("bob") + saga)).isEqualTo(verdict);
  }

  /** Where something gave it more lore counters, a Saga has reached several chapters this turn. */
  @ParameterizedTest(name = "with {0} lore counters")
  @CsvSource({"1, undetermined", "2, legal", "3, legal"})
  void a_new_saga_has_reached_every_chapter_this_turn(int lore, String older) {
    String bear = BEAR.formatted("ann");

    assertThat(verdict("ann", bear + saga("Maximum Carnage", lore, ", since: thisTurn")))
        .isEqualTo("undetermined");
    assertThat(verdict("ann", bear + saga("Maximum Carnage", lore, ""))).isEqualTo(older);
  }

  @ParameterizedTest(name = "with {0} lore counters and “{1}”: {2}")
  @CsvSource({
    "1, '', undetermined",
    "2, '', undetermined",
    "1, Read ahead, undetermined",
    "2, Read ahead, illegal"
  })
  void what_a_chapter_of_this_turn_allows_may_last(int lore, String keyword, String verdict) {
    String saga =
        """
        - {id: saga, name: Dawn, types: [enchantment], subtypes: [saga], controller: ann,
           since: thisTurn, counters: {lore: %d}, text: "%s\\nI — Until end of turn, creatures you\
         control can attack as though they had haste.\\nII, III — Draw a card."}
        """
            .formatted(lore, keyword);
    String bear = BEAR.formatted("ann").replace("}", ", since: thisTurn}");
    String attack = "[{attacker: bear, target: bob}]";
    String older = bear + saga.replace("since: thisTurn, ", "");

    assertThat(declaring("ann", bear + saga, attack).path("verdict").asString()).isEqualTo(verdict);
    assertThat(declaring("ann", older, attack).path("verdict").asString())
        .isEqualTo(lore == 1 ? "undetermined" : "illegal");
  }

  @Test
  void nobody_has_to_attack_without_a_creature() {
    assertThat(verdict("bob", saga("The Akroan War", 2, ""))).isEqualTo("legal");
  }

  @Test
  void the_case_lists_what_it_did_or_says_that_it_did_nothing() {
    String listed =
        saga("The Akroan War", 2, "")
            + """
            effects:
            - {source: The Akroan War, permanent: saga, controller: ann,
               text: "Until your next turn, creatures your opponents control attack each combat if able."}
            """;
    String nothing = saga("The Akroan War", 2, ", holds: {\"at chapter 2\": false}");

    assertThat(declaring("bob", BEAR.formatted("bob") + listed, "[]").path("decidedBy").asString())
        .isEqualTo("508.1d");
    assertThat(verdict("bob", BEAR.formatted("bob") + nothing)).isEqualTo("legal");
  }

  @ParameterizedTest(name = "with {0} lore counters")
  @CsvSource({"1", "3"})
  void a_token_is_goaded_for_as_long_as_the_saga_remains(int lore) {
    String games = saga("The War Games", lore, "");

    assertThat(verdict("bob", WARRIOR + games)).isEqualTo("undetermined");
    assertThat(verdict("bob", BEAR.formatted("bob") + games)).isEqualTo("legal");
  }

  @ParameterizedTest(name = "{0} attacking {1} is {2}")
  @CsvSource({"bob, ann, undetermined", "bob, cat, undetermined"})
  void a_cost_to_attack_may_be_in_force(String active, String target, String verdict) {
    String attack = "[{attacker: bear, target: " + target + "}]";

    assertThat(
            declaring(active, BEAR.formatted(active) + saga("Summon: Yojimbo", 2, ""), attack)
                .path("verdict")
                .asString())
        .isEqualTo(verdict);
  }

  @Test
  void a_cost_to_attack_the_active_player_is_none() {
    assertThat(
            declaring(
                    "ann",
                    BEAR.formatted("ann") + saga("Summon: Yojimbo", 2, ""),
                    "[{attacker: bear, target: bob}]")
                .path("verdict")
                .asString())
        .isEqualTo("legal");
  }

  @Test
  void less_power_matters_where_something_asks_for_it() {
    String strong = BEAR.formatted("bob").replace("}", ", counters: {\"+1/+1\": 2}}");
    String rampart =
        "- {id: rampart, card: Meekstone, controller: cat,"
            + " text: Creatures with power 4 or greater can't attack.}\n";
    String behold = saga("Behold the Unspeakable", 1, "");
    String attack = "[{attacker: bear, target: cat}]";

    assertThat(declaring("bob", strong + behold, attack).path("verdict").asString())
        .isEqualTo("legal");
    assertThat(declaring("bob", strong + rampart + behold, attack).path("verdict").asString())
        .isEqualTo("undetermined");
    assertThat(
            declaring("bob", strong + rampart + behold.replace("lore: 1", "lore: 2"), attack)
                .path("decidedBy")
                .asString())
        .isEqualTo("508.1c");
  }

  /** A chapter sets up what triggers on attacking: for that turn, and not before it is reached. */
  @ParameterizedTest(name = "with {0} lore counters: {1}")
  @CsvSource({"1, legal", "2, undetermined"})
  void what_triggers_this_turn_triggers_once_its_chapter_is_reached(int lore, String verdict) {
    String berserker = BEAR.formatted("ann").replace("}", ", subtypes: [Berserker]}");
    JsonNode ruling =
        declaring(
            "ann",
            berserker + saga("The Bloodsky Massacre", lore, ""),
            "[{attacker: bear, target: bob}]");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    assertThat(ruling.path("state").path("triggered")).isEmpty();
  }
}
