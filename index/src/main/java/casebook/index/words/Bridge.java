package casebook.index.words;

import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.OwnFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** From the words that players use to those of the rules, and of cards, that mean the same. */
public final class Bridge {

  /**
   * Words of a query that the bridge knows.
   *
   * @param from index of the first of them among the words of the query
   * @param to index after the last of them
   * @param rulesWords what the rules say instead
   * @param cardsWords what cards say where that is something else
   */
  public record Crossing(int from, int to, List<Phrase> rulesWords, List<Phrase> cardsWords) {
    public Crossing {
      rulesWords = List.copyOf(rulesWords);
      cardsWords = List.copyOf(cardsWords);
    }

    /** Whether the word with this index is one of them. */
    public boolean covers(int word) {
      return from <= word && word < to;
    }
  }

  private static final Pattern LINE = Pattern.compile("([^=]+)=>([^=]+)(?:=>([^=]+))?");

  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  private static final Pattern BAR = Pattern.compile("\\s*\\|\\s*");

  /** Words that stand for others or point at them: whether they are said makes no difference. */
  private static final Set<String> POINTING =
      Set.of(
          ("a an any he her hers him his i it its my our she some that the their them these they"
                  + " this those we you your")
              .split(" "));

  /** What may stand between two words of the players': a pointing word or a helping verb. */
  private static final Set<String> BETWEEN =
      Stream.concat(
              POINTING.stream(),
              Stream.of(
                  "am", "are", "be", "been", "being", "get", "gets", "got", "is", "was", "were"))
          .collect(Collectors.toUnmodifiableSet());

  private static final Comparator<Plank> LONGEST_FIRST =
      Comparator.comparingInt((Plank plank) -> plank.words().size()).reversed();

  /** By the stem of the first of the players' words; the longest of them first. */
  private final Map<String, List<Plank>> planks = new HashMap<>();

  /** By the stem of a player's word: the single words, by their stems, that it stands for. */
  private final Map<String, Set<String>> standsFor = new HashMap<>();

  /** One line of the bridge for one of its players' words. */
  private record Plank(
      String text, List<Token> words, List<Phrase> rulesWords, List<Phrase> cardsWords) {}

  private Bridge(List<String> lines, RulesAnalyzer analyzer) {
    for (String line : lines) {
      Matcher parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw new IllegalArgumentException(line);
      }
      List<Phrase> rulesWords = phrases(parts.group(2), analyzer);
      List<Phrase> cardsWords =
          Optional.ofNullable(parts.group(3))
              .map(text -> phrases(text, analyzer))
              .orElse(List.of());
      COMMA
          .splitAsStream(parts.group(1).strip())
          .forEach(text -> {
            List<Token> said =
                analyzer.tokens(text).stream()
                    .filter(word -> !POINTING.contains(word.form()))
                    .toList();
            planks
                .computeIfAbsent(said.getFirst().term(), _ -> new ArrayList<>())
                .add(new Plank(text, said, rulesWords, cardsWords));
          });
    }
    planks
        .values()
        .forEach(list -> {
          list.sort(LONGEST_FIRST);
          list.stream().filter(plank -> plank.words().size() == 1).forEach(this::stand);
        });
  }

  /** What a player says in one word for one word of the rules is said for it in all phrases. */
  private void stand(Plank plank) {
    for (Phrase phrase : plank.rulesWords()) {
      if (phrase.words().size() == 1) {
        standsFor
            .computeIfAbsent(plank.words().getFirst().term(), _ -> new HashSet<>())
            .add(phrase.words().getFirst().term());
      }
    }
  }

  private static List<Phrase> phrases(String written, RulesAnalyzer analyzer) {
    return BAR.splitAsStream(written.strip()).map(text -> Phrase.of(text, analyzer)).toList();
  }

  /** The bridge that Casebook comes with. */
  public static Bridge builtIn(RulesAnalyzer analyzer) {
    String file = "bridge.txt";
    return new Bridge(new OwnFile(Bridge.class, file).entries().toList(), analyzer);
  }

  /** The players' words, and the single words that the rules have for them. */
  public List<String> words() {
    return planks.values().stream()
        .flatMap(List::stream)
        .flatMap(plank ->
            Stream.concat(
                Stream.of(plank.text()),
                plank.rulesWords().stream()
                    .filter(phrase -> phrase.words().size() == 1)
                    .map(Phrase::text)))
        .distinct()
        .toList();
  }

  /**
   * The places in a sequence of words where the bridge can be crossed, from left to right. A form
   * that the rules use means what it means there: "defending" is not "defender". Any other form of
   * a player's word will do.
   */
  public List<Crossing> crossings(List<Token> words, Predicate<String> isFormOfTheRules) {
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
    String first = words.get(at).term();
    List<Plank> possible =
        Stream.concat(Stream.of(first), standsFor.getOrDefault(first, Set.of()).stream().sorted())
            .distinct()
            .flatMap(word -> planks.getOrDefault(word, List.of()).stream())
            .sorted(LONGEST_FIRST)
            .toList();
    for (Plank plank : possible) {
      int to = end(plank.words(), words, at, isFormOfTheRules);
      if (to > at) {
        return Optional.of(new Crossing(at, to, plank.rulesWords(), plank.cardsWords()));
      }
    }
    return Optional.empty();
  }

  /** Where the words that are known end among those said; where they begin if these are others. */
  private int end(List<Token> known, List<Token> said, int at, Predicate<String> isFormOfTheRules) {
    int next = at;
    for (Token word : known) {
      int before = next;
      while (next > at
          && next < said.size()
          && BETWEEN.contains(said.get(next).form())
          && !isSaid(word, said.get(next), isFormOfTheRules)) {
        next++;
      }
      boolean isThere =
          next < said.size()
              && (isSaid(word, said.get(next), isFormOfTheRules)
                  || (next == before && standsFor(word, said.get(next))));
      if (!isThere) {
        return at;
      }
      next++;
    }
    return next;
  }

  /**
   * Whether a player's word is said for a known one. Beside a pointing word it isn't asked: "tapped
   * my guy" tells of something else than "tapped guy" does.
   */
  private boolean standsFor(Token known, Token said) {
    return standsFor.getOrDefault(said.term(), Set.of()).contains(known.term());
  }

  private static boolean isSaid(Token known, Token said, Predicate<String> isFormOfTheRules) {
    return known.form().equals(said.form())
        || (known.term().equals(said.term()) && !isFormOfTheRules.test(said.form()));
  }
}
