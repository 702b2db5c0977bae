package casebook.site.output;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The rulings on a case in YAML, as JSON. */
final class RulingsOf {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private RulingsOf() {}

  static JsonNode first(String text) {
    return all(text).getFirst();
  }

  static JsonNode last(String text) {
    return all(text).getLast();
  }

  /** The verdict on an attack of Ann's, against Bob and Cat, that has no creature. */
  static String verdict(String permanents) {
    return verdict(permanents, "[]");
  }

  static String verdict(String permanents, String attacks) {
    return declaring(permanents, attacks).path("verdict").asString();
  }

  /** The ruling on an attack of Ann's against Bob and Cat. */
  static JsonNode declaring(String permanents, String attacks) {
    return first(
        "players: [{id: ann}, {id: bob}, {id: cat}]\npermanents:\n%smoves:\n- declareAttackers: {attacks: %s}\n"
            .formatted(permanents, attacks));
  }

  /** A 2/2 creature with this rules text, as the entry of a case. */
  static String creature(String id, String controller, String text) {
    return "- {id: %s, types: [creature], power: 2, toughness: 2, controller: %s, text: \"%s\"}\n"
        .formatted(id, controller, text);
  }

  /** What is wrong with a case. */
  static String problems(String text) {
    return READER.read(text, CaseFormat.YAML) instanceof Reading.Wrong<Case>(var problems)
        ? problems.toString()
        : "";
  }

  private static List<JsonNode> all(String text) {
    return switch (READER.read(text, CaseFormat.YAML)) {
      case Reading.Good<Case>(var judged) ->
          JsonMapper.builder()
              .build()
              .readTree(RulingJson.of(Judgement.of(judged, Editions.builtIn())).compact())
              .path("rulings")
              .valueStream()
              .toList();
      case Reading.Unparseable<Case>(var problems) -> throw new AssertionError(problems + text);
      case Reading.Wrong<Case>(var problems) -> throw new AssertionError(problems + text);
    };
  }
}
