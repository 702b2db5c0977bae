package casebook.site.ask;

import casebook.site.input.tree.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What keeps the case that a question was made into from being judged, in the words of players: who
 * asks has written no case.
 */
final class ProblemWords {
  /** What of a case a problem is about. */
  private static final Pattern PLACE = Pattern.compile("^(\\w+)\\[(\\d+)\\]");

  /** The fields that problems name, and what to ask of a card then. */
  private static final Map<String, String> QUESTIONS = new LinkedHashMap<>();

  static {
    QUESTIONS.put("affects", "What did %s target or choose, and is that on the battlefield?");
    QUESTIONS.put("permanent", "Is %s on the battlefield, and only one of that name?");
    QUESTIONS.put(
        "chosen", "What was chosen for %s? That can’t be told here: say it on the judge page.");
    QUESTIONS.put(
        "attachedTo", "What is %s attached to? It can’t be attached to that (301.5, 303.4a).");
    QUESTIONS.put("tapped: true", "Is what %s taps still tapped (701.26a)?");
    QUESTIONS.put(
        "counters", "What is on the battlefield after %s, and with which counters (704.5f)?");
  }

  private static final String OF_A_CARD =
      "What is so of %s can’t all be told here: build the board on the judge page.";

  private static final String IN_GENERAL =
      "What is told here can’t all be so: build the board on the judge page.";

  private ProblemWords() {}

  /** What to ask back. */
  static String question(Problem problem, JsonNode tree) {
    return card(problem, tree)
        .map(card ->
            QUESTIONS.entrySet().stream()
                .filter(one -> isAbout(problem, one.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(OF_A_CARD)
                .formatted(card))
        .orElse(IN_GENERAL);
  }

  private static boolean isAbout(Problem problem, String field) {
    return problem.message().contains("“" + field + "”") || problem.path().endsWith("." + field);
  }

  /** The card that it is about, as players call it. */
  private static Optional<String> card(Problem problem, JsonNode tree) {
    Matcher place = PLACE.matcher(problem.path());
    if (!place.find()) {
      return Optional.empty();
    }
    JsonNode node = tree.path(place.group(1)).path(Integer.parseInt(place.group(2)));
    return Stream.of("source", "card", "name")
        .filter(node::has)
        .map(field -> node.path(field).asString())
        .findFirst();
  }
}
