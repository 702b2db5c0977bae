package casebook.site.catalogue;

import casebook.index.words.Slips;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of the names of cards: which names have one, and which word one was meant to be. */
final class NameWords {

  /** Shorter words have too many others like them. */
  private static final int SHORTEST_MISSPELT = 6;

  /** From this length on a word may have two slips. */
  private static final int LONG_WORD = 8;

  /** A word of more names than this says nothing. */
  private static final int MOST_NAMES = 60;

  private static final Pattern SPACE = Pattern.compile(" ");

  private final Map<String, List<String>> names = new HashMap<>();

  /** What stands before the comma in the names of legendary creatures, as "baird". */
  private final Map<String, List<String>> callings = new HashMap<>();

  /** The words by their first letter. */
  private final Map<Character, List<String>> byFirst = new HashMap<>();

  /** The names by their letters, in order. */
  private final NavigableMap<String, String> inOrder = new TreeMap<>();

  NameWords(Collection<String> all) {
    for (String name : all) {
      inOrder.putIfAbsent(Spelling.plain(name, " "), name);
      for (String word : SPACE.splitAsStream(Spelling.plain(name, " ")).toList()) {
        List<String> with = names.computeIfAbsent(word, _ -> new ArrayList<>());
        if (with.isEmpty() || !with.getLast().equals(name)) {
          with.add(name);
        }
      }
      int comma = name.indexOf(',');
      if (comma > 0) {
        callings
            .computeIfAbsent(Spelling.plain(name.substring(0, comma), " "), _ -> new ArrayList<>())
            .add(name);
      }
    }
    names.keySet().stream()
        .filter(word -> !word.isEmpty())
        .forEach(word -> byFirst.computeIfAbsent(word.charAt(0), _ -> new ArrayList<>()).add(word));
  }

  /** The names that have the word; none if they are too many. */
  List<String> with(String word) {
    List<String> all = names.getOrDefault(word, List.of());
    return all.size() <= MOST_NAMES ? all : List.of();
  }

  /** Whether some name has the word. */
  boolean has(String word) {
    return names.containsKey(word);
  }

  /** The names of which this is all that stands before a comma. */
  List<String> called(String words) {
    return callings.getOrDefault(words, List.of());
  }

  /** The names that begin so, in order. */
  List<String> beginningWith(String letters, int limit) {
    return inOrder.tailMap(letters, true).entrySet().stream()
        .takeWhile(entry -> entry.getKey().startsWith(letters))
        .limit(limit)
        .map(Map.Entry::getValue)
        .toList();
  }

  /** The names of which a word after the first begins so, or several words in a row do. */
  List<String> goingOnWith(String letters, int limit) {
    int last = letters.lastIndexOf(' ');
    Stream<String> likely =
        last < 0
            ? byFirst.getOrDefault(letters.charAt(0), List.of()).stream()
                .filter(word -> word.startsWith(letters))
                .sorted()
                .flatMap(word -> names.getOrDefault(word, List.of()).stream())
            : SPACE
                .splitAsStream(letters.substring(0, last))
                .map(word -> names.getOrDefault(word, List.of()))
                .min(Comparator.comparingInt(List::size))
                .stream()
                .flatMap(List::stream);
    return likely
        .filter(name -> Spelling.plain(name, " ").contains(" " + letters))
        .distinct()
        .limit(limit)
        .toList();
  }

  /** The word of a name that is most like one that no name has. */
  Optional<String> mostLike(String word) {
    if (word.length() < SHORTEST_MISSPELT) {
      return Optional.empty();
    }
    int most = word.length() < LONG_WORD ? 1 : 2;
    Optional<String> best = Optional.empty();
    int fewest = most + 1;
    for (String other : byFirst.getOrDefault(word.charAt(0), List.of())) {
      int changes = Slips.between(word, other, fewest - 1);
      if (changes < fewest) {
        best = Optional.of(other);
        fewest = changes;
        if (fewest == 0) {
          break;
        }
      }
      if (fewest == 1) {
        break;
      }
    }
    return best;
  }

  /**
   * The words of names that are most like one that no name has; none where none is much like it.
   */
  List<String> allMostLike(String word) {
    if (word.length() < SHORTEST_MISSPELT) {
      return List.of();
    }
    int fewest = word.length() < LONG_WORD ? 1 : 2;
    List<String> best = new ArrayList<>();
    for (String other : byFirst.getOrDefault(word.charAt(0), List.of())) {
      int changes = Slips.between(word, other, fewest);
      if (changes < fewest) {
        best.clear();
        fewest = changes;
      }
      if (changes == fewest) {
        best.add(other);
      }
    }
    return List.copyOf(best);
  }
}
