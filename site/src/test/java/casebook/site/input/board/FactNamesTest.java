package casebook.site.input.board;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The names of facts that cases may state. */
class FactNamesTest {

  @Test
  void whatever_a_card_reads_may_be_stated() {
    List<Ability> texts =
        Catalogue.builtIn().names().stream()
            .flatMap(name -> Catalogue.builtIn().find(name).stream())
            .flatMap(card -> card.abilities().stream())
            .toList();
    var known = new TreeSet<>(FactNames.OF_TURN);
    known.addAll(FactNames.OF_PLAYER);
    known.addAll(FactNames.OF_PERMANENT);
    assertThat(known).containsAll(FactNames.in(texts));
  }

  @Test
  void the_schema_lists_them() throws IOException {
    try (InputStream file =
        CaseReader.class.getResourceAsStream("/casebook/site/schema/case.schema.json")) {
      JsonNode all =
          JsonMapper.builder().build().readTree(Objects.requireNonNull(file)).path("$defs");
      assertThat(names(all, "playerFacts")).isEqualTo(FactNames.OF_PLAYER);
      assertThat(names(all, "permanentFacts")).isEqualTo(FactNames.OF_PERMANENT);
      assertThat(names(all, "turn")).containsAll(FactNames.OF_TURN);
    }
  }

  private static Set<String> names(JsonNode all, String of) {
    return all.path(of)
        .path("propertyNames")
        .path("examples")
        .valueStream()
        .map(JsonNode::asString)
        .collect(Collectors.toSet());
  }

  @Test
  void a_name_that_the_cases_own_text_reads_may_be_stated() {
    String board =
        """
        players: [{id: ann, state: {goatCardsInGraveyard: 2}}, {id: bob}]
        permanents:
          - {id: goat, types: [creature], controller: ann, text: "~ %s"}
        moves: [{declareAttackers: {attacks: []}}]
        """;
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

    assertThat(
            reader.read(
                board.formatted(
                    "can't attack unless there are two or more Goat cards in your graveyard."),
                CaseFormat.YAML))
        .isInstanceOf(Reading.Good.class);
    assertThat(reader.read(board.formatted("can't attack alone."), CaseFormat.YAML))
        .isInstanceOfSatisfying(
            Reading.Wrong.class,
            wrong -> assertThat(wrong.problems().toString()).contains("goatCardsInGraveyard"));
  }
}
