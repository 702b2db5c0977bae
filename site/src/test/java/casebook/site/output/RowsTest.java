package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import casebook.engine.board.Id;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RowsTest {
  private static final Editions EDITIONS = Editions.builtIn();

  @Test
  void a_thousand_creatures_are_told_one_by_one() {
    assertThat(Rows.of(goblins(1_000))).hasSize(1_000).allMatch(row -> row.count() == 1);
  }

  @Test
  void more_creatures_of_a_stack_are_told_together_where_the_same_is_said_of_them() {
    Map<Id, String> said = goblins(2_000);
    said.put(Id.ofStack("goblin", 1_500), "cid");
    assertThat(Rows.of(said))
        .extracting(Rows::range, Rows::count, Rows::said)
        .containsExactly(
            tuple("goblin#1..goblin#1499", 1_499, "bob"),
            tuple("goblin#1500", 1, "cid"),
            tuple("goblin#1501..goblin#2000", 500, "bob"));
  }

  @Test
  void creatures_that_dont_follow_each_other_are_told_apart() {
    Map<Id, String> said = goblins(2_000);
    said.remove(Id.ofStack("goblin", 7));
    said.put(new Id("goblin#red"), "bob");
    said.put(new Id("goblin"), "bob");
    said.put(new Id("goblin#02002"), "bob");
    assertThat(Rows.of(said))
        .extracting(Rows::range)
        .containsExactly(
            "goblin#1..goblin#6", "goblin#8..goblin#2000", "goblin#red", "goblin", "goblin#02002");
  }

  @Test
  void a_hundred_thousand_tokens_that_must_attack_make_a_short_ruling() {
    JsonNode ruling = ruling(100_000, 0);
    assertThat(ruling.toString().length()).isLessThan(5_000);
    assertThat(ruling.at("/requirements/maximum").asInt()).isEqualTo(100_000);
    assertThat(ruling.at("/requirements/items/0/count").asInt()).isEqualTo(100_000);
    assertThat(ruling.at("/nearest/0/attacks").toString())
        .isEqualTo("[{\"attacker\":\"token#1\",\"target\":\"bob\",\"count\":100000}]");
    assertThat(ruling.at("/explanation/creatures").toString())
        .isEqualTo("{\"token#1..token#100000\":\"must\"}");
  }

  @Test
  void tokens_that_attack_are_told_together_as_well() {
    assertThat(ruling(2_000, 2_000).at("/state/attacking").toString())
        .isEqualTo("[{\"creature\":\"token#1\",\"target\":\"bob\",\"count\":2000}]");
  }

  private static Map<Id, String> goblins(int count) {
    var all = new LinkedHashMap<Id, String>();
    IntStream.rangeClosed(1, count).forEach(number -> all.put(Id.ofStack("goblin", number), "bob"));
    return all;
  }

  private static JsonNode ruling(int count, int attacking) {
    String board =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [{"id": "token", "controller": "ann",
         "count": %d, "types": ["creature"], "text": "This creature attacks each combat if able."}],
         "moves": [{"declareAttackers": {"attacks": [{"attacker": "token", "target": "bob", "count": %d}]}}]}
        """
            .formatted(count, attacking);
    var reader = new CaseReader(EDITIONS, Catalogue.builtIn());
    var read = (Reading.Good<Case>) reader.read(board, CaseFormat.JSON);
    String json = RulingJson.of(Judgement.of(read.value(), EDITIONS)).compact();
    return new JsonMapper().readTree(json).at("/rulings/0");
  }
}
