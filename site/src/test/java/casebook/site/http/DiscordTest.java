package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.connection.TrustedProxies;
import casebook.site.discord.ApplicationKey;
import casebook.site.work.Workers;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Slash commands, sent and signed as Discord does it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DiscordTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final String PATH = "/discord/interactions";
  private static final String PING = "{\"type\": 1}";
  private static final int RAW_KEY = 32;
  private static final int ONLY_FOR_THE_ASKER = 64;

  private static final String GOBLIN =
      "{players: [{id: ann}, {id: bob}], permanents: [{id: goblin, card: Crazed Goblin, controller:"
          + " ann}, {id: bears, card: Grizzly Bears, controller: ann}, {card: Silent Arbiter,"
          + " controller: bob}], moves: [{declareAttackers: {attacks: [{attacker: bears, target:"
          + " bob}]}}]}";

  private final KeyPair keys = keys();
  private final RunningSite site = site(ApplicationKey.of(written(keys)));
  private final HttpClient client = HttpClient.newHttpClient();

  private static RunningSite site(Optional<ApplicationKey> key) {
    return new RunningSite(
        Casebook.builtIn(StoppedClock.OCTOBER_2026),
        new Settings(
            Duration.ofMinutes(1),
            Optional.of("https://example.org"),
            TrustedProxies.NONE,
            OptionalInt.empty(),
            key),
        new Workers(Duration.ofMinutes(1)));
  }

  @AfterAll
  void stop() {
    client.close();
    site.close();
  }

  private static KeyPair keys() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The public key as Discord shows it. */
  private static String written(KeyPair keys) {
    byte[] encoded = keys.getPublic().getEncoded();
    return HexFormat.of().formatHex(encoded, encoded.length - RAW_KEY, encoded.length);
  }

  private String signature(String text) throws GeneralSecurityException {
    Signature signature = Signature.getInstance("Ed25519");
    signature.initSign(keys.getPrivate());
    signature.update(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(signature.sign());
  }

  private HttpResponse<String> send(String body, String signature, String timestamp)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site.port() + PATH))
            .header("Content-Type", "application/json")
            .header("X-Signature-Ed25519", signature)
            .header("X-Signature-Timestamp", timestamp)
            .POST(BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString());
  }

  private static String now() {
    return Long.toString(Instant.now().getEpochSecond());
  }

  private JsonNode signed(String body) throws Exception {
    String now = now();
    HttpResponse<String> answer = send(body, signature(now + body), now);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return MAPPER.readTree(answer.body());
  }

  /** The message that a command is answered with. */
  private JsonNode command(String name, Map<String, String> options) throws Exception {
    List<Map<String, Object>> sent =
        options.entrySet().stream()
            .map(option ->
                Map.<String, Object>of(
                    "name", option.getKey(), "type", 3, "value", option.getValue()))
            .toList();
    JsonNode answer =
        signed(
            MAPPER.writeValueAsString(
                Map.of("type", 2, "data", Map.of("name", name, "type", 1, "options", sent))));
    assertThat(answer.path("type").asInt()).isEqualTo(4);
    assertThat(answer.at("/data/allowed_mentions/parse").isEmpty()).isTrue();
    assertThat(answer.at("/data/content").asString()).hasSizeBetween(1, 2_000);
    return answer.path("data");
  }

  @Test
  void a_ping_is_answered() throws Exception {
    assertThat(signed(PING).path("type").asInt()).isEqualTo(1);
  }

  @Test
  void what_is_not_signed_by_discord_just_now_is_refused() throws Exception {
    String now = now();
    String good = signature(now + PING);
    assertThat(send(PING, good, now).statusCode()).isEqualTo(200);
    assertThat(send("{\"type\": 2}", good, now).statusCode()).isEqualTo(401);
    assertThat(send(PING, "00".repeat(64), now).statusCode()).isEqualTo(401);
    assertThat(send(PING, "ff".repeat(64), now).statusCode()).isEqualTo(401);
    assertThat(send(PING, good.substring(2), now).statusCode()).isEqualTo(401);
    assertThat(send(PING, "no signature", now).statusCode()).isEqualTo(401);
    assertThat(send(PING, good, "yesterday").statusCode()).isEqualTo(401);
    String late = Long.toString(Instant.now().minusSeconds(600).getEpochSecond());
    assertThat(send(PING, signature(late + PING), late).statusCode()).isEqualTo(401);
    String early = Long.toString(Instant.now().plusSeconds(600).getEpochSecond());
    assertThat(send(PING, signature(early + PING), early).statusCode()).isEqualTo(401);
    RunningSite.Answer unsigned = site.post(PATH, "application/json", PING);
    assertThat(unsigned.status()).isEqualTo(401);
    assertThat(unsigned.type()).startsWith("application/problem+json");
    assertThat(unsigned.json().path("detail").asString()).contains("isn't signed");
  }

  @Test
  void a_rule_is_cited_with_its_text() throws Exception {
    assertThat(command("rule", Map.of("number", "508.8")).path("content").asString())
        .contains("If no creatures are declared as attackers")
        .contains("https://example.org/cr/2026-09-25/508.8");
    assertThat(
            command("rule", Map.of("number", "508.3d", "edition", "2021-12-01"))
                .path("content")
                .asString())
        .contains("isn’t blocked")
        .contains("/cr/2021-11-19/508.3d");
    assertThat(command("rule", Map.of("number", "508")).path("content").asString())
        .startsWith("508. Declare Attackers Step");
  }

  @Test
  void what_is_no_rule_is_told_to_the_asker_alone() throws Exception {
    JsonNode none = command("rule", Map.of("number", "506.7a"));
    assertThat(none.path("content").asString()).contains("506.8a");
    assertThat(none.path("flags").asInt()).isEqualTo(ONLY_FOR_THE_ASKER);
    assertThat(command("rule", Map.of("number", "508.1l")).path("content").asString())
        .contains("508.1k comes right before 508.1m");
    assertThat(
            command("rule", Map.of("number", "508.8", "edition", "1066-10-14"))
                .path("flags")
                .asInt())
        .isEqualTo(ONLY_FOR_THE_ASKER);
  }

  @Test
  void a_question_is_answered_with_its_board() throws Exception {
    JsonNode answer =
        command("ask", Map.of("question", "My Juggernaut is tapped. Can it attack Bob?"));
    assertThat(answer.path("content").asString())
        .startsWith("No, ")
        .contains("CR 508.1a")
        .contains("https://example.org/judge?case=");
    assertThat(answer.has("flags")).isFalse();
    JsonNode open =
        command(
            "ask",
            Map.of("question", "I control Juggernaut. @everyone florbs *it*. Must I attack?"));
    assertThat(open.path("content").asString()).contains("Not understood").contains("\\*it\\*");
    assertThat(open.path("flags").asInt()).isEqualTo(ONLY_FOR_THE_ASKER);
    assertThat(command("ask", Map.of("question", " ")).path("flags").asInt())
        .isEqualTo(ONLY_FOR_THE_ASKER);
  }

  @Test
  void a_board_is_judged_by_its_address_or_as_a_case() throws Exception {
    String judged = command("judge", Map.of("case", GOBLIN)).path("content").asString();
    assertThat(judged)
        .contains("**illegal**, [508.1d](https://example.org/cr/2026-09-25/508.1d)")
        .contains("Crazed Goblin must attack if able");
    String address = judged.substring(judged.lastIndexOf("https://"));
    assertThat(address).startsWith("https://example.org/judge?case=");
    assertThat(command("judge", Map.of("case", address)).path("content").asString())
        .isEqualTo(judged);
    JsonNode wrong = command("judge", Map.of("case", GOBLIN.replace("Crazed", "Crazd")));
    assertThat(wrong.path("content").asString()).contains("Did you mean Crazed Goblin");
    assertThat(wrong.path("flags").asInt()).isEqualTo(ONLY_FOR_THE_ASKER);
    assertThat(
            command("judge", Map.of("case", "https://example.org/judge?case=1.nonsense"))
                .path("content")
                .asString())
        .contains("no board");
  }

  @Test
  void what_is_no_command_is_refused() throws Exception {
    for (String body :
        List.of(
            "{\"type\": 2, \"data\": {\"name\": \"dance\"}}",
            "{\"type\": 3}",
            "[]",
            "{\"type\"",
            "{\"type\": \"two\"}")) {
      String now = now();
      assertThat(send(body, signature(now + body), now).statusCode()).as(body).isEqualTo(400);
    }
  }

  @Test
  void the_commands_that_are_registered_are_those_that_are_answered() throws Exception {
    JsonNode commands = site.get("/discord/commands.json").json();
    assertThat(commands.valueStream().map(one -> one.path("name").asString()))
        .containsExactlyInAnyOrder("rule", "judge", "ask");
    for (JsonNode command : commands) {
      String option = command.at("/options/0/name").asString();
      String name = command.path("name").asString();
      assertThat(command(name, Map.of(option, "508.8")).path("content").asString()).isNotBlank();
    }
  }

  @Test
  void without_a_key_there_is_nothing() {
    try (RunningSite without = site(Optional.empty())) {
      RunningSite.Answer answer = without.post(PATH, "application/json", PING);
      assertThat(answer.status()).isEqualTo(404);
      assertThat(answer.json().path("detail").asString()).contains("--discord-key");
    }
  }

  @Test
  void what_is_no_key_is_none() {
    assertThat(ApplicationKey.of(written(keys))).isPresent();
    assertThat(ApplicationKey.of(written(keys).substring(1))).isEmpty();
    assertThat(ApplicationKey.of("zz".repeat(RAW_KEY))).isEmpty();
  }
}
