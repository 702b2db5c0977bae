package casebook.site.mcp;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A model's side of the protocol: the client of the protocol's own library. */
public final class ModelClient implements AutoCloseable {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** A program has to start first, on a machine that may be busy. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final McpSyncClient client;

  /** A client that has greeted its server. */
  public ModelClient(McpClientTransport transport) {
    client =
        McpClient.sync(transport).requestTimeout(PATIENCE).initializationTimeout(PATIENCE).build();
    client.initialize();
  }

  /** What the library offers. */
  public McpSyncClient asked() {
    return client;
  }

  /**
   * What a tool told.
   *
   * @param text the same on one line, as a model reads it
   */
  public record Heard(JsonNode json, String text, boolean isError) {

    /** A part of it, by its path. */
    public String at(String path) {
      return json.at(path).asString();
    }
  }

  /** Calls a tool. */
  public Heard call(String tool, Map<String, Object> arguments) {
    CallToolResult result =
        client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    String text = ((TextContent) result.content().getFirst()).text();
    return new Heard(
        MAPPER.valueToTree(result.structuredContent()),
        text,
        Boolean.TRUE.equals(result.isError()));
  }

  @Override
  public void close() {
    client.closeGracefully();
  }
}
