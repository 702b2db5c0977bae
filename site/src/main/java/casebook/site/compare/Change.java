package casebook.site.compare;

import casebook.site.catalogue.Spelling;
import casebook.site.output.Json;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The difference between the first and the second answer to a case.
 *
 * @param line the case's line; 0 where it stands on none
 * @param aspect the most important of what they differ in
 * @param before the verdict, with the rule that decides
 * @param rules the sub-rules by which something else is found, or that decide
 * @param cards the cards whose texts that is about
 * @param json the case
 */
public record Change(
    int line,
    Aspect aspect,
    String before,
    String after,
    Set<String> rules,
    Set<String> cards,
    String json)
    implements Serializable {
  private static final long serialVersionUID = 1;
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /**
   * Compares two answers; empty where they say the same.
   *
   * @param json the case
   * @param first an answer to it on a line of JSON, whole or short
   * @param second the other answer
   */
  public static Optional<Change> of(int line, String json, String first, String second) {
    if (first.equals(second)) {
      return Optional.empty();
    }
    AnswerTold before = AnswerTold.of(first);
    AnswerTold after = AnswerTold.of(second);
    return aspect(before, after)
        .map(aspect ->
            new Change(
                line,
                aspect,
                words(before),
                words(after),
                rules(before, after),
                cards(before, after, json),
                json));
  }

  private static Optional<Aspect> aspect(AnswerTold before, AnswerTold after) {
    if (!before.verdict().equals(after.verdict())) {
      return Optional.of(Aspect.VERDICT);
    }
    if (!before.decidedBy().equals(after.decidedBy())) {
      return Optional.of(Aspect.DECIDED_BY);
    }
    boolean isOfOneEdition = before.edition().equals(after.edition());
    for (Aspect aspect : Aspect.values()) {
      boolean counts = aspect != Aspect.WORDS || isOfOneEdition;
      if (counts && !Objects.equals(before.aspects().get(aspect), after.aspects().get(aspect))) {
        return Optional.of(aspect);
      }
    }
    return Optional.empty();
  }

  private static String words(AnswerTold told) {
    return told.decidedBy()
        .map(rule -> "%s (%s)".formatted(told.verdict(), rule))
        .orElse(told.verdict());
  }

  private static Set<String> rules(AnswerTold before, AnswerTold after) {
    var rules = new TreeSet<String>();
    if (!before.decidedBy().equals(after.decidedBy())) {
      before.decidedBy().ifPresent(rules::add);
      after.decidedBy().ifPresent(rules::add);
    }
    different(before.findings(), after.findings()).forEach(one -> rules.add(one.rule()));
    rules.remove("");
    return rules;
  }

  private static List<AnswerTold.Found> different(
      Set<AnswerTold.Found> before, Set<AnswerTold.Found> after) {
    var different = new ArrayList<AnswerTold.Found>();
    before.stream().filter(one -> !after.contains(one)).forEach(different::add);
    after.stream().filter(one -> !before.contains(one)).forEach(different::add);
    return different;
  }

  private static Set<String> cards(AnswerTold before, AnswerTold after, String json) {
    var sources = new LinkedHashSet<String>();
    different(before.findings(), after.findings()).forEach(one -> sources.add(one.source()));
    different(before.accounts(), after.accounts()).forEach(one -> sources.add(one.source()));
    sources.remove("");
    if (sources.isEmpty()) {
      return Set.of();
    }
    Map<String, String> names = names(json);
    var cards = new TreeSet<String>();
    for (String source : sources) {
      String entry = source.contains("#") ? source.substring(0, source.indexOf('#')) : source;
      cards.add(names.getOrDefault(source, names.getOrDefault(entry, source)));
    }
    return cards;
  }

  /** The cards of a case by the ids of their permanents; none where it is no JSON. */
  private static Map<String, String> names(String json) {
    var names = new HashMap<String, String>();
    try {
      for (JsonNode permanent : MAPPER.readTree(json).path("permanents")) {
        String card = permanent.path("card").asString(permanent.path("name").asString(""));
        names.put(permanent.path("id").asString(Spelling.plain(card, "-")), card);
      }
    } catch (JacksonException _) {
      return Map.of();
    }
    names.values().remove("");
    return names;
  }

  /** The change on a line of JSON, with its case. */
  String written() {
    return Json.object()
        .put("line", line)
        .put("changed", aspect.toString())
        .put("before", before)
        .put("after", after)
        .put("rules", rules)
        .put("cards", cards)
        .put("case", json)
        .compact();
  }

  /** The two verdicts, or the one that stayed and what else changed. */
  String group() {
    return before.equals(after)
        ? "%s, %s%s"
            .formatted(
                before, aspect.words(), rules.isEmpty() ? "" : " by " + String.join(", ", rules))
        : before + " → " + after;
  }
}
