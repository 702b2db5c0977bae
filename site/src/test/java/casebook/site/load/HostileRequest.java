package casebook.site.load;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * A request that costs far more to answer than to send.
 *
 * @param name what makes it costly
 */
public record HostileRequest(String name, String path, String type, String body) {
  private static final String JSON = "application/json";
  private static final String FORM = "application/x-www-form-urlencoded";

  private static final String ATTACKS = "This creature attacks each combat if able.";
  private static final String NO_ATTACK = "{\"declareAttackers\": {\"attacks\": []}}";

  private static final String THREE_PLAYERS =
      "{\"id\": \"ann\"}, {\"id\": \"bob\"}, {\"id\": \"cyd\"}";

  /** Every one that has kept the site busy once, and their like. */
  public static List<HostileRequest> all() {
    return Stream.of(boards(), questions(), articles(), pages())
        .<HostileRequest>flatMap(List::stream)
        .toList();
  }

  private static List<HostileRequest> boards() {
    String alone = "All creatures attack this turn if able.";
    return List.of(
        board("a million tokens", stack(1_000_000, ATTACKS), "", NO_ATTACK),
        board("a hundred thousand tokens that attack", stack(100_000, ATTACKS), "", NO_ATTACK),
        board("a hundred thousand tokens", stack(100_000, ""), "", NO_ATTACK),
        board("800 creatures of 136 kB", each(800, ATTACKS), "", NO_ATTACK),
        board(
            "50 enchantments on 1,000 tokens",
            stack(1_000, "") + ", " + times(50, enchantment()),
            "",
            NO_ATTACK),
        board("500 effects on 200 tokens", stack(200, ""), effects(500, alone), NO_ATTACK),
        board("250 effects on 200 tokens", stack(200, ""), effects(250, alone), NO_ATTACK),
        board("500 effects on 100 tokens", stack(100, ""), effects(500, alone), NO_ATTACK),
        board("1,000 declarations", stack(20, ATTACKS), "", times(1_000, NO_ATTACK)),
        board("200 declarations of 1,000", each(1_000, ATTACKS), "", times(200, NO_ATTACK)),
        board(
            "a player with 16,000 permanents leaves",
            stack(16_000, "").replace("ann", "bob"),
            "",
            "{\"change\": {\"player\": \"bob\", \"leavesGame\": true}}, " + NO_ATTACK),
        board("a text of 20,000 characters", stack(1, "if able ".repeat(2_500)), "", NO_ATTACK),
        board("lists within lists", "[".repeat(100_000), "", NO_ATTACK),
        new HostileRequest("a YAML of aliases", "/api/rulings", "application/yaml", aliases()));
  }

  private static List<HostileRequest> questions() {
    return List.of(
        board(
            "10,000 legal attacks",
            each(14, ""),
            "",
            ask("{\"legalAttacks\": {\"limit\": 10000}}")),
        board(
            "a billion legal attacks",
            each(14, ""),
            "",
            ask("{\"legalAttacks\": {\"limit\": 1000000000}}")),
        board(
            "200 times 10,000 legal attacks",
            each(14, ""),
            "",
            times(200, ask("{\"legalAttacks\": {\"limit\": 10000}}"))),
        board(
            "five times 10,000 legal attacks",
            each(14, ""),
            "",
            times(5, ask("{\"legalAttacks\": {\"limit\": 10000}}"))),
        board(
            "10,000 completions",
            each(14, ""),
            "",
            ask("{\"completions\": {\"attacks\": [], \"limit\": 10000}}")),
        json(
            "a question of 2,000 characters",
            "/api/ask",
            "{\"question\": \"Can " + "Grizzly Bears and ".repeat(110) + "attack?\"}"),
        json(
            "a text to read",
            "/api/read",
            "{\"text\": \"" + "Whenever ~ attacks, ".repeat(990) + "\"}"));
  }

