package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * A new creature may have haste by a choice or a cost as it entered. That of riot is shown by the
 * counter that it has instead (702.136a); dash (702.109a), blitz (702.152a) and suspend (702.62a) a
 * case doesn't show.
 */
class MayHaveHasteTest {
  private static final String ATTACK = "[{attacker: creature, target: bob}]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | legal
          since: turnBegan                               | legal
          since: thisTurn, counters: {"+1/+1": 1}        | illegal
          since: thisTurn, counters: {"+1/+1": 3}        | undetermined
          since: thisTurn, loses: abilities              | illegal
          since: thisTurn, counters: {haste: 1}          | legal
          since: thisTurn, now: {keywords: [riot]}       | illegal
          since: thisTurn, now: {keywords: [haste]}      | legal
          since: thisTurn, chosen: {mode: haste}         | legal
          since: thisTurn, chosen: {mode: counter}       | illegal
          since: thisTurn, chosen: {mode: +1/+1 counter} | illegal
          since: thisTurn, counters: {"+1/+1": 1}, chosen: {mode: haste} | legal
          """)
  void riot(String stated, String verdict) {
    String creature = "- {id: creature, card: Zhur-Taa Goblin, controller: ann, " + stated + "}\n";

    assertThat(verdict(creature, ATTACK)).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | legal
          since: thisTurn, owner: bob                    | undetermined
          since: thisTurn, token: true                   | illegal
          since: thisTurn, counters: {"+1/+1": 1}        | illegal
          since: thisTurn, addText: [Haste]              | legal
          """)
  void riot_that_something_gives(String stated, String verdict) {
    String permanents =
        """
        - {id: creature, card: Grizzly Bears, controller: ann, %s}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann}
        """
            .formatted(stated);

    assertThat(verdict(permanents, ATTACK)).isEqualTo(verdict);
  }

  /**
   * What wasn't a creature as it entered came without riot, and counters that a creature brings
   * itself are no choice of riot (702.136a).
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Mutavault            | now: {types: [Land, Creature]}     | undetermined
          Smuggler's Copter    | now: {types: [Artifact, Creature]} | undetermined
          Arcbound Worker      | counters: {"+1/+1": 1}             | undetermined
          Arcbound Worker      | counters: {}                       | legal
          Servant of the Scale | counters: {"+1/+1": 1}             | undetermined
          Rakdos Cackler       | counters: {"+1/+1": 1}             | undetermined
          Grizzly Bears        | counters: {"+1/+1": 1}             | illegal
          Hill Giant           | counters: {"-1/-1": 1}             | undetermined
          """)
  void riot_that_was_too_late_and_counters_from_elsewhere(
      String card, String stated, String verdict) {
    String permanents =
        """
        - {id: creature, card: "%s", controller: ann, since: thisTurn, %s}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann}
        """
            .formatted(card, stated);

    assertThat(verdict(permanents, ATTACK)).isEqualTo(verdict);
  }

  /** Another permanent may have put the counter there, and haste been chosen (702.136a). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Metallic Mimic, chosen: {type: Bear} | counters: {"+1/+1": 1} | undetermined
          Cathars' Crusade                     | counters: {"+1/+1": 1} | undetermined
          Oran-Rief, the Vastwood              | counters: {"+1/+1": 1} | undetermined
          Cathars' Crusade                     | counters: {}           | legal
          Cathars' Crusade                     | counters: {"+1/+1": 1}, chosen: {mode: counter} | illegal
          Cathars' Crusade                     | counters: {"+1/+1": 1}, chosen: {mode: haste}   | legal
          Glorious Anthem                      | counters: {"+1/+1": 1} | illegal
          """)
  void riot_and_counters_that_another_permanent_may_have_put(
      String other, String stated, String verdict) {
    String card =
        other.contains(", chosen") ? other.substring(0, other.indexOf(", chosen")) : other;
    String permanents =
        """
        - {id: creature, card: Grizzly Bears, controller: ann, since: thisTurn, %s}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann}
        - {id: other, card: "%s", controller: ann%s}
        """
            .formatted(stated, card, other.substring(card.length()));

    assertThat(verdict(permanents, ATTACK)).isEqualTo(verdict);
  }

  /** A creature that came before what gives riot came without it. */
  @Test
  void riot_from_what_came_this_turn_too() {
    String permanents =
        """
        - {id: creature, card: Grizzly Bears, controller: ann, since: thisTurn}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann, since: thisTurn}
        """;

    assertThat(verdict(permanents, ATTACK)).isEqualTo("undetermined");
  }

  /** Each instance of riot is by itself a counter or haste (702.136b). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | legal
          since: thisTurn, counters: {"+1/+1": 1}        | legal
          since: turnBegan, counters: {"+1/+1": 1}       | legal
          since: thisTurn, counters: {"+1/+1": 1}, now: {keywords: [riot]} | illegal
          """)
  void riot_of_its_own_and_riot_that_something_gives(String stated, String verdict) {
    String permanents =
        """
        - {id: creature, card: Zhur-Taa Goblin, controller: ann, %s}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann}
        """
            .formatted(stated);

    assertThat(verdict(permanents, ATTACK)).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | legal
          since: thisTurn, counters: {"+1/+1": 1}        | legal
          since: thisTurn, counters: {"+1/+1": 2}        | undetermined
          """)
  void riot_that_two_things_give(String stated, String verdict) {
    String permanents =
        """
        - {id: creature, card: Grizzly Bears, controller: ann, %s}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann}
        - {id: unrest, card: Uncivil Unrest, controller: ann}
        """
            .formatted(stated);

    assertThat(verdict(permanents, ATTACK)).isEqualTo(verdict);
  }

  /**
   * Suspend, unearth and encore give haste as they resolve: what was there before, by which
   * creatures lose all abilities, applies first (613.7). What dash and blitz give is an ability,
   * and is lost.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Humility   | turnBegan | Dregscape Zombie   | false | undetermined
          Dress Down | turnBegan | Durkwood Baloth    | false | undetermined
          Humility   | turnBegan | Impulsive Pilferer | true  | undetermined
          Humility   | turnBegan | Impulsive Pilferer | false | illegal
          Humility   | turnBegan | Alesha's Vanguard  | false | illegal
          Humility   | turnBegan | Workshop Warchief  | false | illegal
          Humility   | turnBegan | Zhur-Taa Goblin    | false | illegal
          Humility   | thisTurn  | Dregscape Zombie   | false | undetermined
          """)
  void under_what_takes_all_abilities(
      String loss, String since, String card, boolean token, String verdict) {
    String permanents =
        """
        - {id: creature, card: "%s", controller: ann, since: thisTurn, token: %s}
        - {id: loss, card: %s, controller: bob, since: %s}
        """;

    assertThat(verdict(permanents.formatted(card, token, loss, since), ATTACK)).isEqualTo(verdict);
    assertThat(
            verdict(
                permanents
                    .formatted(card, token, loss, since)
                    .replace(", since: thisTurn, t", ", t"),
                ATTACK))
        .isEqualTo("legal");
  }

  @Test
  void what_came_before_the_loss_has_lost_its_haste() {
    String permanents =
        """
        - {id: creature, card: Dregscape Zombie, controller: ann, since: thisTurn, timestamp: 1}
        - {id: loss, card: Humility, controller: ann, since: thisTurn, timestamp: 2}
        """;

    assertThat(verdict(permanents, ATTACK)).isEqualTo("illegal");
    assertThat(verdict(permanents.replace("timestamp: 1", "timestamp: 3"), ATTACK))
        .isEqualTo("undetermined");
  }

  /** Who cast a creature for which cost, or returned it from where, the board doesn't tell. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Henzie 'Toolbox' Torre   | Enormous Baloth  | undetermined
          Henzie 'Toolbox' Torre   | Grizzly Bears    | illegal
          Dregscape Sliver         | Muscle Sliver    | undetermined
          Dregscape Sliver         | Grizzly Bears    | illegal
          Mishra, Tamer of Mak Fawa | Ornithopter     | undetermined
          Mishra, Tamer of Mak Fawa | Grizzly Bears   | illegal
          Solemn Doomguide         | Cabal Evangel    | undetermined
          Rakdos Cackler           | Grizzly Bears    | illegal
          """)
  void by_what_its_spell_or_card_was_given(String giver, String card, String verdict) {
    String permanents =
        """
        - {id: creature, card: "%s", controller: ann%s}
        - {id: giver, card: "%s", controller: %s}
        """;
    String isNew = ", since: thisTurn";

    assertThat(verdict(permanents.formatted(card, isNew, giver, "ann"), ATTACK)).isEqualTo(verdict);
    assertThat(verdict(permanents.formatted(card, isNew, giver, "bob"), ATTACK))
        .as("it is another player who may cast or return cards so")
        .isEqualTo("illegal");
    assertThat(verdict(permanents.formatted(card, isNew + ", token: true", giver, "ann"), ATTACK))
        .as("a token was no card")
        .isEqualTo("illegal");
    assertThat(verdict(permanents.formatted(card, "", giver, "ann"), ATTACK)).isEqualTo("legal");
    assertThat(
            verdict(permanents.formatted(card, isNew + ", addText: [Haste]", giver, "ann"), ATTACK))
        .isEqualTo("legal");
  }

  /** A returned card has haste (702.84a), and so has a token of encore (702.141a). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Hellspark Elemental | since: thisTurn              | legal
          Corpse Connoisseur  | since: thisTurn              | undetermined
          Corpse Connoisseur  | since: turnBegan             | legal
          Corpse Connoisseur  | since: thisTurn, token: true | illegal
          Impetuous Devils    | since: thisTurn              | legal
          Coastline Marauders | since: thisTurn              | illegal
          Coastline Marauders | since: thisTurn, token: true | undetermined
          """)
  void unearth_and_encore(String card, String stated, String verdict) {
    assertThat(
            verdict(
                "- {id: creature, card: %s, controller: ann, %s}\n".formatted(card, stated),
                ATTACK))
        .isEqualTo(verdict);
  }

  /** Whether it was kicked (702.33d) or cast is history. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Pouncing Kavu | since: thisTurn                                          | undetermined
          Pouncing Kavu | since: thisTurn, counters: {"+1/+1": 2}                  | undetermined
          Pouncing Kavu | since: thisTurn, state: {kicked: true}                   | legal
          Pouncing Kavu | since: thisTurn, state: {kicked: false}                  | illegal
          Pouncing Kavu | since: thisTurn, holds: {this creature was kicked: true} | legal
          Pouncing Kavu | since: thisTurn, holds: {it was kicked: false}           | illegal
          Pouncing Kavu | since: turnBegan                                         | legal
          Pouncing Kavu | since: thisTurn, token: true                             | illegal
          The Tarrasque | since: thisTurn                                          | undetermined
          The Tarrasque | since: thisTurn, holds: {it was cast: true}              | legal
          The Tarrasque | since: thisTurn, state: {wasCast: false}                 | illegal
          """)
  void by_how_it_was_cast(String card, String stated, String verdict) {
    assertThat(
            verdict(
                "- {id: creature, card: %s, controller: ann, %s}\n".formatted(card, stated),
                ATTACK))
        .isEqualTo(verdict);
  }

  /** Kicked, it can attack as though it didn't have defender, in every turn. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          controller: ann                              | undetermined
          controller: ann, state: {kicked: true}       | legal
          controller: ann, state: {kicked: false}      | illegal
          """)
  void defender_of_what_may_have_been_kicked(String stated, String verdict) {
    assertThat(verdict("- {id: creature, card: Prison Barricade, %s}\n".formatted(stated), ATTACK))
        .isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"Mardu Scout", "Tenacious Underdog", "Durkwood Baloth"})
  void dash_blitz_and_suspend(String card) {
    String creature = "- {id: creature, card: %s, controller: ann, since: %s}\n";

    assertThat(verdict(creature.formatted(card, "thisTurn"), ATTACK)).isEqualTo("undetermined");
    assertThat(verdict(creature.formatted(card, "turnBegan"), ATTACK)).isEqualTo("legal");
  }

  /** Haste of a creature that stays home lets it attack, and makes none of the others illegal. */
  @ParameterizedTest
  @CsvSource({"Mardu Scout", "Tenacious Underdog"})
  void it_makes_no_difference_where_the_creature_stays_home(String card) {
    String creatures =
        """
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {id: new, card: %s, controller: ann, since: thisTurn}
        """
            .formatted(card);
    String lure = "- {id: lure, card: Angler Turtle, controller: bob}\n";
    String cap = "- {id: cap, card: Silent Arbiter, controller: bob}\n";
    String attack = "[{attacker: bears, target: bob}]";

    assertThat(verdict(creatures, attack)).isEqualTo("legal");
    assertThat(verdict(creatures + lure + cap, attack))
        .as("the new one is required to")
        .isEqualTo("legal");
    assertThat(verdict(creatures + lure + cap, "[]")).isEqualTo("illegal");
    assertThat(verdict(creatures + lure, attack))
        .as("the new one is required to if it can")
        .isEqualTo("undetermined");
  }

  /** With haste or without it, it can't attack: what forbids it is told. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          - {card: Pacifism, controller: bob, attachedTo: creature}  | 508.1c
          - {card: Magus of the Moat, controller: bob}               | 508.1c
          - {card: Propaganda, controller: bob}                      | 508.1j
          - {card: Crawlspace, controller: bob}                      |
          """)
  void what_cant_attack_anyway(String other, String decidedBy) {
    for (String card : List.of("Mardu Scout", "Pouncing Kavu")) {
      String creature =
          "- {id: creature, card: %s, controller: ann, since: thisTurn}\n".formatted(card);

      JsonNode ruling = declaring(creature + other + "\n", ATTACK);

      assertThat(ruling.path("verdict").asString())
          .as(card)
          .isEqualTo(decidedBy == null ? "undetermined" : "illegal");
      if (decidedBy != null) {
        assertThat(ruling.path("decidedBy").asString()).as(card).isEqualTo(decidedBy);
      }
    }
  }

  /** The Elves that dashed could pay for the attack only if they have haste (302.6). */
  @Test
  void haste_of_others_may_pay_for_it() {
    String board =
        """
        - {id: creature, card: Mardu Scout, controller: ann, since: thisTurn}
        - {id: other, name: Elves, types: [creature], controller: ann, since: thisTurn,
           power: 1, toughness: 1, text: "Dash {G}\\n{T}: Add {G}{G}."}
        - {card: Propaganda, controller: bob}
        """;

    assertThat(verdict(board, ATTACK)).isEqualTo("undetermined");
  }

  @Test
  void whoever_gets_haste_as_combat_begins_need_not_attack() {
    String board =
        """
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {id: new, card: Hill Giant, controller: ann, since: thisTurn}
        - {id: drum, name: Drum, types: [artifact], controller: ann,
           text: "At the beginning of combat on your turn, target creature gains haste."}
        """;

    assertThat(verdict(board, "[{attacker: bears, target: bob}]")).isEqualTo("legal");
    assertThat(verdict(board, "[{attacker: new, target: bob}]")).isEqualTo("undetermined");
  }

  @Test
  void what_asks_for_haste_leaves_it_open() {
    String board =
        """
        - {id: goblin, card: Raging Goblin, controller: ann}
        - {id: new, card: Mardu Scout, controller: ann, since: thisTurn}
        - {id: fence, name: Fence, types: [enchantment], controller: bob,
           text: "Creatures with haste attack each combat if able."}
        """;

    assertThat(verdict(board, "[{attacker: goblin, target: bob}]")).isEqualTo("undetermined");
  }
}
