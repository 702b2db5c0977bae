package casebook.site.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Asks a site of Casebook for rulings. It may be used by several threads at once. */
public final class CasebookClient {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final String VERSION = "application/vnd.casebook.v1+json";
  private static final int FIRST_REFUSAL = 400;

  private final URI site;
  private final HttpClient http = HttpClient.newHttpClient();

  /** Asks the site at an address, as {@code http://127.0.0.1:7070}. */
  public CasebookClient(URI site) {
    this.site = site;
  }

  /** A creature, and the player, planeswalker or battle that it attacks, by their ids. */
  public record Attack(String attacker, String target) {}

  /**
   * What can still be chosen, given what is: each creature with what it can attack.
   *
   * @param possible what some legal attack has that includes what is chosen
   * @param must what all of them have
   * @param complete whether there is one at all
   */
  public record Completions(
      SequencedMap<String, List<String>> possible,
      SequencedMap<String, List<String>> must,
      boolean complete) {}

  /**
   * A ruling on a declaration of attackers.
   *
   * @param verdict legal, illegal or undetermined
   * @param decidedBy the rule that decides; empty where it is legal
   * @param why the reasons, a sentence each
   * @param json all of it
   */
  public record Declared(String verdict, String decidedBy, List<String> why, JsonNode json) {}

  /** What is chosen already, and what can and must be chosen besides. */
  public Completions completions(JsonNode board, List<Attack> chosen)
      throws Refusal, IOException, InterruptedException {
    ObjectNode move = MAPPER.createObjectNode();
    ObjectNode asked = move.putObject("ask").putObject("completions").put("limit", 1);
    put(chosen, asked);
    JsonNode answer = ruling(board, move).path("answer");
    return new Completions(
        targets(answer.path("possible")),
        targets(answer.path("must")),
        !answer.path("attacks").isEmpty());
  }

  /** The ruling on a declaration of these attacks. */
  public Declared declared(JsonNode board, List<Attack> attacks)
      throws Refusal, IOException, InterruptedException {
    ObjectNode move = MAPPER.createObjectNode();
    put(attacks, move.putObject("declareAttackers"));
    JsonNode ruling = ruling(board, move);
    return new Declared(
        ruling.path("verdict").asString(),
        ruling.path("decidedBy").asString(""),
        StreamSupport.stream(ruling.path("why").spliterator(), false)
            .map(JsonNode::asString)
            .toList(),
        ruling);
  }

  private static void put(List<Attack> attacks, ObjectNode into) {
    ArrayNode list = into.putArray("attacks");
    attacks.forEach(
        one -> list.addObject().put("attacker", one.attacker()).put("target", one.target()));
  }

  private static SequencedMap<String, List<String>> targets(JsonNode list) {
    var targets = new LinkedHashMap<String, List<String>>();
    for (JsonNode one : list) {
      targets.put(
          one.path("attacker").asString(),
          StreamSupport.stream(one.path("targets").spliterator(), false)
              .map(JsonNode::asString)
              .toList());
    }
    return targets;
  }

  private JsonNode ruling(JsonNode board, ObjectNode move)
      throws Refusal, IOException, InterruptedException {
    ObjectNode judged = MAPPER.createObjectNode();
    judged.setAll((ObjectNode) board);
    judged.putArray("moves").add(move);
    return post("/api/rulings", judged).path("rulings").path(0);
  }

  /** What the site answers to GET at a path. */
  public JsonNode get(String path) throws Refusal, IOException, InterruptedException {
    return asked(request(path).GET());
  }

  /** What the site answers to POST at a path. */
  public JsonNode post(String path, JsonNode sent)
      throws Refusal, IOException, InterruptedException {
    return asked(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(sent.toString())));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(site.resolve(path)).header("Accept", VERSION);
  }

  private JsonNode asked(HttpRequest.Builder request)
      throws Refusal, IOException, InterruptedException {
    HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
    JsonNode said = MAPPER.readTree(answer.body());
    if (answer.statusCode() >= FIRST_REFUSAL) {
      throw new Refusal(said);
    }
    return said;
  }
}
