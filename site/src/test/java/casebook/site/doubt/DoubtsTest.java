package casebook.site.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.cases.CaseTexts;
import casebook.site.catalogue.Catalogue;
import casebook.site.doubt.Doubt.ManaBesideLands;
import casebook.site.doubt.Doubt.NoCreature;
import casebook.site.doubt.Doubt.NoToughness;
import casebook.site.doubt.Doubt.OtherCondition;
import casebook.site.doubt.Doubt.StillCreature;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What a case states though the rest of its board says something else. */
class DoubtsTest {
  private static final YAMLMapper YAML = YAMLMapper.builder().build();
  private static final Doubts DOUBTS = new Doubts(Editions.builtIn(), Catalogue.builtIn());

  private static List<Doubt> doubts(String yaml) {
    return DOUBTS.of(YAML.readTree(yaml).toString());
  }

  private static String board(String players, String permanents) {
    return "players: ["
        + players
        + ", {id: bob}]\npermanents: ["
        + permanents
        + "]\n"
        + "moves: [{declareAttackers: {attacks: []}}]\n";
  }

  @Test
  void no_published_case_states_what_its_board_contradicts() {
    var found = new ArrayList<String>();
    CaseTexts.builtIn()
        .forEach((slug, text) ->
            DOUBTS
                .of(YAML.readTree(text).path("case").toString())
                .forEach(doubt -> found.add(slug + ": " + DoubtWords.sentence(doubt))));
    assertThat(found).isEmpty();
  }

  @Test
  void stated_mana_is_doubtful_beside_untapped_lands_of_the_same_player() {
    String forests = "{id: forest, card: Forest, controller: ann, count: 2}";
    assertThat(doubts(board("{id: ann, name: Ann, mana: '{2}'}", forests)))
        .containsExactly(new ManaBesideLands("players[0].mana", "Ann", "{2}", List.of("Forest")));
    assertThat(doubts(board("{id: ann}", forests))).isEmpty();
    assertThat(
            doubts(
                board("{id: ann, mana: '{2}'}", forests.replace("count", "tapped: true, count"))))
        .isEmpty();
    assertThat(doubts(board("{id: ann, mana: '{2}'}", forests.replace("ann", "bob")))).isEmpty();
  }

  @Test
  void a_creature_without_toughness_would_be_gone() {
    String elves = "{card: Llanowar Elves, controller: ann, count: 2}";
    String moor = "{id: moor, name: Moor, types: [enchantment], controller: bob, text: ";
    assertThat(
            doubts(
                board(
                    "{id: ann}",
                    "{card: Moat, controller: bob}, "
                        + elves
                        + ", "
                        + moor
                        + "'All creatures get -1/-1.'}")))
        .containsExactly(new NoToughness("permanents[1]", "Llanowar Elves"));
    assertThat(doubts(board("{id: ann}", elves))).isEmpty();
  }

  @Test
  void gideon_is_no_creature_in_another_players_turn_whatever_his_types_are_said_to_be() {
    String gideon =
        "{id: gideon, card: Gideon Blackblade, controller: %s, types: [planeswalker, creature],"
            + " power: 4, toughness: 4}";
    assertThat(doubts(board("{id: ann}", gideon.formatted("bob"))))
        .containsExactly(new NoCreature("permanents[0].types", "Gideon Blackblade"));
    assertThat(doubts(board("{id: ann}", gideon.formatted("ann")))).isEmpty();
  }

  @Test
  void a_god_is_what_the_devotion_on_the_board_makes_it() {
    String god = "{id: god, card: 'Purphoros, God of the Forge', controller: ann, %s}";
    assertThat(doubts(board("{id: ann}", god.formatted("now: {types: [enchantment, creature]}"))))
        .containsExactly(new NoCreature("permanents[0].now.types", "Purphoros, God of the Forge"));
    assertThat(doubts(board("{id: ann}", god.formatted("types: [enchantment]")))).isEmpty();
    String worshippers = ", {id: lightning, card: Ball Lightning, controller: ann, count: 2}";
    assertThat(doubts(board("{id: ann}", god.formatted("types: [enchantment]") + worshippers)))
        .containsExactly(new StillCreature("permanents[0].types", "Purphoros, God of the Forge"));
  }

  @Test
  void a_condition_that_the_board_settles_is_doubtful_where_it_is_stated_otherwise() {
    String kefnet =
        "{id: kefnet, card: Kefnet the Mindful, controller: ann,"
            + " holds: {'you have seven or more cards in hand': %s}}";
    assertThat(doubts(board("{id: ann, hand: 3}", kefnet.formatted("true"))))
        .containsExactly(
            new OtherCondition(
                "permanents[0].holds[“you have seven or more cards in hand”]",
                "you have seven or more cards in hand",
                true));
    assertThat(doubts(board("{id: ann, hand: 3}", kefnet.formatted("false")))).isEmpty();
  }

  @Test
  void a_case_that_cannot_be_read_has_no_doubts() {
    assertThat(doubts("players: []")).isEmpty();
  }
}
