package casebook.index.meaning;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** How players ask for what other rules say than those on attacking. */
final class AskedElsewhere {

  private static final String FILE = "elsewhere.txt";
  private static final String COLON = ": ";
  private static final Pattern SEMICOLON = Pattern.compile("\\s*;\\s*");

  private AskedElsewhere() {}

  /** By the name that the complete rules have for it, or by a number, what players say. */
  static Map<String, List<String>> builtIn() {
    try (InputStream text = AskedElsewhere.class.getResourceAsStream(FILE)) {
      Map<String, List<String>> asked = new LinkedHashMap<>();
      new String(Objects.requireNonNull(text, FILE).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
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
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
