package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What the cards in a graveyard or a library are is known only where a case says so. */
class UnseenCardsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # A graveyard of which nothing is said is empty.
          ''                                                     | illegal
          'graveyard: 0'                                         | illegal
          # Of one with cards it isn't known what they are.
          'graveyard: 3'                                         | undetermined
          'graveyard: 3, state: {warriorCardsInGraveyard: 1}'    | legal
          'graveyard: 3, state: {warriorCardsInGraveyard: 0}'    | illegal
          'state: {warriorCardsInGraveyard: 1}'                  | legal
          """)
  void a_creature_that_has_haste_by_a_card_in_the_graveyard(String graveyard, String verdict) {
    assertThat(verdict(graveyard, FIREBRAND, "")).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"true, legal", "false, illegal"})
  void the_condition_can_be_settled_in_the_words_that_the_ruling_asks_for(
      boolean so, String verdict) {
    JsonNode ruling = ruling("graveyard: 3", FIREBRAND, "");
    String asked = "{\"there is a Warrior card in your graveyard\": true} or false";
    assertThat(ruling.path("accounting").findValuesAsString("because"))
        .anyMatch(because -> because.contains(asked));

    String holds = ", holds: {\"there is a Warrior card in your graveyard\": " + so + "}";
    assertThat(verdict("graveyard: 3", FIREBRAND, holds)).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          is a creature card in your graveyard               | graveyard: 2 | undetermined
          are three or more creature cards in your graveyard | graveyard: 2 | illegal
          are three or more creature cards in your graveyard | graveyard: 3 | undetermined
          # One card can have several types.
          are four or more card types among cards in your graveyard | graveyard: 3 | undetermined
          are seven or more cards in your graveyard          | graveyard: 7 | legal
          are seven or more cards in your graveyard          | graveyard: 6 | illegal
          are seven or more cards in your library            | graveyard: 0 | undetermined
          """)
  void more_cards_than_there_are_answer_nothing(String condition, String player, String verdict) {
    assertThat(verdict(player, ogre("This creature can't attack unless there " + condition), ""))
        .isEqualTo(verdict);
  }

  /** Its power is asked for only where an effect looks at it. */
  @ParameterizedTest
  @CsvSource({"Grizzly Bears, legal", "Ensnaring Bridge, undetermined"})
  void a_power_by_the_cards_in_the_graveyard_is_not_known(String other, String verdict) {
    JsonNode ruling =
        RulingsOf.first(
            """
            players: [{id: ann, graveyard: 3}, {id: bob, hand: 2}]
            permanents:
            - {id: ogre, name: Ogre, types: [creature], power: 1, toughness: 1, controller: ann,
               text: "This creature gets +1/+1 for each creature card in your graveyard."}
            - {id: other, card: %s, controller: bob}
            moves:
            - declareAttackers: {attacks: [{attacker: ogre, target: bob}]}
            """
                .formatted(other));
    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Ensnaring Bridge, with no card in its controller's hand: power 0 attacks.
          Splinterfright  | ''                                          | ''           | legal
          Splinterfright  | 'state: {creatureCardsInGraveyard: 2}'      | ''           | illegal
          Splinterfright  | 'graveyard: 5'                              | ''           | undetermined
          Detritivore     | 'state: {nonbasicLandCardsInGraveyard: 2}'  | ''           | legal
          Tarmogoyf       | ''                                          | ''           | legal
          Tarmogoyf       | 'graveyard: 1'                              | ''           | undetermined
          Tarmogoyf       | 'graveyard: 1' | 'cardTypesInAllGraveyards: 1'             | illegal
          # It counts itself, an Assassin, no more.
          Desmond Miles   | 'state: {assassinCardsInGraveyard: 0}'      | ''           | illegal
          Dragonfly Swarm | 'state: {noncreatureNonlandCardsInGraveyard: 1}' | ''      | illegal
          """)
  void a_power_by_cards_of_a_kind(String card, String player, String turn, String verdict) {
    assertThat(
            RulingsOf.first(
                    """
                    players: [{id: ann, %s}, {id: bob, hand: 0}]
                    turn: {%s}
                    permanents:
                    - {id: it, card: %s, controller: ann}
                    - {id: bridge, card: Ensnaring Bridge, controller: bob}
                    moves:
                    - declareAttackers: {attacks: [{attacker: it, target: bob}]}
                    """
                        .formatted(player, turn, card))
                .path("verdict")
                .asString())
        .isEqualTo(verdict);
  }

  private static final String FIREBRAND = "card: Vengeful Firebrand, since: thisTurn";

  private static String ogre(String text) {
    return "name: Ogre, types: [creature], power: 2, toughness: 2, text: \"" + text + ".\"";
  }

  private static String verdict(String player, String creature, String more) {
    return ruling(player, creature, more).path("verdict").asString();
  }

  private static JsonNode ruling(String player, String creature, String more) {
    return RulingsOf.first(
        """
        players: [{id: ann%s}, {id: bob}]
        permanents:
        - {id: attacker, controller: ann, %s%s}
        moves:
        - declareAttackers: {attacks: [{attacker: attacker, target: bob}]}
        """
            .formatted(player.isEmpty() ? "" : ", " + player, creature, more));
  }
}
