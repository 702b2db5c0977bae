package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.ClassPath;
import casebook.site.mcp.ModelClient;
import casebook.site.mcp.ModelClient.Heard;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code casebook mcp}, as a program of its own. */
@Tag("long")
class McpCommandTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final String PING = "{\"jsonrpc\": \"2.0\", \"id\": %d, \"method\": \"ping\"}\n";

  @TempDir Path folder = Path.of("");

  private List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        ClassPath.ofTests(),
        "casebook.site.command.Main",
        "mcp",
        "--deadline",
        "60",
        "--site",
        "https://example.org",
        "--data",
        folder.toString());
  }

  @Test
  void the_protocols_own_client_starts_it_and_calls_its_tools() {
    List<String> command = command();
    var transport =
        new StdioClientTransport(
            ServerParameters.builder(command.getFirst())
                .args(command.subList(1, command.size()))
                .build(),
            McpJsonDefaults.getMapper());
    try (var model = new ModelClient(transport)) {
      assertThat(model.asked().listTools().tools()).hasSize(6);
      Heard heard =
          model.call(
              "judge_attack", Map.of("question", "My Juggernaut is tapped. Can it attack Bob?"));
      assertThat(heard.at("/answer")).startsWith("No, ").contains("508.1a");
      assertThat(heard.at("/rulings/0/decidedBy")).isEqualTo("508.1a");
      assertThat(heard.at("/link")).startsWith("https://example.org/judge?case=");
      assertThat(model.call("search_rules", Map.of("query", "goad")).at("/hits/0/href"))
          .startsWith("https://example.org/");
      assertThat(model.call("get_rule", Map.of("rule", "508.99")).isError()).isTrue();
    }
  }

  @Test
  void every_line_that_it_prints_is_an_answer_and_it_ends_with_its_input() throws Exception {
    var lines =
        "not a message\n\n"
            + PING.formatted(1)
            + " ".repeat(1 << 20)
            + PING.formatted(2)
            + "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}\r\n"
            + "{\"jsonrpc\": \"2.0\", \"id\": 4, \"method\": \"tools/call\"}\n"
            + PING.formatted(3).strip();
    List<JsonNode> said = new ArrayList<>();
    Process program = new ProcessBuilder(command()).start();
    program.getOutputStream().write(lines.getBytes(StandardCharsets.UTF_8));
    program.getOutputStream().close();
    for (String line : program.inputReader(StandardCharsets.UTF_8).lines().toList()) {
      said.add(MAPPER.readTree(line));
    }
    assertThat(program.waitFor()).as(error(program)).isZero();
    assertThat(said).hasSize(5);
    assertThat(said.get(0).at("/error/message").asString()).contains("jsonrpc");
    assertThat(said.get(1).path("id").asInt()).isEqualTo(1);
    assertThat(said.get(2).at("/error/message").asString()).contains("1048576 bytes");
    assertThat(said.get(3).path("id").asInt()).isEqualTo(4);
    assertThat(said.get(3).at("/error/code").asInt()).isEqualTo(-32602);
    assertThat(said.get(4).path("id").asInt()).isEqualTo(3);
  }

  private static String error(Process program) throws IOException {
    return new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
