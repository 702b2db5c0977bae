package casebook.site.compare;

import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An answer to a case, taken apart: whole rulings or a short answer, as a line of JSON says it.
 *
 * @param verdict the verdict on all moves; that it can't be judged, where there is none
 * @param decidedBy the sub-rule that decides, by today's number
 * @param edition the edition that it names
 * @param findings what is found, each with its rule and source
 * @param accounts what became of each sentence, each with its source
 */
record AnswerTold(
    String verdict,
    Optional<String> decidedBy,
    Optional<String> edition,
    Set<Found> findings,
    Set<Found> accounts,
    Map<Aspect, JsonNode> aspects) {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String NOT_JUDGED = "can't be judged";

  /** The verdicts; the first that a move has is the verdict on all moves. */
  private static final List<String> VERDICTS = List.of("illegal", "undetermined", "legal");

  /** Fields that name the edition of a citation, which isn't part of the ruling. */
  private static final List<String> OF_EDITIONS =
      List.of("edition", "missing", "citations", "differences", "today", "decidedByToday", "line");

  /**
   * A finding or an account.
   *
   * @param rule by which rule, empty where none is named
   * @param source the permanent or effect whose text it is about, empty where there is none
   */
  record Found(String rule, String source, JsonNode whole) {}

  /** Reads a line of answers. */
  static AnswerTold of(String line) {
    JsonNode answer = MAPPER.readTree(line);
    return answer.has("rulings") ? whole(answer) : brief(answer);
  }

  /** The number of the case's line, where the answer names it. */
  static Optional<Integer> line(String answer) {
    JsonNode line = MAPPER.readTree(answer).path("line");
    return line.isInt() ? Optional.of(line.intValue()) : Optional.empty();
  }

  private static AnswerTold whole(JsonNode answer) {
    List<JsonNode> rulings = answer.path("rulings").valueStream().toList();
    String verdict =
        VERDICTS.stream()
            .filter(word -> rulings.stream().anyMatch(one -> text(one, "verdict").equals(word)))
            .findFirst()
            .orElse("legal");
    boolean isJudged = !answer.has("errors");
    Optional<String> decidedBy =
        rulings.stream()
            .filter(one -> text(one, "verdict").equals(verdict))
            .findFirst()
            .map(one -> one.path("decidedByToday").asString(text(one, "decidedBy")))
            .filter(rule -> !rule.isEmpty());
    var findings = new LinkedHashSet<Found>();
    var accounts = new LinkedHashSet<Found>();
    var numbers = NODES.arrayNode();
    var found = NODES.arrayNode();
    var nearest = NODES.arrayNode();
    var state = NODES.arrayNode();
    for (JsonNode ruling : rulings) {
      for (JsonNode finding : ruling.path("findings")) {
        Found one = finding(finding);
        findings.add(one);
        found.add(one.whole());
      }
      for (JsonNode account : ruling.path("accounting")) {
        accounts.add(account(account));
      }
      numbers.add(of(ruling, "requirements").remove(List.of("items", "obeyed", "maximum")));
      addNumbers(numbers, ruling);
      nearest.add(ruling.path("nearest"));
      state.add(of(ruling, "costs", "state", "answer", "orders"));
    }
    var aspects = new EnumMap<Aspect, JsonNode>(Aspect.class);
    aspects.put(Aspect.NUMBERS, numbers);
    aspects.put(Aspect.FINDINGS, found);
    aspects.put(Aspect.NEAREST, nearest);
    aspects.put(Aspect.STATE, state);
    aspects.put(Aspect.WORDS, withoutEditions(answer));
    return new AnswerTold(
        isJudged ? verdict : NOT_JUDGED,
        decidedBy,
        Optional.of(text(answer, "edition")).filter(edition -> !edition.isEmpty()),
        findings,
        accounts,
        aspects);
  }

  private static void addNumbers(ArrayNode numbers, JsonNode ruling) {
    JsonNode requirements = ruling.path("requirements");
    numbers.add(requirements.path("obeyed").asInt(0));
    numbers.add(requirements.path("maximum").asInt(0));
    numbers.add(text(ruling.path("legalAttacks"), "count"));
  }

  private static AnswerTold brief(JsonNode answer) {
    var findings = new LinkedHashSet<Found>();
    for (JsonNode rule : answer.path("failed")) {
      findings.add(new Found(rule.asString(""), "", rule));
    }
    var aspects = new EnumMap<Aspect, JsonNode>(Aspect.class);
    aspects.put(Aspect.NUMBERS, of(answer, "obeyed", "maximum", "legalAttacks"));
    aspects.put(Aspect.FINDINGS, of(answer, "failed"));
    aspects.put(Aspect.NEAREST, of(answer, "nearest"));
    aspects.put(Aspect.STATE, NODES.objectNode());
    aspects.put(Aspect.WORDS, withoutEditions(answer));
    return new AnswerTold(
        answer.has("errors") ? NOT_JUDGED : text(answer, "verdict"),
        Optional.of(text(answer, "decidedBy")).filter(rule -> !rule.isEmpty()),
        Optional.empty(),
        findings,
        Set.of(),
        aspects);
  }

  private static ObjectNode of(JsonNode from, String... fields) {
    ObjectNode some = NODES.objectNode();
    for (String field : fields) {
      if (from.has(field)) {
        some.set(field, from.path(field));
      }
    }
    return some;
  }

  private static String text(JsonNode object, String field) {
    return object.path(field).asString("");
  }

  private static Found finding(JsonNode finding) {
    ObjectNode whole = of(finding, "finding", "source", "about", "count");
    String rule = finding.path("today").asString(text(finding, "rule"));
    whole.put("rule", rule);
    return new Found(rule, text(finding, "source"), whole);
  }

  private static Found account(JsonNode account) {
    String source = account.path("permanent").asString(text(account, "effect"));
    return new Found(
        text(account, "rule"), source, of(account, "permanent", "effect", "text", "did"));
  }

  private static JsonNode withoutEditions(JsonNode value) {
    JsonNode copy = value.deepCopy();
    strip(copy);
    return copy;
  }

  private static void strip(JsonNode value) {
    if (value instanceof ObjectNode object) {
      object.remove(OF_EDITIONS);
    }
    for (Iterator<JsonNode> parts = value.iterator(); parts.hasNext(); ) {
      strip(parts.next());
    }
  }
}
