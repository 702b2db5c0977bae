package casebook.site.http;

import casebook.site.http.api.Api;
import casebook.site.http.filter.MediaVersion;
import casebook.site.output.SchemaFile;
import io.javalin.http.HandlerType;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The OpenAPI document. Which addresses there are is what the server is built from; what each of
 * them is for stands in a file, and an address that isn't described there keeps the server from
 * starting, as does a description of one that there is not.
 */
final class OpenApi {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final String JSON = "application/json";

  private final ObjectNode described = (ObjectNode) MAPPER.readTree(SchemaFile.OPENAPI.text());

  private OpenApi() {}

  /** The document of these addresses. */
  static ObjectNode of(Api api) {
    return new OpenApi().document(api);
  }

  private ObjectNode document(Api api) {
    ObjectNode paths = MAPPER.createObjectNode();
    Set<String> known = new HashSet<>();
    for (Api.Route route : api.routes()) {
      String method = method(route.method());
      JsonNode operation = described.path("paths").path(route.template()).path(method);
      if (!(operation instanceof ObjectNode found)) {
        throw new IllegalStateException(method + " " + route.path() + " isn't described");
      }
      known.add(method + " " + route.template());
      paths.withObject("/" + escaped(route.template())).set(method, operation(route, found));
    }
    described
        .path("paths")
        .properties()
        .forEach(path ->
            path.getValue()
                .properties()
                .forEach(operation -> {
                  boolean isMissing =
                      path.getKey().startsWith("/api/")
                          && !known.contains(operation.getKey() + " " + path.getKey());
                  if (isMissing) {
                    throw new IllegalStateException(
                        path.getKey() + " is described, and there is none");
                  }
                  ObjectNode of = paths.withObject("/" + escaped(path.getKey()));
                  if (!of.has(operation.getKey())) {
                    of.set(operation.getKey(), operation.getValue());
                  }
                }));
    ObjectNode document = described.deepCopy();
    document.set("paths", paths);
    document.path("components").path("responses").forEach(OpenApi::versioned);
    return document;
  }

  private static String method(HandlerType method) {
    return method.name().toLowerCase(Locale.ROOT);
  }

  /** A part of a JSON Pointer (RFC 6901). */
  private static String escaped(String part) {
    return part.replace("~", "~0").replace("/", "~1");
  }

  /** A description with what is so for every address. */
  private static ObjectNode operation(Api.Route route, ObjectNode described) {
    ObjectNode operation = MAPPER.createObjectNode();
    operation.put("operationId", id(route));
    operation.setAll(described.deepCopy());
    operation.path("responses").forEach(OpenApi::versioned);
    return operation;
  }

  /** As "getRulesEditionNumber" for {@code GET /api/rules/{edition}/{number}}. */
  private static String id(Api.Route route) {
    return method(route.method())
        + Stream.of(route.template().replace("/api/", "/").split("[^A-Za-z]+", -1))
            .filter(word -> !word.isEmpty())
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(Collectors.joining());
  }

  /** What is answered in JSON is also answered in the type that names its version. */
  private static void versioned(JsonNode response) {
    if (response.path("content") instanceof ObjectNode content && content.has(JSON)) {
      content.set(MediaVersion.TYPE, content.path(JSON).deepCopy());
    }
  }
}
