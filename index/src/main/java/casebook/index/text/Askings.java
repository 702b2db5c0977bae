package casebook.index.text;

import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How players ask for what the rules of the newest edition say, in words that no rule has. */
public final class Askings {

  private static final Pattern LINE = Pattern.compile("(\\S+):\\s+(.+)");

  private static final Pattern SEMICOLON = Pattern.compile("\\s*;\\s*");

  private final Map<RuleNumber, List<String>> byRule = new LinkedHashMap<>();

  private Askings(List<String> lines) {
    for (String line : lines) {
      Matcher parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw new IllegalArgumentException(line);
      }
      List<String> phrases = SEMICOLON.splitAsStream(parts.group(2).strip()).toList();
      byRule.put(RuleNumber.parse(parts.group(1)), phrases);
    }
  }

  /** The askings that Casebook comes with. */
  public static Askings builtIn() {
    String file = "asked.txt";
    return new Askings(new OwnFile(Askings.class, file).entries().toList());
  }

  /** The rules that have some, in the order of the file. */
  public List<RuleNumber> rules() {
    return List.copyOf(byRule.keySet());
  }

  /** Everything that players say, one by one. */
  public List<String> all() {
    return byRule.values().stream().flatMap(List::stream).toList();
  }

  /** What players say for a rule, one by one. */
  public List<String> phrases(RuleNumber rule) {
    return byRule.getOrDefault(rule, List.of());
  }

  /** What players say for a rule, as one text; empty where nothing is known. */
  String of(RuleNumber rule) {
    return Optional.ofNullable(byRule.get(rule))
        .map(phrases -> String.join(".\n", phrases))
        .orElse("");
  }
}
