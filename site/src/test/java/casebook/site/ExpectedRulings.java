package casebook.site;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.RulingJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * A case file: a {@code case}, and a list under {@code expect} of what is expected of its moves.
 */
final class ExpectedRulings {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private ExpectedRulings() {}

  /** The rulings on a file's case as JSON. */
  static JsonNode judge(JsonNode file) {
    return switch (READER.read(file.path("case").toString(), CaseFormat.JSON)) {
      case Reading.Unparseable<Case>(var problems) -> throw new AssertionError(problems);
      case Reading.Wrong<Case>(var problems) ->
          throw new AssertionError(problems.stream().map(Problem::line).toList());
      case Reading.Good<Case>(var judged) ->
          MAPPER.readTree(RulingJson.of(Judgement.of(judged, Editions.builtIn())).compact());
    };
  }

  /** Where the rulings are not what is expected, in words. */
  static List<String> differences(JsonNode file) {
    JsonNode rulings = judge(file).path("rulings");
    var differences = new ArrayList<String>();
    for (JsonNode expected : file.path("expect")) {
      JsonNode ruling = rulings.path(expected.path("move").asInt());
      for (String field : expected.propertyNames()) {
        Optional<JsonNode> actual = actual(ruling, field, expected);
        if (actual.isPresent() && !actual.get().equals(expected.path(field))) {
          differences.add(
              "%s of move %s is %s, not %s"
                  .formatted(field, expected.path("move"), actual.get(), expected.path(field)));
        }
      }
    }
    return differences;
  }

  /** What a ruling has for a field of an expectation, in the form in which it is expected. */
  private static Optional<JsonNode> actual(JsonNode ruling, String field, JsonNode expected) {
    JsonNode state = ruling.path("state");
    return switch (field) {
      case "move" -> Optional.empty();
      case "verdict", "answer" -> Optional.of(ruling.path(field));
      case "decidedBy" -> Optional.of(ruling.has(field) ? ruling.path(field) : MAPPER.nullNode());
      case "legalCount" -> Optional.of(ruling.path("legalAttacks").path("count"));
      case "cost" -> Optional.of(ruling.path("costs").path("total"));
      case "requirements" -> {
        var counts = MAPPER.createObjectNode();
        for (String name : expected.path(field).propertyNames()) {
          counts.set(name, ruling.path(field).path(name));
        }
        yield Optional.of(counts);
      }
      case "attacking" -> {
        ArrayNode pairs = MAPPER.createArrayNode();
        for (JsonNode one : state.path(field)) {
          pairs.addArray().add(one.path("creature")).add(one.path("target"));
        }
        yield Optional.of(pairs);
      }
      case "blocking" -> {
        ArrayNode pairs = MAPPER.createArrayNode();
        for (JsonNode one : state.path(field)) {
          pairs.addArray().add(one.path("creature")).add(one.path("blocks"));
        }
        yield Optional.of(pairs);
      }
      case "triggered" -> {
        ArrayNode sources = MAPPER.createArrayNode();
        state.path(field).forEach(one -> sources.add(one.path("source")));
        yield Optional.of(sources);
      }
      case "skipped", "tapped" -> Optional.of(state.path(field));
      default -> throw new AssertionError("an expectation of an unknown kind: " + field);
    };
  }
}
