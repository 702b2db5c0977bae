package casebook.site.page;

import casebook.rules.OwnFile;
import casebook.site.connection.PublicAddress;
import casebook.site.page.part.Page;
import casebook.site.page.part.Templates;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code /api}: what programs can ask, made from the document that describes it, with examples. */
final class ApiPage implements Page {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** Programs that ask while a player chooses attackers, by the names of their languages. */
  private static final SequencedMap<String, String> EXAMPLES = examples();

  private final Templates templates;
  private final List<Operation> operations;

  ApiPage(Templates templates, String openApi) {
    this.templates = templates;
    this.operations = operations(MAPPER.readTree(openApi));
  }

  private static SequencedMap<String, String> examples() {
    var examples = new LinkedHashMap<String, String>();
    examples.put("curl", "attackers.sh");
    examples.put("Java", "Attackers.java");
    examples.put("Python", "attackers.py");
    examples.put("JavaScript", "attackers.mjs");
    return examples;
  }

  /** An address with a method. */
  record Operation(
      String method,
      String path,
      String summary,
      String description,
      List<Field> takes,
      List<Field> answers) {}

  /** A parameter, or a field of what is sent or answered. */
  record Field(String name, String type, boolean required, String description) {}

  /** A program, as it can be copied. */
  record Example(String language, String file, String text) {}

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/api", this::answer);
    routes.get("/api/examples/{name}", ApiPage::example);
  }

  private void answer(Context context) {
    var examples =
        EXAMPLES.entrySet().stream()
            .map(of -> new Example(of.getKey(), of.getValue(), text(of.getValue())))
            .toList();
    templates.answer(
        context,
        "api",
        Map.of(
            "operations",
            operations,
            "examples",
            examples,
            "board",
            text("board.json"),
            "site",
            PublicAddress.of(context)));
  }

  private static void example(Context context) {
    String name = context.pathParam("name");
    if (!EXAMPLES.containsValue(name) && !name.equals("board.json")) {
      throw new NotFoundResponse();
    }
    context.contentType("text/plain; charset=utf-8").result(text(name));
  }

  private static String text(String name) {
    return new OwnFile(ApiPage.class, "examples/" + name).text();
  }

  private static List<Operation> operations(JsonNode document) {
    var operations = new ArrayList<Operation>();
    document
        .path("paths")
        .properties()
        .forEach(path ->
            path.getValue()
                .properties()
                .forEach(of -> {
                  JsonNode operation = of.getValue();
                  var takes = new ArrayList<Field>();
                  operation
                      .path("parameters")
                      .forEach(parameter -> takes.add(parameter(parameter)));
                  takes.addAll(fields(content(operation.path("requestBody"))));
                  JsonNode answer = referred(operation.path("responses").path("200"), document);
                  operations.add(
                      new Operation(
                          of.getKey().toUpperCase(Locale.ROOT),
                          path.getKey(),
                          operation.path("summary").asString(""),
                          operation
                              .path("description")
                              .asString(answer.path("description").asString("")),
                          takes,
                          fields(referred(content(answer), document))));
                }));
    return operations;
  }

  /** The schema of what is sent or answered in JSON. */
  private static JsonNode content(JsonNode body) {
    return body.path("content").path("application/json").path("schema");
  }

  /** What a reference within the document means; anything else is itself. */
  private static JsonNode referred(JsonNode node, JsonNode document) {
    String reference = node.path("$ref").asString("");
    return reference.startsWith("#") ? document.at(reference.substring(1)) : node;
  }

  private static Field parameter(JsonNode parameter) {
    return new Field(
        parameter.path("name").asString(),
        type(parameter.path("schema")),
        parameter.path("required").asBoolean(false),
        parameter.path("description").asString(""));
  }

  private static List<Field> fields(JsonNode schema) {
    if (schema.has("$ref")) {
      return List.of(new Field("", schema.path("$ref").asString(), true, ""));
    }
    Set<String> required =
        StreamSupport.stream(schema.path("required").spliterator(), false)
            .map(JsonNode::asString)
            .collect(Collectors.toSet());
    return schema.path("properties").properties().stream()
        .map(field ->
            new Field(
                field.getKey(),
                type(field.getValue()),
                required.contains(field.getKey()),
                field.getValue().path("description").asString("")))
        .toList();
  }

  private static String type(JsonNode schema) {
    if (schema.has("enum")) {
      return StreamSupport.stream(schema.path("enum").spliterator(), false)
          .map(JsonNode::asString)
          .collect(Collectors.joining(" | "));
    }
    if (schema.has("$ref")) {
      return schema.path("$ref").asString();
    }
    String type = schema.path("type").asString("any");
    return type.equals("array") ? "list of " + type(schema.path("items")) : type;
  }
}
