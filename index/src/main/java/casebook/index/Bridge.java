package casebook.index;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** From the words that players use to the words of the rules that mean the same. */
final class Bridge {

  /**
   * Words of a query that the bridge knows.
   *
   * @param from index of the first of them among the words of the query
   * @param to index after the last of them
   * @param rulesWords what the rules say instead, each a phrase
   */
  record Crossing(int from, int to, List<String> rulesWords) {
    Crossing {
      rulesWords = List.copyOf(rulesWords);
    }
  }

  private static final Pattern LINE = Pattern.compile("([^=]+)=>([^=]+)");

  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  private static final Pattern BAR = Pattern.compile("\\s*\\|\\s*");

  /** By the first word of the players' words; the longest of them first. */
  private final Map<String, List<Plank>> planks = new HashMap<>();

  /** One line of the bridge for one of its players' words. */
  private record Plank(List<String> words, List<String> rulesWords) {}

  private Bridge(List<String> lines, RulesAnalyzer analyzer) {
    for (String line : lines) {
      var parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw new IllegalArgumentException(line);
      }
      List<String> rulesWords = BAR.splitAsStream(parts.group(2).strip()).toList();
      COMMA
          .splitAsStream(parts.group(1).strip())
          .map(said -> terms(said, analyzer))
          .forEach(said ->
              planks
                  .computeIfAbsent(said.getFirst(), _ -> new ArrayList<>())
                  .add(new Plank(said, rulesWords)));
    }
    planks
        .values()
        .forEach(list ->
            list.sort(Comparator.comparingInt((Plank plank) -> plank.words().size()).reversed()));
  }

  /** The bridge that Casebook comes with. */
  static Bridge builtIn(RulesAnalyzer analyzer) {
    String file = "bridge.txt";
    try (InputStream text = Bridge.class.getResourceAsStream(file)) {
      String content =
          new String(Objects.requireNonNull(text, file).readAllBytes(), StandardCharsets.UTF_8);
      return new Bridge(
          content.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList(),
          analyzer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> terms(String text, RulesAnalyzer analyzer) {
    return analyzer.tokens(Field.TEXT, text).stream().map(RulesAnalyzer.Token::term).toList();
  }

  /** The places in a sequence of words where the bridge can be crossed, from left to right. */
  List<Crossing> crossings(List<String> words) {
    List<Crossing> found = new ArrayList<>();
    int at = 0;
    while (at < words.size()) {
      Optional<Crossing> crossing = crossingAt(words, at);
      crossing.ifPresent(found::add);
      at = crossing.map(Crossing::to).orElse(at + 1);
    }
    return List.copyOf(found);
  }

  private Optional<Crossing> crossingAt(List<String> words, int at) {
    List<String> rest = words.subList(at, words.size());
    return planks.getOrDefault(words.get(at), List.of()).stream()
        .filter(plank ->
            plank.words().size() <= rest.size()
                && plank.words().equals(rest.subList(0, plank.words().size())))
        .findFirst()
        .map(plank -> new Crossing(at, at + plank.words().size(), plank.rulesWords()));
  }
}