  private static List<HostileRequest> articles() {
    String unknown = "this wording that no rule holds at all anywhere ".repeat(40);
    return List.of(
        article("700 citations", "/api/check", "508.1d ".repeat(700)),
        article("2,000 citations", "/api/check", "508.1d ".repeat(2_000)),
        article("a quotation of no rule", "/api/check", "508.1d says “" + unknown + "”."),
        article("200,000 letters", "/api/link", "a".repeat(200_000)),
        article("signs of an address", "/api/link", "a@".repeat(100_000)),
        article("8,000 lines of quotations", "/api/link", "> a\n".repeat(8_000)),
        article("quotations in each other", "/api/link", ">".repeat(8_000) + " a"),
        article("a template literal", "/api/check", "`" + "a${".repeat(6_000) + "`"),
        article("brackets without an end", "/api/check", "[".repeat(100_000)));
  }

  private static List<HostileRequest> pages() {
    String board = body("[".repeat(100_000), "", NO_ATTACK);
    return List.of(
        form("2,001 citations on a page", "/check", "text", "508.1d ".repeat(2_001)),
        form("600,000 letters on a page", "/link", "text", "a".repeat(600_000)),
        form("a deep case on a page", "/judge?do=load", "paste", board),
        form(
            "many creatures on a page", "/judge", "paste", body(each(800, ATTACKS), "", NO_ATTACK)),
        form("tokens on a page", "/judge", "paste", body(stack(100_000, ""), "", NO_ATTACK)));
  }

  private static HostileRequest board(
      String name, String permanents, String effects, String moves) {
    return json(name, "/api/rulings", body(permanents, effects, moves));
  }

  private static String body(String permanents, String effects, String moves) {
    return "{\"players\": [%s], \"permanents\": [%s], \"effects\": [%s], \"moves\": [%s]}"
        .formatted(THREE_PLAYERS, permanents, effects, moves);
  }

  private static HostileRequest article(String name, String path, String text) {
    String written = JsonMapper.shared().writeValueAsString(text);
    return json(name, path, "{\"text\": " + written + ", \"format\": \"markdown\"}");
  }

  private static HostileRequest form(String name, String path, String field, String text) {
    String fields = field + "=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
    return new HostileRequest(name, path, FORM, fields + "&format=markdown&do=load");
  }

  private static HostileRequest json(String name, String path, String body) {
    return new HostileRequest(name, path, JSON, body);
  }

  private static String ask(String question) {
    return "{\"ask\": " + question + "}";
  }

  private static String stack(int count, String text) {
    return creature("tokens", text).replace("}", ", \"count\": " + count + "}");
  }

  private static String each(int count, String text) {
    return IntStream.range(0, count)
        .mapToObj(number -> creature("c" + number, text))
        .collect(Collectors.joining(", "));
  }

  private static String creature(String id, String text) {
    return """
    {"id": "%s", "name": "Goblin %s", "types": ["Creature"], "power": 1, "toughness": 1,
     "token": true, "controller": "ann", "text": "%s"}\
    """
        .formatted(id, id, text);
  }

  private static String enchantment() {
    return """
    {"name": "War", "types": ["Enchantment"], "controller": "bob", "count": 1,
     "text": "All creatures attack each combat if able."}\
    """;
  }

  private static String effects(int count, String text) {
    return times(
        count, "{\"source\": \"War\", \"controller\": \"bob\", \"text\": \"" + text + "\"}");
  }

  private static String times(int many, String item) {
    return String.join(", ", Collections.nCopies(many, item));
  }

  /** What would be ten million items, were aliases read. */
  private static String aliases() {
    var text = new StringBuilder("a0: &a0 [x]\n");
    for (int level = 1; level <= 7; level++) {
      String alias = "*a" + (level - 1);
      text.append(
          "a%d: &a%d [%s]\n"
              .formatted(level, level, String.join(", ", Collections.nCopies(10, alias))));
    }
    return text.toString();
  }
}
