package casebook.site.mcp;

import casebook.rules.OwnFile;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The descriptions of the tools and of their arguments. */
final class ToolTexts {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final JsonNode texts;

  private ToolTexts(JsonNode texts) {
    this.texts = texts;
  }

  /** Reads {@code tools.json}. */
  static ToolTexts builtIn() {
    return new ToolTexts(MAPPER.readTree(new OwnFile(ToolTexts.class, "tools.json").text()));
  }

  /** The instructions that a model gets before it calls a tool. */
  String instructions() {
    return texts.path("instructions").asString();
  }

  /** The tool's description as the protocol lists it. */
  McpSchema.Tool of(String name) {
    JsonNode text = texts.path("tools").path(name);
    Map<String, Object> schema =
        MAPPER.convertValue(text.path("inputSchema"), new TypeReference<Map<String, Object>>() {});
    return McpSchema.Tool.builder(name, schema)
        .title(text.path("title").asString())
        .description(text.path("description").asString())
        .annotations(
            ToolAnnotations.builder()
                .readOnlyHint(true)
                .idempotentHint(true)
                .destructiveHint(false)
                .openWorldHint(false)
                .build())
        .build();
  }
}
