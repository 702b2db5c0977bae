package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a ruling says of each sentence on the board. */
class AccountingTest {

  @Test
  void a_creature_may_be_a_copy_of_anything() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
            - {id: mirror, name: Mirror, types: [enchantment], controller: bob,
               text: "Each creature your opponents control is a copy of the chosen card."}
            """,
            "bear");

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.path("provisional").asString()).isEqualTo("legal");
    assertThat(told(ruling, "mirror")).startsWith("unread: It bears on this move");
  }

  @Test
  void nobody_asks_how_big_a_creature_is_that_grows_by_what_the_board_does_not_show() {
    JsonNode ruling = ruling(DEPTHS, "depths");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(told(ruling, "depths"))
        .startsWith("no-bearing: It may change the power and toughness of something");
  }

  @Test
  void a_restriction_asks_how_big_it_is() {
    JsonNode ruling = ruling(DEPTHS + FENCE, "depths");

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(told(ruling, "depths"))
        .isEqualTo(
            "unread: It bears on this move, and it can't be read; state the power and toughness of"
                + " what it changes in “now”.");
  }

  @Test
  void the_case_says_how_big_it_is() {
    JsonNode ruling =
        ruling(
            DEPTHS.replace("controller: ann", "controller: ann, now: {power: 5, toughness: 5}")
                + FENCE,
            "depths");

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1c");
    assertThat(told(ruling, "fence")).startsWith("applied by 508.1c");
  }

  @Test
  void a_keyword_ability_that_triggers_on_attacking_waits_as_the_words_would() {
    JsonNode ruling =
        ruling(
            """
            - {id: leader, name: Leader, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "Exalted"}
            """,
            "");

    assertThat(told(ruling, "leader")).startsWith("not-in-force: It doesn't trigger");
  }

  @Test
  void a_limit_on_payment_bears_on_what_is_asked_of_the_player_that_it_means() {
    String cards =
        """
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {id: emperion, card: Platinum Emperion, controller: bob}
        - {id: asking, card: Propaganda, controller: bob}
        - {id: forest, card: Forest, controller: ann, count: 2}
        """;
    String asked =
        cards.replace(
            "emperion, card: Platinum Emperion, controller: bob",
            "emperion, card: Platinum Emperion, controller: ann");

    assertThat(told(ruling(cards, "bear"), "emperion")).startsWith("no-bearing");
    assertThat(told(ruling(asked, "bear"), "emperion")).startsWith("applied by 508.1j");
  }

  @Test
  void what_keeps_permanents_of_another_player_bears_on_no_payment_of_this_one() {
    String cards =
        """
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {id: sigarda, card: "Sigarda, Host of Herons", controller: bob}
        - {id: asking, card: Propaganda, controller: bob}
        - {id: forest, card: Forest, controller: ann, count: 2}
        """;

    assertThat(told(ruling(cards, "bear"), "sigarda")).doesNotStartWith("applied");
  }

  @Test
  void a_restriction_that_what_is_attacked_lifts_is_not_in_force() {
    String cards =
        """
        - {id: eel, name: Eel, types: [creature], power: 2, toughness: 2, controller: ann,
           text: "~ can't attack unless defending player controls an Island."}
        - {id: bear, card: Grizzly Bears, controller: ann}
        """;
    String sea = "- {id: sea, card: Island, controller: bob}\n";

    assertThat(told(ruling(cards, "bear"), "eel")).startsWith("applied by 508.1c");
    assertThat(told(ruling(cards + sea, "bear"), "eel"))
        .isEqualTo("not-in-force: It would apply, but defending player controls an Island.");
  }

  @Test
  void what_would_restrict_once_it_resolves_is_not_in_force() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, card: Grizzly Bears, controller: ann}
            - {id: net, name: Net, types: [artifact], controller: bob,
               text: "{T}: Target creature can't attack this turn.\\n{1}: Draw a card."}
            """,
            "bear");

    assertThat(told(ruling, "net")).startsWith("not-in-force: It does something only when it is");
  }

  @Test
  void a_restriction_of_what_is_no_creature_keeps_nothing_from_attacking() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, card: Grizzly Bears, controller: ann}
            - {id: idol, name: Idol, types: [artifact], controller: ann,
               text: "~ can't attack alone."}
            - {id: fort, name: Fort, types: [artifact], controller: ann,
               text: "No more than two creatures can attack you each combat."}
            """,
            "bear");

    assertThat(told(ruling, "idol"))
        .isEqualTo(
            "no-bearing: It says what can't attack, and keeps no creature here from attacking.");
    assertThat(told(ruling, "fort"))
        .isEqualTo(
            "no-bearing: It says what can't attack, and keeps no creature here from attacking.");
  }

  @Test
  void each_sentence_says_what_became_of_it() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "Whenever ~ attacks, draw a card.\\nFlying"}
            - {id: goblin, name: Goblin, types: [creature], power: 1, toughness: 1, controller: ann,
               count: 3, tapped: true, text: "~ attacks each combat if able."}
            - {id: banner, name: Banner, types: [artifact], controller: ann,
               text: "Creatures you control get +1/+1.\\nAs long as you control an artifact creature,\
             creatures you control have haste.\\n{T}: Add {R}.\\n{1}: Draw a card."}
            - {id: mine, name: Mine, types: [artifact], controller: bob,
               text: "At the beginning of each player's draw step, that player draws a card."}
            """,
            "bear");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(told(ruling, "bear")).startsWith("applied by 508.3a");
    assertThat(told(ruling, "goblin#1")).startsWith("applied by 508.1d");
    assertThat(of(ruling, "goblin#1").path("count").asInt()).isEqualTo(3);
    assertThat(told(ruling, "mine")).isEqualTo("no-bearing: It is about cards in hand.");
    assertThat(texts(ruling))
        .contains(
            "Flying no-bearing: Nothing in this move asks for flying.",
            "Creatures you control get +1/+1. applied by 613.4c: It says what power and"
                + " toughness creatures have.",
            "{T}: Add {R}. no-bearing: It is about mana, and nothing has to be paid.",
            "{1}: Draw a card. no-bearing: It is about cards in hand.");
    assertThat(texts(ruling))
        .filteredOn(text -> text.startsWith("As long as"))
        .singleElement()
        .asString()
        .contains("not-in-force: It would apply, but you control no artifact creatures.");
  }

  @Test
  void keywords_in_a_row_are_told_together_and_a_condition_in_the_words_of_its_object() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "Flying, first strike"}
            - {id: banner, name: Banner, types: [artifact], controller: bob,
               text: "As long as ~ is tapped, creatures you control get +1/+1."}
            - {id: fence, name: Fence, types: [enchantment], controller: bob,
               text: "Creatures with power 4 or greater can't attack."}
            """,
            "bear");

    assertThat(told(ruling, "bear"))
        .isEqualTo("no-bearing: Nothing in this move asks for flying or “first strike”.");
    assertThat(told(ruling, "banner"))
        .isEqualTo("no-bearing: It says what permanents are or have, but applies to nothing here.");
    assertThat(told(ruling, "fence"))
        .isEqualTo(
            "no-bearing: It says what can't attack, and keeps no creature here from attacking.");
  }

  @Test
  void an_ability_that_is_lost_is_not_in_force() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "~ attacks each combat if able."}
            - {id: calm, name: Calm, types: [enchantment], controller: bob,
               text: "All creatures lose all abilities and have base power and toughness 1/1."}
            """,
            "");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(told(ruling, "bear"))
        .isEqualTo("not-in-force: The permanent has lost this ability.");
    assertThat(told(ruling, "calm")).startsWith("applied by 613.1f");
  }

  @Test
  void a_copy_has_what_it_copies_written_on_it() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "~ attacks each combat if able."}
            - {id: wall, name: Wall, types: [creature], power: 0, toughness: 4, controller: bob,
               text: "Defender"}
            effects:
            - {source: Mirrorweave, controller: bob, affects: [wall],
               text: "Each other creature becomes a copy of target nonlegendary creature until end of turn."}
            """,
            "");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(texts(ruling))
        .contains(
            "~ attacks each combat if able. not-in-force: The permanent is a copy now, and has what"
                + " it copies written on it.",
            "Defender applied by 508.1c: It says what can't attack.");
    assertThat(ruling.path("accounting").valueStream())
        .filteredOn(one -> one.path("permanent").asString().equals("bear"))
        .hasSize(2);
  }

  @Test
  void what_lasted_as_long_as_something_was_so_is_over() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
            - {id: rod, name: Rod, types: [artifact], controller: bob}
            effects:
            - {source: Rod, permanent: rod, controller: bob, affects: [bear],
               text: "For as long as Rod remains tapped, target creature can't attack."}
            """,
            "bear");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    JsonNode effect = ruling.path("accounting").path(0);
    assertThat(effect.path("effect").asString()).isEqualTo("Rod");
    assertThat(told(effect)).startsWith("ended: It is over: ");
  }

  @Test
  void what_a_given_ability_asks_as_it_resolves_is_not_asked_now() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
            - {id: book, name: Book, types: [artifact], subtypes: [equipment], controller: ann,
               attachedTo: bear, text: 'Equipped creature has "Whenever this creature attacks, put a\
             creature card from your hand onto the battlefield. If that card is an enchantment\
             card, it enters attacking."'}
            """,
            "bear");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(told(ruling, "book")).startsWith("applied by 613.1f");
  }

  @Test
  void what_does_not_trigger_says_whether_its_event_or_its_condition_is_missing() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "Whenever ~ attacks, if you control an artifact, draw a card."}
            - {id: home, name: Home, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "Whenever ~ attacks, if you control an artifact, draw a card."}
            - {id: sword, name: Sword, types: [artifact], subtypes: [equipment], controller: bob,
               text: "Equipped creature gets +1/+1."}
            - {id: paruns, name: Paruns, types: [artifact], subtypes: [equipment], controller: bob,
               text: "As long as equipped creature is tapped, tapped creatures you control get +2/+0."}
            - {id: chain, name: Chain, types: [artifact], subtypes: [equipment], controller: bob,
               text: "Equipped creature can't attack alone."}
            """,
            "bear");

    assertThat(told(ruling, "bear"))
        .isEqualTo("not-in-force: It doesn't trigger: you control no artifacts.");
    assertThat(told(ruling, "home"))
        .isEqualTo(
            "not-in-force: It doesn't trigger: what it waits for didn't happen in this move.");
    assertThat(told(ruling, "sword")).isEqualTo("no-bearing: It isn't attached to anything.");
    assertThat(told(ruling, "chain")).isEqualTo("no-bearing: It isn't attached to anything.");
    assertThat(told(ruling, "paruns")).isEqualTo("no-bearing: It isn't attached to anything.");
  }

  @Test
  void only_the_doubler_of_what_triggered_counted() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
               text: "Whenever ~ attacks, draw a card."}
            - {id: drum, name: Drum, types: [artifact], controller: ann,
               text: "If a creature you control attacking causes a triggered ability of a permanent             you control to trigger, that ability triggers an additional time."}
            - {id: horn, name: Horn, types: [artifact], controller: bob,
               text: "If a creature you control attacking causes a triggered ability of a permanent             you control to trigger, that ability triggers an additional time."}
            """,
            "bear");

    assertThat(ruling.path("state").path("triggered")).hasSize(2);
    assertThat(told(ruling, "drum"))
        .isEqualTo("applied by 508.3a: It makes abilities trigger an additional time.");
    assertThat(told(ruling, "horn"))
        .isEqualTo("not-in-force: Nothing triggered here that it would make trigger again.");
  }

  @Test
  void what_a_sentence_is_about_is_the_sense_of_its_words() {
    JsonNode ruling =
        ruling(
            """
            - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
            - {id: one, name: One, types: [artifact], controller: bob,
               text: "{T}: Counter target spell."}
            - {id: two, name: Two, types: [artifact], controller: bob,
               text: "{T}: Target player loses 1 life."}
            """,
            "bear");

    assertThat(told(ruling, "one")).isEqualTo("no-bearing: It is about casting spells.");
    assertThat(told(ruling, "two")).isEqualTo("no-bearing: It is about life.");
  }

  @Test
  void banding_is_asked_for_where_its_creature_attacks() {
    String permanents =
        """
        - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
        - {id: hero, name: Hero, types: [creature], power: 1, toughness: 1, controller: ann,
           text: "Banding"}
        """;

    assertThat(told(ruling(permanents, "bear"), "hero")).startsWith("no-bearing");
    assertThat(told(ruling(permanents, "hero"), "hero")).startsWith("applied by 508.1e");
  }

  private static final String DEPTHS =
      """
      - {id: depths, name: Depths, types: [creature], power: 0, toughness: 4, controller: ann,
         text: "~ gets +1/+0 for each creature in your party."}
      """;

  private static final String FENCE =
      """
      - {id: fence, name: Fence, types: [enchantment], controller: bob,
         text: "Creatures with power 4 or greater can't attack."}
      """;

  @Test
  void what_a_card_gives_is_told() {
    JsonNode ruling =
        ruling(
            """
            - {id: sands, card: Brave the Sands, controller: ann}
            - {id: bears, card: Grizzly Bears, controller: ann}
            """,
            "bears");

    assertThat(of(ruling, "bears").path("text").asString()).isEqualTo("Vigilance");
    assertThat(told(ruling, "bears")).startsWith("applied by 508.1f");
  }

  /** "Starting with you" tells an order of players, and nothing of what is done before the game. */
  @Test
  void the_order_of_players_is_no_start_of_the_game() {
    JsonNode ruling = ruling("- {card: Disciple of Caelus Nin, controller: ann}\n", "");

    assertThat(texts(ruling)).hasSize(3).noneMatch(text -> text.contains("decks"));
    assertThat(texts(ruling).getFirst()).contains("choices");
    assertThat(texts(ruling).getLast()).contains("phasing");
  }

  private static JsonNode ruling(String permanents, String attacker) {
    String attacks = attacker.isEmpty() ? "" : "{attacker: " + attacker + ", target: bob}";
    String board =
        "players: [{id: ann}, {id: bob}]\npermanents:\n%smoves:\n- declareAttackers: {attacks: [%s]}\n"
            .formatted(permanents, attacks);
    return RulingsOf.first(board);
  }

  private static JsonNode of(JsonNode ruling, String permanent) {
    return ruling
        .path("accounting")
        .valueStream()
        .filter(one -> one.path("permanent").asString().equals(permanent))
        .findFirst()
        .orElseThrow();
  }

  private static String told(JsonNode ruling, String permanent) {
    return told(of(ruling, permanent));
  }

  private static String told(JsonNode one) {
    String by = one.has("rule") ? " by " + one.path("rule").asString() : "";
    return one.path("did").asString() + by + ": " + one.path("because").asString();
  }

  private static List<String> texts(JsonNode ruling) {
    return ruling
        .path("accounting")
        .valueStream()
        .map(one -> one.path("text").asString() + " " + told(one))
        .toList();
  }

  /** 508.2b: that a change taps something is no move of which it is told what triggers. */
  @Test
  void what_triggers_at_any_time_is_told_only_of_declaring_attackers() {
    JsonNode ruling =
        RulingsOf.first(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: bear, card: Grizzly Bears, controller: ann}
            - {id: drum, name: Drum, types: [artifact], controller: bob,
               text: "Whenever a creature becomes tapped, draw a card."}
            moves: [{change: {permanent: bear, taps: true}}]
            """);

    assertThat(ruling.path("accounting").toString())
        .contains("What triggers on this is told only where attackers are declared (508.2b).");
  }
}
