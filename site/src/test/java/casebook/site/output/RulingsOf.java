package casebook.site.output;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.Format;
import casebook.site.input.Reading;
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

  private static List<JsonNode> all(String text) {
    return switch (READER.read(text, Format.YAML)) {
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
