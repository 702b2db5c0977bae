package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static casebook.site.output.RulingsOf.first;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Abilities by which creatures come that gain haste: nothing on the board shows which of the new
 * ones came so (302.6), so that each that may have may attack.
 */
class ComingWithHasteTest {
  private static final String ATTACK = "[{attacker: new, target: bob}]";

  private static String permanents(String card, String isNew, String giver, String more) {
    return """
    - {id: new, card: "%s", controller: ann%s}
    - {id: giver, card: "%s", controller: ann%s}
    """
        .formatted(card, isNew, giver, more);
  }

  /** Tokens that are copies, and cards from hands, graveyards and libraries or out of exile. */
  @ParameterizedTest(name = "{0} and {1}{2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Kiki-Jiki, Mirror Breaker  | Grizzly Bears | , token: true
          Feldon of the Third Path   | Grizzly Bears | , token: true
          Mimic Vat                  | Grizzly Bears | , token: true
          Jaxis, the Troublemaker    | Grizzly Bears | , token: true
          Felhide Spiritbinder       | Grizzly Bears | , token: true
          Cogwork Assembler          | Ornithopter   | , token: true
          Sneak Attack               | Grizzly Bears |
          Zirilan of the Claw        | Shivan Dragon |
          Kheru Lich Lord            | Grizzly Bears |
          Dawn of the Dead           | Grizzly Bears |
          Ayara, Furnace Queen       | Grizzly Bears |
          Hall of the Bandit Lord    | Grizzly Bears |
          Arena of Glory             | Grizzly Bears |
          Jhoira of the Ghitu        | Grizzly Bears |
          """)
  void what_came_so_may_have_haste(String giver, String card, String isToken) {
    String isNew = ", since: thisTurn" + (isToken == null ? "" : isToken);

    JsonNode ruling = declaring(permanents(card, isNew, giver, ""), ATTACK);

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(verdict(permanents(card, isNew, giver, "").replace("ann}\n", "bob}\n"), ATTACK))
        .as("another player's")
        .isEqualTo("illegal");
    assertThat(verdict(permanents(card, "", giver, ""), ATTACK))
        .as("there for long")
        .isEqualTo("legal");
    assertThat(verdict(permanents(card, isNew + ", now: {keywords: []}", giver, ""), ATTACK))
        .as("the case says that it has none")
        .isEqualTo("illegal");
    String hasty = ", since: thisTurn, addText: [Haste]";
    assertThat(verdict(permanents(card, hasty, giver, ""), ATTACK)).isEqualTo("legal");
  }

  /** It can't have come by that. */
  @ParameterizedTest(name = "{0} and {1}{2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Kiki-Jiki, Mirror Breaker  | Grizzly Bears   |               | a card is no token
          Sneak Attack               | Grizzly Bears   | , token: true | a token was no card
          Hall of the Bandit Lord    | Grizzly Bears   | , token: true | a token wasn't cast
          Jhoira of the Ghitu        | Grizzly Bears   | , token: true | nor suspended
          Cogwork Assembler          | Grizzly Bears   | , token: true | it copies artifacts
          Saheeli, Filigree Master   | Grizzly Bears   | , token: true | it makes Thopters
          Zirilan of the Claw        | Grizzly Bears   |               | it is no Dragon
          Greasefang, Okiba Boss     | Grizzly Bears   |               | it is no Vehicle
          Swift Warkite              | Grizzly Bears   |               | the Warkite didn't enter now
          Taigam, Ojutai Master      | Grizzly Bears   |               | creatures have no rebound
          Mardu Monument             | Elvish Warrior  | , token: true | it is sacrificed for that
          Shifty Doppelganger        | Grizzly Bears   |               | it is exiled for that
          Sokenzan, Crucible of Defiance | Grizzly Bears | , token: true | that is done in a hand
          Liliana, Waker of the Dead | Grizzly Bears   |               | there is no emblem
          Caesar, Legion's Emperor   | Grizzly Bears   | , token: true | that is done on attacking
          """)
  void what_cant_have_come_so_has_none(String giver, String card, String isToken, String why) {
    String isNew = ", since: thisTurn" + (isToken == null ? "" : isToken);

    JsonNode ruling = declaring(permanents(card, isNew, giver, ""), ATTACK);

    assertThat(ruling.path("verdict").asString()).as(why).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1a");
  }

