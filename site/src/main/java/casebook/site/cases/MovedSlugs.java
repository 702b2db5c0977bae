package casebook.site.cases;

import casebook.rules.OwnFile;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The slugs that published rulings once had, with those that they have now: a ruling is named after
 * its rule, and with an edition a rule may get another number.
 */
final class MovedSlugs {
  private static final String FILE = "moved.txt";
  private static final String LEADS_TO = " = ";

  private MovedSlugs() {}

  /** The table that comes with Casebook. */
  static Map<String, String> builtIn() {
    return read(new OwnFile(MovedSlugs.class, FILE).text());
  }

  private static Map<String, String> read(String text) {
    return text.lines()
        .filter(line -> !line.startsWith("#") && line.contains(LEADS_TO))
        .collect(
            Collectors.toUnmodifiableMap(
                line -> line.substring(0, line.indexOf(LEADS_TO)),
                line -> line.substring(line.indexOf(LEADS_TO) + LEADS_TO.length())));
  }
}
