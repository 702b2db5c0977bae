package casebook.site.words.search;

import casebook.index.text.Ground;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Official rulings on cards, in words. */
public final class OfficialWords {

  private OfficialWords() {}

  /** Which rules a ruling applies and how that is known; empty where it isn't. */
  public static String applies(Map<RuleNumber, Ground> rules) {
    Map<Ground, List<String>> byGround =
        rules.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getValue,
                    java.util.TreeMap::new,
                    Collectors.mapping(
                        applied -> applied.getKey().toString(), Collectors.toList())));
    return byGround.entrySet().stream()
        .map(
            one -> verb(one.getKey()) + " " + String.join(", ", one.getValue()) + how(one.getKey()))
        .collect(Collectors.joining("; "));
  }

  /** What a ruling does with a rule that is known so, as "Probably applies". */
  public static String verb(Ground ground) {
    return switch (ground) {
      case NAMED -> "Names";
      case EFFECTS_AND_WORDS -> "Applies";
      case WORDS -> "Probably applies";
    };
  }

  private static String how(Ground ground) {
    return switch (ground) {
      case NAMED -> "";
      case EFFECTS_AND_WORDS -> " (from the card’s effects and the ruling’s words)";
      case WORDS -> " (from the ruling’s words only)";
    };
  }
}
