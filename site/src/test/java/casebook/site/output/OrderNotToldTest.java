package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** 613.7: what the order of effects makes a difference to, and the case doesn't tell it. */
class OrderNotToldTest {
  private static final String ATTACK = "[{attacker: bears, target: bob}]";

  /** The verdict on the bears' attack where two permanents came as told. */
  private static String verdict(String bears, String one, String other) {
    return RulingsOf.verdict(
        """
        - {id: bears, card: Grizzly Bears, controller: ann%s}
        - {card: %s}
        - {card: %s}
        - {card: Moat, controller: bob}
        """
            .formatted(bears, one, other),
        ATTACK);
  }

  @Test
  void it_is_not_taken_from_the_order_in_which_things_are_listed() {
    assertThat(verdict("", "Levitation, controller: ann", "Gravity Sphere, controller: bob"))
        .isEqualTo("undetermined");
    assertThat(verdict("", "Gravity Sphere, controller: bob", "Levitation, controller: ann"))
        .isEqualTo("undetermined");
    assertThat(
            verdict(
                ", keywords: [flying], since: thisTurn",
                "Humility, controller: bob",
                "Fervor, controller: ann"))
        .isNotEqualTo("legal");
  }

  @Test
  void timestamps_tell_it() {
    assertThat(
            verdict(
                "",
                "Gravity Sphere, controller: bob, timestamp: 1",
                "Levitation, controller: ann, timestamp: 2"))
        .isEqualTo("legal");
    assertThat(
            verdict(
                "",
                "Levitation, controller: ann, timestamp: 1",
                "Gravity Sphere, controller: bob, timestamp: 2"))
        .isEqualTo("illegal");
  }

  /** What the tapped attacker is then (613.5) is the same in each order of the other effects. */
  @Test
  void what_is_so_after_the_move_is_compared_too() {
    String verdict =
        RulingsOf.verdict(
            """
            - {id: sleeper, name: Sleeper, types: [artifact, creature], power: 3, toughness: 3,
               controller: ann, text: "As long as this creature is tapped, it isn't a creature."}
            - {id: one, name: One, types: [enchantment], controller: bob,
               text: All creatures have base power and toughness 1/1.}
            - {id: two, name: Two, types: [enchantment], controller: bob,
               text: All creatures have base power and toughness 2/2.}
            """,
            "[{attacker: sleeper, target: bob}]");

    assertThat(verdict).isEqualTo("legal");
  }

  /** Three creatures of which it isn't told how strong they are have eight boards. */
  @Test
  void of_more_boards_than_are_tried_nothing_is_said() {
    String others = weakOrStrong(3);
    String board =
        """
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {card: Levitation, controller: ann%s}
        - {card: Gravity Sphere, controller: bob%s}
        - {card: Moat, controller: bob}
        """;
    assertThat(RulingsOf.verdict(board.formatted("", "") + others, ATTACK))
        .isEqualTo("undetermined");
    assertThat(
            RulingsOf.verdict(board.formatted(", timestamp: 1", ", timestamp: 2") + others, ATTACK))
        .isEqualTo("illegal");
  }

  /** Sixteen boards differ in power alone, for which only Meekstone's text asks. */
  @Test
  void of_more_boards_than_are_tried_only_what_is_asked_for_is_open() {
    String bears = "- {id: bears, card: Grizzly Bears, controller: ann}\n" + weakOrStrong(4);
    String asking =
        "- {card: Meekstone, controller: bob, text: Creatures with power 4 or greater can't"
            + " attack.}\n";

    assertThat(RulingsOf.verdict(bears, ATTACK)).isEqualTo("legal");
    assertThat(RulingsOf.verdict(bears + asking, ATTACK)).isEqualTo("undetermined");
  }

  /** 613.7: what took the abilities may have done so before or after the animation. */
  @Test
  void abilities_that_an_animation_gives_may_be_lost_or_not() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: land, card: Mutavault, controller: ann%s}
        effects:
        - {source: Mutavault, permanent: land, controller: ann,
           text: "Until end of turn, this land becomes a 2/2 creature with defender. It's still a land."}
        moves:
        - declareAttackers: {attacks: [{attacker: land, target: bob}]}
        """;
    JsonNode ruling = RulingsOf.first(board.formatted(", loses: abilities"));
    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.path("orders")).hasSize(2);
    assertThat(RulingsOf.first(board.formatted("")).path("verdict").asString())
        .isEqualTo("illegal");
  }

  /** 613.7: each of them was given after all else, and nothing says which of them first. */
  @Test
  void of_what_two_permanents_gained_either_may_have_been_first() {
    JsonNode ruling =
        RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: bears, card: Grizzly Bears, controller: ann}
            - {id: giving, name: Giving, types: [enchantment], controller: ann}
            - {id: taking, name: Taking, types: [enchantment], controller: ann}
            - {card: Moat, controller: bob}
            moves:
            - change: {permanent: giving, gains: "All creatures have flying."}
            - change: {permanent: taking, gains: "All creatures lose flying."}
            - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
            """);
    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.path("orders")).hasSize(2);
  }

  /** Creatures of which it isn't told how strong they are. */
  private static String weakOrStrong(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(
            """
            - {id: x%1$d, card: Runeclaw Bear, controller: ann}
            - {id: weak%1$d, name: Weakness of %1$d, types: [enchantment], subtypes: [Aura], controller: ann, attachedTo: x%1$d,
               text: "Enchant creature. Enchanted creature has base power and toughness 0/1."}
            - {id: strong%1$d, name: Strength of %1$d, types: [enchantment], subtypes: [Aura], controller: ann, attachedTo: x%1$d,
               text: "Enchant creature. Enchanted creature has base power and toughness 5/5."}
            """
                ::formatted)
        .collect(Collectors.joining());
  }
}
