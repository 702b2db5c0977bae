package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI document says what the server does, and has what the contract promises. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OpenApiTest {
  private static final Path CONTRACT =
      Path.of(System.getProperty("casebook.root", "..")).resolve("../shared/contract/README.md");

  private static final String VERSION = "application/vnd.casebook.v1+json";

  private static final String CASE =
      """
      {"players": [{"id": "a"}, {"id": "b"}],
       "permanents": [{"id": "x", "card": "Juggernaut", "controller": "a"}],
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  /** What is sent or asked, so that the answer is that of an ordinary day. */
  private static final Map<String, String> SENT =
      Map.of(
          "/api/rulings", CASE,
          "/api/ask", "{\"question\": \"I control Juggernaut. Do I have to attack?\"}",
          "/api/convert", "{\"text\": \"3 Grizzly Bears (M11) 149\"}",
          "/api/read", "{\"text\": \"Vigilance\", \"types\": [\"creature\"]}",
          "/api/link", "{\"text\": \"By 508.1d.\", \"format\": \"markdown\"}",
          "/api/check", "{\"text\": \"By 508.1d.\", \"format\": \"markdown\"}");

  private static final String ASKED = "?rule=508.1d&q=juggernaut&edition=2026-09-25&style=text";

  private RunningSite site = new RunningSite();

  @AfterAll
  void stop() {
    site.close();
  }

  private JsonNode document() {
    return site.get("/openapi.json").json();
  }

  @TestFactory
  Stream<DynamicTest> each_address_answers_as_it_is_described() {
    JsonNode document = document();
    return document.path("paths").properties().stream()
        .filter(path -> path.getKey().startsWith("/api/") && !path.getKey().endsWith("/batch"))
        .flatMap(path ->
            path.getValue().properties().stream()
                .map(operation ->
                    DynamicTest.dynamicTest(
                        operation.getKey() + " " + path.getKey(),
                        () -> check(path.getKey(), operation.getValue(), document))));
  }

  private void check(String path, JsonNode operation, JsonNode document) {
    assertThat(operation.path("operationId").asString()).isNotEmpty();
    assertThat(operation.path("summary").asString()).isNotEmpty();
    String filled =
        path.replace("{name}", "Juggernaut")
            .replace("{edition}", "latest")
            .replace("{number}", "508.1d");
    Answer answer =
        SENT.containsKey(path)
            ? site.post(path, "application/json", SENT.get(path))
            : site.get(filled + ASKED, VERSION);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.type()).startsWith(SENT.containsKey(path) ? "application/json" : VERSION);
    JsonNode described = operation.path("responses").path("200");
    if (described.has("$ref")) {
      described = document.at(described.path("$ref").asString().substring(1));
    }
    assertThat(described.path("content").has(VERSION)).isTrue();
    ObjectNode schema =
        (ObjectNode) described.path("content").path("application/json").path("schema").deepCopy();
    schema.set("components", document.path("components"));
    assertThat(errors(schema, answer.body())).isEmpty();
  }

  /** References to other documents are checked by other tests. */
  private static List<Error> errors(ObjectNode schema, String answer) {
    String alone =
        schema
            .toString()
            .replaceAll("\"\\$ref\":\"/schemas/[a-z]+\\.json\"", "\"type\":\"object\"");
    Schema read =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(alone);
    return read.validate(answer, com.networknt.schema.InputFormat.JSON);
  }

  @Test
  void every_parameter_and_field_is_described() {
    assertThat(undescribed("", document()).toList()).isEmpty();
  }

  private static Stream<String> undescribed(String path, JsonNode node) {
    Stream<String> own =
        node.path("properties").isObject()
            ? node.path("properties").properties().stream()
                .filter(
                    field -> !field.getValue().has("description") && !field.getValue().has("$ref"))
                .map(field -> path + "/" + field.getKey())
            : Stream.empty();
    if (node.has("in") && node.has("name") && !node.has("description")) {
      own = Stream.of(path + "/" + node.path("name").asString());
    }
    Stream<String> below =
        node.isArray()
            ? node.valueStream().flatMap(item -> undescribed(path, item))
            : node.properties().stream()
                .flatMap(field -> undescribed(path + "/" + field.getKey(), field.getValue()));
    return Stream.concat(own, below);
  }

  @Test
  void every_address_of_the_contract_is_described() throws IOException {
    Assumptions.assumeTrue(
        Files.exists(CONTRACT), "SKIPPED: there is no contract beside the project to compare with");
    String contract = Files.readString(CONTRACT);
    String paths =
        document()
            .path("paths")
            .propertyStream()
            .map(Map.Entry::getKey)
            .collect(Collectors.joining(" "));
    List<String> promised =
        Pattern.compile("`(?:GET|POST) (/[a-z/]*[a-z])")
            .matcher(contract)
            .results()
            .map((MatchResult match) -> match.group(1))
            .distinct()
            .filter(path -> !path.equals("/openapi"))
            .toList();
    assertThat(promised).hasSizeGreaterThan(10);
    assertThat(promised).allSatisfy(path -> assertThat(paths).contains(path));
  }

  @Test
  void a_version_that_there_is_not_is_told_and_any_json_is_the_newest() {
    assertThat(site.get("/api/editions", "application/vnd.casebook.v2+json").status())
        .isEqualTo(406);
    Answer both = site.get("/api/editions", "application/vnd.casebook.v2+json, application/json");
    assertThat(both.status()).isEqualTo(200);
    assertThat(both.type()).startsWith("application/json");
    Answer refused = site.get("/api/rules/latest/508.99", VERSION);
    assertThat(refused.status()).isEqualTo(404);
    assertThat(refused.type()).startsWith("application/problem+json");
  }

  @Test
  void pages_of_other_sites_may_send_what_the_table_says() throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (String path : SENT.keySet()) {
        HttpResponse<String> answer =
            client.send(
                HttpRequest.newBuilder(site.uri(path))
                    .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
                    .build(),
                BodyHandlers.ofString());
        assertThat(answer.headers().firstValue("Access-Control-Allow-Methods")).contains("POST");
      }
    }
  }

  @Test
  void the_page_lists_every_address_with_its_fields() {
    String page = site.get("/api", "text/html").body();
    for (String path : document().path("paths").propertyNames()) {
      assertThat(page).contains("<code>" + path + "</code>");
    }
    assertThat(page).contains("attackers.py", "Attackers.java", "attackers.mjs", "attackers.sh");
  }
}
