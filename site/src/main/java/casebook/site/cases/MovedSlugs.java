package casebook.site.cases;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
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
    try (InputStream text = MovedSlugs.class.getResourceAsStream(FILE)) {
      return read(
          new String(Objects.requireNonNull(text, FILE).readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
