package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.RulingJson;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the words of an effect stand for that a case lists: that, or the case is refused. */
class WordsOfEffectsTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** The ruling on the last move of a case, or the problems of the case. */
  private static JsonNode last(String board) {
    Reading<Case> read =
        new CaseReader(Editions.builtIn(), Catalogue.builtIn()).read(board, CaseFormat.YAML);
    return switch (read) {
      case Reading.Unparseable<Case>(var problems) -> throw new AssertionError(problems);
      case Reading.Wrong<Case>(var problems) ->
          MAPPER.valueToTree(problems.stream().map(Problem::message).toList());
      case Reading.Good<Case>(var judged) -> {
        JsonNode rulings =
            MAPPER
                .readTree(RulingJson.of(Judgement.of(judged, Editions.builtIn())).compact())
                .path("rulings");
        yield rulings.path(rulings.size() - 1);
      }
    };
  }

  private static String board(String permanents, String effect, String attacks) {
    return """
    players: [{id: ann}, {id: bob}, {id: cho}]
    permanents:
      - {id: bear, controller: ann, owner: bob, types: [creature]}
      - {id: wolf, controller: ann, owner: cho, types: [creature]}
      - {id: rod, name: Trial Rod, controller: bob, types: [artifact], %s}
    effects: [{%s}]
    moves: [{declareAttackers: {attacks: [%s]}}]
    """
        .formatted(permanents, effect, attacks);
  }

  private static final String BEAR_AT_BOB = "{attacker: bear, target: bob}";

  private static final String ROD =
      "source: Trial Rod, controller: bob, affects: [bear], text: \"For as long as Trial Rod"
          + " remains tapped, target creature can't attack.\"";

  @Test
  void an_effect_lasts_as_long_as_its_text_says() {
    assertThat(last(board("tapped: true", ROD, BEAR_AT_BOB)).path("decidedBy").asString())
        .isEqualTo("508.1c");
    assertThat(last(board("tapped: false", ROD, BEAR_AT_BOB)).path("verdict").asString())
        .isEqualTo("legal");
  }

  @Test
  void its_name_means_the_only_permanent_of_that_name() {
    JsonNode problems = last(board("now: {power: 0}", ROD.replace("Trial Rod", "Other Rod"), ""));
    assertThat(problems.path(0).asString()).contains("“Other Rod” itself", "“permanent”");
  }

  @Test
  void each_of_those_creatures_has_its_own_owner() {
    String effect =
        "source: Trial Return, controller: ann, affects: [bear, wolf], text: \"Each of those"
            + " creatures attacks its owner each combat if able.\"";
    JsonNode ruling =
        last(board("tapped: false", effect, BEAR_AT_BOB + ", {attacker: wolf, target: bob}"));
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1d");
    assertThat(ruling.path("requirements").path("maximum").asInt()).isEqualTo(2);
    assertThat(ruling.path("requirements").path("obeyed").asInt()).isEqualTo(1);
  }

  @Test
  void a_target_of_another_kind_is_refused() {
    String effect =
        "source: Trial Halt, controller: bob, affects: [ann], text: \"Target creature can't attack"
            + " this turn.\"";
    assertThat(last(board("tapped: false", effect, "")).path(0).asString())
        .contains("lists only players");
    String player =
        "source: Trial Halt, controller: bob, affects: [bear], text: \"Creatures target opponent"
            + " controls attack this turn if able.\"";
    assertThat(last(board("tapped: false", player, "")).path(0).asString())
        .contains("list the player in “affects”");
  }

  @Test
  void that_player_may_be_chosen() {
    String effect =
        "source: Trial Call, controller: bob, chosen: {player: ann}, text: \"Creatures that player"
            + " controls attack this turn if able.\"";
    assertThat(
            last(board("tapped: false", effect, "")).path("requirements").path("maximum").asInt())
        .isEqualTo(2);
  }

  @Test
  void a_delayed_trigger_waits_whatever_it_then_creates() {
    String effect =
        "source: Trial Camp, controller: ann, text: \"Whenever you attack this turn, create a 1/1"
            + " red Warrior creature token that's tapped and attacking.\"";
    JsonNode ruling = last(board("tapped: false", effect, BEAR_AT_BOB));
    assertThat(ruling.path("state").path("triggered").path(0).path("source").asString())
        .isEqualTo("Trial Camp");
  }

  @Test
  void a_condition_of_a_spell_is_settled_by_the_case() {
    String effect =
        "source: Trial Rage, controller: bob, affects: [bear], text: \"If this spell was kicked,"
            + " target creature attacks this turn if able.\"%s";
    JsonNode open = last(board("tapped: false", effect.formatted(""), ""));
    assertThat(open.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(open.path("provisional").asString()).isEqualTo("legal");
    String so = ", holds: {this spell was kicked: %s}";
    assertThat(verdict(effect.formatted(so.formatted(true)))).isEqualTo("illegal");
    assertThat(verdict(effect.formatted(so.formatted(false)))).isEqualTo("legal");
    assertThat(
            last(board("tapped: false", effect.formatted(", holds: {it was foretold: true}"), ""))
                .path(0)
                .asString())
        .contains("no condition “it was foretold”");
  }

  private static String verdict(String effect) {
    return last(board("tapped: false", effect, "")).path("verdict").asString();
  }

  @Test
  void a_condition_of_a_permanent_is_settled_by_the_case_against_the_board() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: bear, controller: ann, types: [creature], text: "%s", holds: {%s}}
        moves: [{declareAttackers: {attacks: [{attacker: bear, target: bob}]}}]
        """;
    String dragon = "This creature can't attack unless you control a Dragon.";
    assertThat(last(board.formatted(dragon, "")).path("verdict").asString()).isEqualTo("illegal");
    assertThat(
            last(board.formatted(dragon, "you control a Dragon: true")).path("verdict").asString())
        .isEqualTo("legal");
    String moon = "Whenever this creature attacks, if the moon is full, draw a card.";
    assertThat(last(board.formatted(moon, "")).path("verdict").asString())
        .isEqualTo("undetermined");
    JsonNode full = last(board.formatted(moon, "the moon is full: true"));
    assertThat(full.path("state").path("triggered").size()).isEqualTo(1);
    JsonNode dark = last(board.formatted(moon, "the moon is full: false"));
    assertThat(dark.path("verdict").asString()).isEqualTo("legal");
    assertThat(dark.path("state").path("triggered").size()).isZero();
  }

  @Test
  void a_time_is_told_only_where_the_whole_sentence_is_read() {
    String asked =
        """
        players: [{id: ann}, {id: bob}]
        permanents: [{id: bear, controller: ann, types: [creature]}]
        moves:
          - declareAttackers: {attacks: [{attacker: bear, target: bob}]}
          - ask: {mayCast: {text: "%s", by: %s, at: {phase: combat, step: declareAttackers}}}
        """;
    assertThat(answer(asked, "Cast this spell only if a creature is attacking you.", "bob"))
        .isEqualTo("true");
    assertThat(answer(asked, "Cast this spell only if a creature is attacking you.", "ann"))
        .isEqualTo("false");
    assertThat(answer(asked, "Activate only if you attacked this turn.", "ann")).isEqualTo("true");
    assertThat(answer(asked, "Activate only as a sorcery.", "ann")).isEqualTo("false");
    assertThat(answer(asked, "Activate only if the moon is full.", "ann")).isEqualTo("null");
  }

  private static String answer(String asked, String text, String by) {
    return last(asked.formatted(text, by)).path("answer").toString();
  }
}
