package casebook.index.meaning;

import casebook.rules.OwnFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** How players ask for what other rules say than those on attacking. */
final class AskedElsewhere {

  private static final String FILE = "elsewhere.txt";
  private static final String COLON = ": ";
  private static final Pattern SEMICOLON = Pattern.compile("\\s*;\\s*");

  private AskedElsewhere() {}

  /** By the name that the complete rules have for it, or by a number, what players say. */
  static Map<String, List<String>> builtIn() {
    Map<String, List<String>> asked = new LinkedHashMap<>();
    new OwnFile(AskedElsewhere.class, FILE)
        .entries()
        .forEach(line -> {
          int colon = line.indexOf(COLON);
          if (colon < 0) {
            throw new IllegalArgumentException(FILE + ": " + line);
          }
          asked.put(
              line.substring(0, colon),
              SEMICOLON.splitAsStream(line.substring(colon + COLON.length()).strip()).toList());
        });
    return asked;
  }
}