  /** What triggers as something enters, where that is there; an upkeep of this turn. */
  @ParameterizedTest(name = "{0}{1}, {2}{3}: {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Swift Warkite         | , since: thisTurn | Grizzly Bears   |              | undetermined
          Swift Warkite         | , since: thisTurn | Enormous Baloth |              | illegal
          Swift Warkite         | , since: thisTurn | Grizzly Bears   | , owner: bob | illegal
          Puppeteer Clique      | , since: thisTurn | Grizzly Bears   | , owner: bob | undetermined
          Puppeteer Clique      | , since: thisTurn | Grizzly Bears   |              | illegal
          Dawn of the Dead      | , since: thisTurn | Grizzly Bears   |              | illegal
          Mirror March          |                   | Grizzly Bears   | , token: true | illegal
          Feldon of the Third Path | , since: thisTurn | Grizzly Bears | , token: true | illegal
          Feldon of the Third Path | , since: thisTurn, addText: [Haste] | Grizzly Bears | , token: true | undetermined
          """)
  void when_it_may_have_happened(
      String giver, String since, String card, String more, String verdict) {
    String isNew = ", since: thisTurn" + (more == null ? "" : more);

    assertThat(verdict(permanents(card, isNew, giver, since == null ? "" : since), ATTACK))
        .isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"Mirror March", "Flameshadow Conjuring", "Minion Reflector"})
  void a_token_beside_what_entered(String giver) {
    String original = "- {id: original, card: Grizzly Bears, controller: ann%s}\n";
    String board = permanents("Grizzly Bears", ", since: thisTurn, token: true", giver, "");

    assertThat(verdict(board + original.formatted(", since: thisTurn"), ATTACK))
        .isEqualTo("undetermined");
    assertThat(verdict(board + original.formatted(""), ATTACK)).isEqualTo("illegal");
  }

  /** The enchanted creature has the ability, and copies itself. */
  @Test
  void an_ability_that_an_aura_gives() {
    String board =
        """
        - {id: new, card: Grizzly Bears, controller: ann, since: thisTurn, token: true}
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {id: twin, card: Splinter Twin, controller: ann, attachedTo: %s}
        - {id: wall, card: Wall of Air, controller: bob}
        """;

    assertThat(verdict(board.formatted("bear"), ATTACK)).isEqualTo("undetermined");
    assertThat(verdict(board.formatted("wall"), ATTACK)).as("Bob's creature").isEqualTo("illegal");
  }

  /** Listed, it did what it says for what it names, and for nothing else. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Kiki-Jiki, Mirror Breaker | , token: true
          Mimic Vat                 | , token: true
          Sneak Attack              |
          """)
  void the_case_lists_what_it_did(String giver, String isToken) {
    String isNew = ", since: thisTurn" + (isToken == null ? "" : isToken);
    String other = "- {id: other, card: Grizzly Bears, controller: ann%s}\n".formatted(isNew);
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %seffects:
        - {source: "%s", permanent: giver, affects: [new]}
        moves:
        - declareAttackers: {attacks: [{attacker: %s, target: bob}]}
        """;
    String permanents = permanents("Grizzly Bears", isNew, giver, "") + other;

    assertThat(first(board.formatted(permanents, giver, "new")).path("verdict").asString())
        .isEqualTo("legal");
    assertThat(first(board.formatted(permanents, giver, "other")).path("verdict").asString())
        .isEqualTo("undetermined");
  }

  /** Encore makes tokens of the cards that have it (702.141a). */
  @ParameterizedTest(name = "{0} and {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Sliver Gravemother | Muscle Sliver | undetermined
          Sliver Gravemother | Grizzly Bears | illegal
          Wire Surgeons      | Ornithopter   | undetermined
          Wire Surgeons      | Grizzly Bears | illegal
          """)
  void tokens_of_cards_that_are_given_encore(String giver, String card, String verdict) {
    String isNew = ", since: thisTurn";

    assertThat(verdict(permanents(card, isNew + ", token: true", giver, ""), ATTACK))
        .isEqualTo(verdict);
    assertThat(verdict(permanents(card, isNew, giver, ""), ATTACK)).isEqualTo("illegal");
  }

  @Test
  void it_says_what_to_state() {
    String board = permanents("Grizzly Bears", ", since: thisTurn", "Sneak Attack", "");

    JsonNode ruling = declaring(board, ATTACK);

    assertThat(ruling.path("provisional").asString()).isEqualTo("illegal");
    assertThat(ruling.path("accounting").toString())
        .contains("Nothing on the board shows which creatures have haste by it")
        .contains("or {\\\"keywords\\\": []}");
    String others = board + "- {id: bear, card: Grizzly Bears, controller: ann}\n";
    assertThat(verdict(others, "[{attacker: bear, target: bob}]"))
        .as("it stays home")
        .isEqualTo("legal");
  }
}
