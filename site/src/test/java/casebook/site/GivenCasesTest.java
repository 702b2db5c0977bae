package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.Format;
import casebook.site.input.Reading;
import casebook.site.output.Judgement;
import casebook.site.output.RulingJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The cases that were given with their rulings: examples of 508 and boards of an article. */
class GivenCasesTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final CaseReader reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  @Test
  void every_given_case_has_the_ruling_that_was_given_with_it() throws IOException {
    Path folder =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cases");
    assumeTrue(Files.isDirectory(folder), "skipped: there are no given cases in " + folder);
    var wrong = new ArrayList<String>();
    List<Path> files;
    try (Stream<Path> list = Files.list(folder)) {
      files = list.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
    for (Path file : files) {
      for (String difference : differences(MAPPER.readTree(Files.readString(file)))) {
        wrong.add(file.getFileName() + ": " + difference);
      }
    }
    assertThat(files).isNotEmpty();
    assertThat(wrong).isEmpty();
  }

  private List<String> differences(JsonNode given) {
    var differences = new ArrayList<String>();
    if (!(reader.read(given.path("case").toString(), Format.JSON)
        instanceof Reading.Good<Case>(var judged))) {
      return List.of("can't be judged");
    }
    JsonNode rulings =
        MAPPER
            .readTree(RulingJson.of(Judgement.of(judged, Editions.builtIn())).compact())
            .path("rulings");
    for (JsonNode expected : given.path("expect")) {
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
    return switch (field) {
      case "move" -> Optional.empty();
      case "verdict", "answer" -> Optional.of(ruling.path(field));
      case "decidedBy" -> Optional.of(ruling.has(field) ? ruling.path(field) : MAPPER.nullNode());
      case "legalCount" -> Optional.of(ruling.path("legalAttacks").path("count"));
      case "requirements" -> {
        var counts = MAPPER.createObjectNode();
        for (String name : expected.path(field).propertyNames()) {
          counts.set(name, ruling.path(field).path(name));
        }
        yield Optional.of(counts);
      }
      case "attacking" -> {
        var pairs = MAPPER.createArrayNode();
        for (JsonNode one : ruling.path("state").path(field)) {
          pairs.addArray().add(one.path("creature")).add(one.path("target"));
        }
        yield Optional.of(pairs);
      }
      case "triggered" -> {
        var sources = MAPPER.createArrayNode();
        ruling.path("state").path(field).forEach(one -> sources.add(one.path("source")));
        yield Optional.of(sources);
      }
      case "skipped" -> Optional.of(ruling.path("state").path(field));
      default -> throw new AssertionError("an expectation of an unknown kind: " + field);
    };
  }
}
