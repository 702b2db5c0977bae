package casebook.site.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What is converted there and back is the same; what isn't is told. */
class RoundTripTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final String CASE =
      """
      title: Two against one
      players: [{id: p0, life: 3, poison: 2}, {id: p1, life: 20}]
      activePlayer: p1
      permanents:
        - {id: jace-beleren, card: Jace Beleren, controller: p0, counters: {loyalty: 3}}
        - {id: wolf, name: Wolf, token: true, types: [creature], subtypes: [Wolf], colors: [G], power: 2, toughness: 2, keywords: [vigilance], controller: p1, count: 3}
        - {id: rancor, card: Rancor, controller: p1, attachedTo: juggernaut}
        - {id: juggernaut, card: Juggernaut, controller: p1, owner: p0, counters: {"+1/+1": 2}, since: thisTurn}
        - {id: insectile-aberration, card: Insectile Aberration, controller: p1, tapped: true}
        - {id: urzas-incubator, card: Urza's Incubator, controller: p1, chosen: {type: Wolf}}
      moves:
        - declareAttackers:
            attacks: [{attacker: wolf, target: jace-beleren, count: 2}, {attacker: wolf, target: p0, count: 1}]
      """;

  @Test
  void a_case_that_a_state_of_forge_can_say_comes_back_as_it_was() {
    Conversion there = Converting.convert(CASE, BoardFormat.FORGE);
    assertThat(there.problems()).isEmpty();
    assertThat(there.warnings()).isEmpty();
    JsonNode back = Converting.made(there.text().orElseThrow());
    assertThat(back.path("permanents")).hasSize(7);
    List<String> said = new ArrayList<>();
    for (JsonNode permanent : back.path("permanents")) {
      said.add(permanent.path("id").asString());
    }
    assertThat(said)
        .containsExactly(
            "jace-beleren",
            "wolf",
            "wolf-2",
            "rancor",
            "juggernaut",
            "insectile-aberration",
            "urzas-incubator");
    assertThat(back.at("/moves/0/declareAttackers/attacks").toString())
        .isEqualTo(
            "[{\"attacker\":\"wolf\",\"target\":\"jace-beleren\",\"count\":2},{\"attacker\":\"wolf-2\",\"target\":\"p0\"}]");
    assertThat(Converting.convert(back.toString(), BoardFormat.FORGE).text())
        .isEqualTo(there.text());
  }

  @Test
  void what_a_state_of_forge_cannot_say_is_warned_of_with_its_place() {
    Conversion there =
        Converting.convert(
            """
            players: [{id: a, monarch: true}, {id: b}]
            permanents:
              - {card: Grizzly Bears, controller: a, goadedBy: [b]}
              - {card: Juggernaut, controller: a, addText: [Vigilance], detained: true}
            turn: {combat: 2}
            moves: [{beginCombat: {}}, {declareAttackers: {attacks: [], pay: none}}]
            """,
            BoardFormat.FORGE);
    assertThat(there.warnings().stream().map(Remark::line))
        .anyMatch(line -> line.startsWith("1:") && line.contains("monarch"))
        .anyMatch(line -> line.startsWith("3:") && line.contains("goadedBy"))
        .anyMatch(line -> line.startsWith("4:") && line.contains("addText"))
        .anyMatch(line -> line.startsWith("4:") && line.contains("detained"))
        .anyMatch(line -> line.startsWith("5:") && line.contains("turn"))
        .anyMatch(line -> line.startsWith("6:") && line.contains("pay"));
  }

  @Test
  void a_spell_on_the_third_player_is_warned_of_since_forge_has_no_name_for_them() {
    String board =
        """
        players: [{id: a}, {id: b}, {id: c}]
        permanents: [{card: Grizzly Bears, controller: a}]
        effects:
          - {source: Taunt, controller: a, affects: [b]}
          - {source: Taunt, controller: a, affects: [c]}
        moves: []
        """;
    Conversion there = Converting.convert(board, BoardFormat.FORGE);
    assertThat(there.problems()).isEmpty();
    assertThat(there.text().orElseThrow()).contains("p0precast=Taunt->ai\n", "p2life=20\n");
    assertThat(there.warnings().stream().map(Remark::line))
        .singleElement()
        .satisfies(line -> assertThat(line).startsWith("5:").contains("third player"));
  }

  @Test
  void forge_has_no_place_for_an_eleventh_player() {
    String ten =
        "{id: a},".repeat(9).replace("a", "%s").formatted((Object[]) "bcdefghij".split(""));
    String board = "players: [{id: a}, " + ten + "%s]\npermanents: []\nmoves: []\n";
    assertThat(Converting.convert(board.formatted(""), BoardFormat.FORGE).problems()).isEmpty();
    Conversion eleven = Converting.convert(board.formatted("{id: k}"), BoardFormat.FORGE);
    assertThat(eleven.text()).isEmpty();
    assertThat(eleven.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.line()).contains("at most 10 players"));
  }

  @Test
  void one_more_place_is_said_as_one() {
    String list = "Grizzly Bears (M11) 1\nJuggernaut (LEA) 2\n";
    assertThat(Converting.lines(list, Remark.Kind.NOTE))
        .singleElement()
        .satisfies(line -> assertThat(line).contains("(here and at one more place) is left out"));
  }

  @Test
  void a_list_of_cards_comes_back_as_it_was() {
    String list = "Ann:\n2 Grizzly Bears\n1 Juggernaut\n\nBob:\n1 Silent Arbiter\n";
    String yaml = Converting.convert(list, BoardFormat.YAML).text().orElseThrow();
    assertThat(Converting.convert(yaml, BoardFormat.CARDS).text()).contains(list);
  }

  @Test
  void a_wrong_case_is_refused_with_its_place() {
    Conversion there =
        Converting.convert("players: [{id: a}, {id: b}]\nmoves: []\nextra: 1\n", BoardFormat.FORGE);
    assertThat(there.text()).isEmpty();
    assertThat(there.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.line()).startsWith("3:1: extra: "));
  }

  @Test
  @Tag("long")
  void any_text_is_converted_or_refused_and_what_is_converted_can_be_judged() {
    long seed = Long.getLong("casebook.seed", 26);
    var random = new Random(seed);
    List<String> pieces =
        List.of(
            "humanbattlefield=",
            "aibattlefield=",
            "p3life=",
            "Grizzly Bears",
            "|",
            ";",
            "Id:1",
            "AttachedTo:1",
            "Attacking",
            "Attacking:1",
            "Counters:P1P1=2",
            "=",
            ":",
            "\n",
            "t:Elf,P:1,T:1,Types:Creature-Elf",
            ",",
            "[state]",
            "activeplayer=ai",
            "activeplayer=p9",
            "\u0000",
            "\uD800",
            "ª",
            "-2147483649",
            "Rancor",
            "{",
            "#",
            "T:w_1_1_a_a",
            "SB: ",
            "3x ",
            "Ann:",
            "https://scryfall.com/card/a/b/",
            "%",
            "(",
            "Owner:P1",
            "FaceDown");
    for (int run = 0; run < 1000; run++) {
      var text = new StringBuilder();
      for (int part = random.nextInt(14); part >= 0; part--) {
        text.append(pieces.get(random.nextInt(pieces.size())));
      }
      Conversion made = Converting.convert(text.toString(), BoardFormat.JSON);
      assertThat(made.text().isPresent())
          .as("seed %d: %s", seed, text)
          .isEqualTo(made.problems().isEmpty());
      made.text()
          .ifPresent(json -> {
            assertThat(MAPPER.readTree(json)).isInstanceOf(ObjectNode.class);
            assertThat(Converting.convert(json, BoardFormat.FORGE).problems()).as(json).isEmpty();
          });
    }
  }

  @Test
  @Tag("long")
  void huge_texts_end_soon() {
    String many =
        "activeplayer=human\nhumanbattlefield=" + "Grizzly Bears|Id:1|AttachedTo:1;".repeat(5_000);
    assertThat(Converting.convert(many, BoardFormat.JSON).remarks()).isNotEmpty();
    String wrong = "humanbattlefield=" + "Grizly Bears;".repeat(20_000);
    assertThat(Converting.convert(wrong, BoardFormat.JSON).remarks()).hasSizeLessThan(400);
    assertThat(Converting.convert("9 " + "a".repeat(900_000), BoardFormat.JSON).text()).isEmpty();
    assertThat(Converting.convert("((((".repeat(200_000), BoardFormat.JSON).text()).isEmpty();
    assertThat(Converting.convert("Forest" + " ".repeat(2_000) + "x", BoardFormat.JSON).remarks())
        .singleElement()
        .satisfies(remark ->
            assertThat(remark.line())
                .startsWith("1:1: This line has 2,007 characters")
                .contains("at most 300"));
    assertThat(Converting.convert("\n".repeat(200_000) + "Forest", BoardFormat.JSON).text())
        .isPresent();
    assertThat(
            Converting.convert("[state]\nhumanlife=20" + "\n\t ".repeat(200_000), BoardFormat.JSON)
                .text())
        .isPresent();
    assertThat(
            Converting.convert("humanbattlefield=" + ";|:=,".repeat(150_000), BoardFormat.JSON)
                .text())
        .isEmpty();
  }
}
