package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.index.text.Kind;
import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.article.prose.Format;
import casebook.site.mcp.ModelClient;
import casebook.site.mcp.ModelClient.Heard;
import casebook.site.work.Workers;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code /mcp}, asked by the protocol's own client. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class McpTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final String PING = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}";

  private static final String GOBLIN =
      """
      players: [{id: ann}, {id: bob}]
      permanents:
        - {id: goblin, card: Crazed Goblin, controller: ann}
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {id: arbiter, card: Silent Arbiter, controller: bob}
      moves:
        - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
      """;

  /** Takes far longer than a short deadline on any machine. */
  private static final String LARGE =
      """
      players: [{id: ann}, {id: bob}]
      permanents:
        - {name: Ox, count: 100000, types: [creature], power: 1, toughness: 1, controller: ann,
           text: This creature attacks each combat if able.}
      moves: [{declareAttackers: {attacks: []}}]
      """;

  private final RunningSite site = new RunningSite();
  private final ModelClient model = client(site);

  private static ModelClient client(RunningSite site) {
    return new ModelClient(
        HttpClientStreamableHttpTransport.builder("http://127.0.0.1:" + site.port()).build());
  }

  @AfterAll
  void stop() {
    model.close();
    site.close();
  }

  @Test
  void a_case_is_judged_with_its_reasons_its_rule_and_what_would_be_legal() {
    Heard heard = model.call("judge_attack", Map.of("case", GOBLIN));
    assertThat(heard.isError()).isFalse();
    assertThat(heard.at("/verdict")).isEqualTo("illegal");
    assertThat(heard.at("/rulings/0/decidedBy")).isEqualTo("508.1d");
    assertThat(heard.at("/rulings/0/why/0")).contains("Crazed Goblin must attack if able");
    assertThat(heard.at("/rulings/0/ruleText")).startsWith("508.1d The active player checks");
    assertThat(heard.at("/rulings/0/nearest/0/attacks/0/attacker")).isEqualTo("goblin");
    assertThat(heard.at("/rulings/0/citations/0/href"))
        .isEqualTo("http://127.0.0.1:%d/cr/2026-09-25/508.1d".formatted(site.port()));
    assertThat(heard.json().at("/rulings/0").has("accounting")).isFalse();
    assertThat(MAPPER.readTree(heard.text())).isEqualTo(heard.json());
  }

  @Test
  void a_case_may_be_an_object_too() {
    Map<String, Object> board =
        Map.of(
            "players", List.of(Map.of("id", "ann"), Map.of("id", "bob")),
            "permanents",
                List.of(
                    Map.of("id", "ox", "card", "Juggernaut", "controller", "ann", "tapped", true)),
            "moves",
                List.of(
                    Map.of(
                        "declareAttackers",
                        Map.of("attacks", List.of(Map.of("attacker", "ox", "target", "bob"))))));
    Heard heard = model.call("judge_attack", Map.of("case", board));
    assertThat(heard.at("/rulings/0/decidedBy")).isEqualTo("508.1a");
    URI link = URI.create(heard.at("/link"));
    assertThat(site.get(link.getRawPath() + "?" + link.getRawQuery()).body())
        .contains("Juggernaut")
        .contains("508.1a");
  }

  @Test
  void a_question_is_answered_as_the_site_answers_it() {
    String question =
        "Bob has Ghostly Prison and I control Juggernaut with no untapped lands. Do I have to"
            + " attack?";
    Heard heard = model.call("judge_attack", Map.of("question", question));
    JsonNode asked =
        site.post(
                "/api/ask",
                "application/json",
                MAPPER.writeValueAsString(Map.of("question", question)))
            .json();
    assertThat(heard.at("/answer"))
        .isEqualTo(asked.path("answer").asString())
        .contains("CR 508.1d");
    assertThat(heard.json().path("understood")).isEqualTo(asked.path("understood"));
    assertThat(heard.at("/link")).isEqualTo(asked.path("link").asString());
  }

  @Test
  void what_is_not_understood_is_handed_back_with_what_to_do() {
    Heard heard =
        model.call(
            "judge_attack",
            Map.of("question", "I control Juggernaut. Bob florbs it. Do I have to attack?"));
    assertThat(heard.json().has("answer")).isFalse();
    assertThat(heard.at("/notUnderstood/0")).isEqualTo("Bob florbs it");
    assertThat(heard.at("/next")).contains("don't guess");
    assertThat(heard.at("/case/permanents/0/card")).isEqualTo("Juggernaut");
  }

  @Test
  void what_is_wrong_with_a_case_is_told_by_its_path() {
    Heard heard =
        model.call("judge_attack", Map.of("case", GOBLIN.replace("Crazed Goblin", "Crazd Goblin")));
    assertThat(heard.isError()).isTrue();
    assertThat(heard.at("/problems/0/path")).isEqualTo("permanents[0].card");
    assertThat(heard.at("/problems/0/message")).contains("Did you mean Crazed Goblin");
  }

  @Test
  void a_move_that_cannot_be_made_is_refused_with_the_rulings_before_it() {
    Heard heard =
        model.call(
            "judge_attack",
            Map.of("case", GOBLIN + "  - reselect: {creature: goblin, target: bob}\n"));
    assertThat(heard.isError()).isTrue();
    assertThat(heard.at("/problems/0/path")).isEqualTo("moves[1]");
    assertThat(heard.at("/rulings/0/decidedBy")).isEqualTo("508.1d");
  }

  @Test
  void arguments_that_no_tool_takes_are_named() {
    assertThat(model.call("judge_attack", Map.of()).at("/problems/0/message"))
        .contains("question")
        .contains("case");
    assertThat(
            model
                .call("judge_attack", Map.of("case", GOBLIN, "question", "May I?"))
                .at("/problems/0/message"))
        .contains("either");
    assertThat(model.call("get_rule", Map.of("rules", "508.1d")).at("/problems/0/message"))
        .contains("Did you mean rule?");
    assertThat(
            model
                .call("search_rules", Map.of("query", "goad", "kind", "poem"))
                .at("/problems/0/message"))
        .contains("rule, example");
  }

  @Test
  void rules_are_found_and_read() {
    Heard found = model.call("search_rules", Map.of("query", "attacks if able", "kind", "rule"));
    assertThat(found.at("/hits/0/rule")).isEqualTo("508.1d");
    assertThat(found.json().path("hits").size()).isLessThanOrEqualTo(6);
    Heard rule = model.call("get_rule", Map.of("rule", "508.8"));
    assertThat(rule.at("/text"))
        .isEqualTo(site.get("/api/rules/latest/508.8").json().path("text").asString());
    Heard none = model.call("get_rule", Map.of("rule", "506.7a"));
    assertThat(none.isError()).isTrue();
    assertThat(none.at("/error")).contains("506.8a");
    assertThat(model.call("get_rule", Map.of("rule", "508.1l")).at("/problems/0/message"))
        .contains("508.1k comes right before 508.1m");
  }

  @Test
  void an_old_number_is_resolved() {
    Heard heard = model.call("resolve_citation", Map.of("rule", "508.3d", "edition", "2021-11-19"));
    assertThat(heard.at("/today/0/rule")).isEqualTo("508.3f");
    assertThat(heard.at("/says")).contains("today’s 508.3d is another rule");
    assertThat(
            model
                .call("resolve_citation", Map.of("rule", "508.3d", "edition", "1066-10-14"))
                .at("/problems/0/path"))
        .isEqualTo("edition");
  }

  @Test
  void a_text_is_checked() {
    Heard heard =
        model.call(
            "check_text",
            Map.of(
                "text",
                "Creatures must attack if able (508.1d). That was 508.3d in 2021: “Whenever it"
                    + " attacks and isn't blocked”. Rule 508.9 says so.",
                "format",
                "text"));
    assertThat(heard.json().path("citations").asInt()).isEqualTo(3);
    assertThat(heard.json().path("wrong").valueStream().map(one -> one.path("rule").asString()))
        .contains("508.9")
        .doesNotContain("508.1d");
  }

  @Test
  void cards_and_texts_are_read() {
    Heard card = model.call("read_card", Map.of("card", "Juggernaut"));
    assertThat(card.at("/effects/0/rule")).isEqualTo("508.1d");
    assertThat(model.call("read_card", Map.of("card", "Jugernaut")).at("/nearest/0"))
        .isEqualTo("Juggernaut");
    Heard text =
        model.call("read_card", Map.of("text", "Creatures your opponents control can't attack."));
    assertThat(text.at("/effects/0/kind")).isEqualTo("restriction");
  }

  @Test
  void rules_are_resources_of_any_edition() {
    List<String> addresses =
        model.asked().listResources().resources().stream().map(Resource::uri).toList();
    assertThat(addresses)
        .contains("casebook://cr/latest/508", "casebook://cr/latest/508.1d")
        .contains("casebook://schema/case")
        .hasSize(67 + 2 + 1);
    assertThat(read("casebook://cr/latest/508.8")).startsWith("508.8 If no creatures are declared");
    assertThat(read("casebook://cr/2021-12-01/508.3d"))
        .contains("isn’t blocked")
        .contains("2021-11-19");
    assertThat(MAPPER.readTree(read("casebook://schema/case")))
        .isEqualTo(site.get("/schemas/case.json").json());
    assertThatThrownBy(() -> read("casebook://cr/latest/508.99"))
        .isInstanceOf(McpError.class)
        .hasMessageContaining("has no 508.99");
  }

  private String read(String address) {
    return ((TextResourceContents)
            model
                .asked()
                .readResource(ReadResourceRequest.builder(address).build())
                .contents()
                .getFirst())
        .text();
  }

  @Test
  void the_tools_are_offered_with_what_they_take() {
    List<Tool> tools = model.asked().listTools().tools();
    assertThat(tools)
        .extracting(Tool::name)
        .containsExactlyInAnyOrder(
            "judge_attack",
            "search_rules",
            "get_rule",
            "resolve_citation",
            "check_text",
            "read_card");
    assertThat(tools)
        .allSatisfy(tool -> {
          assertThat(tool.description()).isNotBlank();
          assertThat(tool.annotations().readOnlyHint()).isTrue();
          MAPPER
              .<JsonNode>valueToTree(tool.inputSchema())
              .path("properties")
              .forEach(field -> assertThat(field.path("description").asString()).isNotBlank());
        });
    assertThat(words(tools, "search_rules", "kind"))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Kind.values()).map(Kind::label).toList());
    assertThat(words(tools, "check_text", "format"))
        .containsExactlyInAnyOrderElementsOf(
            Format.ofArticles().stream().map(Format::label).toList());
    assertThat(model.asked().getServerInstructions()).contains("judge_attack");
  }

  private static Stream<String> words(List<Tool> tools, String tool, String field) {
    return tools.stream()
        .filter(one -> one.name().equals(tool))
        .map(one -> MAPPER.<JsonNode>valueToTree(one.inputSchema()))
        .flatMap(schema -> schema.at("/properties/" + field + "/enum").valueStream())
        .map(JsonNode::asString);
  }

  @Test
  void work_that_takes_too_long_is_an_error_that_says_what_to_make_smaller() {
    try (var slow =
            new RunningSite(
                Casebook.builtIn(StoppedClock.OCTOBER_2026),
                new Workers(1, 4, Duration.ofMillis(20)));
        var asked = client(slow)) {
      Heard heard = asked.call("judge_attack", Map.of("case", LARGE));
      assertThat(heard.isError()).isTrue();
      assertThat(heard.at("/error")).contains("no answer").contains("leave out permanents");
      Map<String, Object> words =
          Map.of("question", "I have 90000 Juggernauts. Bob has Ghostly Prison. Must I attack?");
      Heard question = asked.call("judge_attack", words);
      while (question.at("/error").contains("Try again in a few seconds")) {
        question = asked.call("judge_attack", words);
      }
      assertThat(question.at("/error")).contains("Ask about fewer permanents");
    }
  }

  @Test
  void a_request_that_is_no_message_is_refused() throws Exception {
    RunningSite.Answer unreadable = site.post("/mcp", "application/json", "[1, 2");
    assertThat(unreadable.status()).isEqualTo(400);
    assertThat(unreadable.json().at("/error/code").asInt()).isEqualTo(-32700);
    assertThat(unreadable.json().at("/error/message").asString()).contains("jsonrpc");
    assertThat(site.post("/mcp", "application/yaml", PING).status()).isEqualTo(415);
    assertThat(site.post("/mcp", "application/json", " ".repeat((1 << 20) + 1)).status())
        .isEqualTo(413);
    assertThat(site.get("/mcp").status()).isEqualTo(405);
    String told = "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}";
    RunningSite.Answer taken = site.post("/mcp", "application/json", told);
    assertThat(taken.status()).isEqualTo(202);
    assertThat(taken.body()).isEmpty();
    String unknown = PING.replace("ping", "dance");
    assertThat(site.post("/mcp", "application/json", unknown).json().at("/error/code").asInt())
        .isEqualTo(-32601);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ", \"params\": null",
        ", \"params\": []",
        ", \"params\": \"get_rule\"",
        ", \"params\": {}",
        ", \"params\": {\"name\": 5}",
        ", \"params\": {\"name\": [\"get_rule\"]}",
        ", \"params\": {\"name\": \"get_rule\", \"arguments\": \"508.1d\"}",
        ", \"params\": {\"name\": \"get_rule\", \"arguments\": [1]}",
        ", \"params\": {\"name\": \"no_tool\", \"arguments\": {}}",
      })
  void a_call_with_wrong_parameters_is_answered_under_its_id(String params) {
    String call =
        "{\"jsonrpc\": \"2.0\", \"id\": \"q7\", \"method\": \"tools/call\"%s}".formatted(params);
    JsonNode answer = site.post("/mcp", "application/json", call).json();
    assertThat(answer.path("id").asString()).as(answer + "").isEqualTo("q7");
    assertThat(answer.at("/error/code").asInt()).as(answer + "").isEqualTo(-32602);
    assertThat(answer.at("/error/message").asString()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(strings = {"resources/read", "initialize", "tools/list", "resources/list"})
  void no_method_fails_for_want_of_parameters(String method) {
    for (String params : List.of("", ", \"params\": 5", ", \"params\": {\"uri\": []}")) {
      String call =
          "{\"jsonrpc\": \"2.0\", \"id\": 8, \"method\": \"%s\"%s}".formatted(method, params);
      RunningSite.Answer answer = site.post("/mcp", "application/json", call);
      assertThat(answer.status()).as(call).isEqualTo(200);
      assertThat(answer.json().path("id").asInt()).as(answer.body()).isEqualTo(8);
      assertThat(answer.json().at("/error/code").asInt(-32602)).as(answer.body()).isEqualTo(-32602);
    }
  }

  @Test
  void a_notification_with_wrong_parameters_is_passed_over() {
    String told =
        "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\", \"params\": 5}";
    assertThat(site.post("/mcp", "application/json", told).status()).isIn(202, 400);
  }

  @Test
  void pages_of_other_sites_and_unknown_versions_are_refused() throws Exception {
    assertThat(ping("Origin", "http://127.0.0.1:" + site.port()).statusCode()).isEqualTo(200);
    assertThat(ping("Origin", "https://example.org").statusCode()).isEqualTo(403);
    assertThat(ping("MCP-Protocol-Version", "2025-06-18").statusCode()).isEqualTo(200);
    HttpResponse<String> unknown = ping("MCP-Protocol-Version", "1999-01-01");
    assertThat(unknown.statusCode()).isEqualTo(400);
    assertThat(unknown.body()).contains("2025-06-18");
  }

  private HttpResponse<String> ping(String header, String value)
      throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      return client.send(
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site.port() + "/mcp"))
              .header("Content-Type", "application/json")
              .header(header, value)
              .POST(BodyPublishers.ofString(PING))
              .build(),
          BodyHandlers.ofString());
    }
  }
}
