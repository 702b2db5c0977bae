package casebook.site.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.ruling.Ruling;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.exchange.Remark.Kind;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Converts boards in tests. */
final class Converting {
  private static final Converter CONVERTER = new Converter(Editions.builtIn(), Catalogue.builtIn());
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Converting() {}

  static Conversion convert(String text, BoardFormat to) {
    return CONVERTER.convert(text, BoardFormat.of(text), to);
  }

  /** The case that another program's text is. */
  static JsonNode made(String text) {
    Conversion made = convert(text, BoardFormat.JSON);
    assertThat(made.problems()).isEmpty();
    return MAPPER.readTree(made.text().orElseThrow());
  }

  /** The permanent of an id. */
  static JsonNode permanent(JsonNode made, String id) {
    for (JsonNode permanent : made.path("permanents")) {
      if (permanent.path("id").asString().equals(id)) {
        return permanent;
      }
    }
    throw new AssertionError("no " + id + " in " + made);
  }

  static List<String> lines(String text, Kind kind) {
    return convert(text, BoardFormat.JSON).remarks().stream()
        .filter(remark -> remark.kind() == kind)
        .map(Remark::line)
        .toList();
  }

  /** What the first ruling on the case that a text is says. */
  static String judged(String text) {
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    String json = convert(text, BoardFormat.JSON).text().orElseThrow();
    if (!(reader.read(json, CaseFormat.JSON) instanceof Reading.Good<Case>(var judged))) {
      throw new AssertionError(json);
    }
    Ruling ruling = Judgement.of(judged, Editions.builtIn()).rulings().getFirst();
    return ruling
        .decidedBy()
        .map(rule -> "illegal by " + rule)
        .orElse(ruling.verdict().name().toLowerCase(Locale.ROOT));
  }
}
