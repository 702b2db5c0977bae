package casebook.index;

import casebook.index.RulesAnalyzer.Token;
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
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** From the words that players use to the words of the rules that mean the same. */
final class Bridge {

  /**
   * Words of a query that the bridge knows.
   *
   * @param from index of the first of them among the words of the query
   * @param to index after the last of them
   * @param rulesWords what the rules say instead
   */
  record Crossing(int from, int to, List<Phrase> rulesWords) {
    Crossing {
      rulesWords = List.copyOf(rulesWords);
    }

    /** Whether the word with this index is one of them. */
    boolean covers(int word) {
      return from <= word && word < to;
    }
  }

  private static final Pattern LINE = Pattern.compile("([^=]+)=>([^=]+)");

  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  private static final Pattern BAR = Pattern.compile("\\s*\\|\\s*");

  /** By the stem of the first of the players' words; the longest of them first. */
  private final Map<String, List<Plank>> planks = new HashMap<>();

  /** One line of the bridge for one of its players' words. */
  private record Plank(List<Token> words, List<Phrase> rulesWords) {}

  private Bridge(List<String> lines, RulesAnalyzer analyzer) {
    for (String line : lines) {
      Matcher parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw new IllegalArgumentException(line);
      }
      List<Phrase> rulesWords =
          BAR.splitAsStream(parts.group(2).strip()).map(text -> Phrase.of(text, analyzer)).toList();
      COMMA
          .splitAsStream(parts.group(1).strip())
          .map(analyzer::tokens)
          .forEach(said ->
              planks
                  .computeIfAbsent(said.getFirst().term(), _ -> new ArrayList<>())
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

  /**
   * The places in a sequence of words where the bridge can be crossed, from left to right. A form
   * that the rules use means what it means there: "defending" is not "defender". Any other form of
   * a player's word will do.
   */
  List<Crossing> crossings(List<Token> words, Predicate<String> isFormOfTheRules) {
    List<Crossing> found = new ArrayList<>();
    int at = 0;
    while (at < words.size()) {
      Optional<Crossing> crossing = crossingAt(words, at, isFormOfTheRules);
      crossing.ifPresent(found::add);
      at = crossing.map(Crossing::to).orElse(at + 1);
    }
    return List.copyOf(found);
  }

  private Optional<Crossing> crossingAt(
      List<Token> words, int at, Predicate<String> isFormOfTheRules) {
    return planks.getOrDefault(words.get(at).term(), List.of()).stream()
        .filter(plank -> at + plank.words().size() <= words.size())
        .filter(plank ->
            IntStream.range(0, plank.words().size())
                .allMatch(i -> isSaid(plank.words().get(i), words.get(at + i), isFormOfTheRules)))
        .findFirst()
        .map(plank -> new Crossing(at, at + plank.words().size(), plank.rulesWords()));
  }

  private static boolean isSaid(Token known, Token said, Predicate<String> isFormOfTheRules) {
    return known.form().equals(said.form())
        || (known.term().equals(said.term()) && !isFormOfTheRules.test(said.form()));
  }
}
