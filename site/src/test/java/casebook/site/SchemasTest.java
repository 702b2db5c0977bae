package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The published JSON Schemas say what the reader takes and what the rulings have. */
class SchemasTest {
  private static final YAMLMapper MAPPER = YAMLMapper.builder().build();

  private static final Schema CASE = schema("case");
  private static final Schema RULING = schema("ruling");

  private static Schema schema(String name) {
    InputStream file = resource("/casebook/site/schema/" + name + ".schema.json");
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(file);
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(SchemasTest.class.getResourceAsStream(name), name);
  }

  @TestFactory
  Stream<DynamicTest> every_case_file_and_its_rulings_are_as_the_schemas_say() throws IOException {
    return CaseFilesTest.files().entrySet().stream()
        .map(file ->
            DynamicTest.dynamicTest(
                file.getKey(),
                () -> {
                  assertThat(CASE.validate(file.getValue().path("case"))).isEmpty();
                  assertThat(RULING.validate(ExpectedRulings.judge(file.getValue()))).isEmpty();
                }));
  }

  @Test
  void the_case_with_every_field_is_as_the_schema_says_and_has_every_field_of_it() {
    JsonNode full = MAPPER.readTree(resource("/every-field.yaml"));
    assertThat(CASE.validate(full)).isEmpty();
    Set<String> used = new TreeSet<>();
    collectNames(full, used);
    assertThat(used).containsAll(properties(CASE.getSchemaNode()));
  }

  private static void collectNames(JsonNode node, Set<String> names) {
    if (node instanceof ObjectNode object) {
      names.addAll(object.propertyNames());
    }
    node.forEach(child -> collectNames(child, names));
  }

  /** The names of all fields that the schema knows, wherever they are. */
  private static Set<String> properties(JsonNode schema) {
    Set<String> names = new TreeSet<>(schema.path("properties").propertyNames());
    for (JsonNode child : schema) {
      names.addAll(properties(child));
    }
    return names;
  }

  @Test
  void what_the_schema_refuses_the_reader_refuses_too() {
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    for (String wrong :
        new String[] {
          "{\"players\": []}",
          "{\"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"moves\": [{}]}",
          "{\"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"moves\": [], \"extra\": 1}",
          "{\"players\": [{\"id\": \"a\", \"hand\": -1}, {\"id\": \"b\"}], \"moves\": []}"
        }) {
      assertThat(CASE.validate(MAPPER.readTree(wrong))).as(wrong).isNotEmpty();
      assertThat(reader.read(wrong, CaseFormat.JSON)).as(wrong).isInstanceOf(Reading.Wrong.class);
    }
    assertThat(
            reader.read(
                "{\"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"moves\": []}",
                CaseFormat.JSON))
        .isInstanceOf(Reading.Good.class);
  }

  @Test
  void every_field_is_described() {
    assertThat(undescribed("", CASE.getSchemaNode())).isEmpty();
    assertThat(undescribed("", RULING.getSchemaNode())).isEmpty();
  }

  /** The fields that say only of which type they are, with their paths. */
  private static Set<String> undescribed(String path, JsonNode schema) {
    Set<String> undescribed = new TreeSet<>();
    schema
        .path("properties")
        .properties()
        .forEach(field -> {
          if (field.getValue().isObject() && !field.getValue().has("description")) {
            undescribed.add(path + "/" + field.getKey());
          }
        });
    if (schema.isObject()) {
      schema
          .properties()
          .forEach(
              part -> undescribed.addAll(undescribed(path + "/" + part.getKey(), part.getValue())));
    } else {
      schema.forEach(part -> undescribed.addAll(undescribed(path, part)));
    }
    return undescribed;
  }
}
