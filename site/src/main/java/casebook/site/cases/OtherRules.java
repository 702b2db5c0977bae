package casebook.site.cases;

import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What rules are called that published rulings cite and that stand outside 506 and 508. Casebook
 * doesn't come with their texts, and so it says at least what they are about.
 *
 * @param read the edition in which the numbers were looked up
 * @param titles by number: those of sections, and of keywords within them
 */
public record OtherRules(LocalDate read, SortedMap<RuleNumber, String> titles) {
  private static final String FILE = "other-rules.txt";
  private static final String IS = " = ";
  private static final String READ = "read";

  public OtherRules {
    titles = Collections.unmodifiableSortedMap(new TreeMap<>(titles));
  }

  /** The table that comes with Casebook. */
  public static OtherRules builtIn() {
    return parsed(new OwnFile(OtherRules.class, FILE).text());
  }

  private static OtherRules parsed(String text) {
    var titles = new TreeMap<RuleNumber, String>();
    LocalDate read = LocalDate.EPOCH;
    for (String line : text.lines().filter(one -> !one.startsWith("#")).toList()) {
      int is = line.indexOf(IS);
      String name = line.substring(0, is);
      String value = line.substring(is + IS.length());
      if (name.equals(READ)) {
        read = LocalDate.parse(value);
      } else {
        titles.put(RuleNumber.parse(name), value);
      }
    }
    return new OtherRules(read, titles);
  }

  /** The title of a rule, or of the closest one that it stands under. */
  public Optional<String> title(RuleNumber rule) {
    return titles.entrySet().stream()
        .filter(entry -> rule.isWithin(entry.getKey()))
        .reduce((_, closest) -> closest)
        .map(Map.Entry::getValue);
  }
}
