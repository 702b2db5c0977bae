package casebook.site.catalogue;

import casebook.index.words.Slips;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What players call cards: by their whole name, by a part of it, or by a name with slips in it. All
 * cards that may be meant are told, so that nobody need guess which one is.
 */
public final class Callings {

  /** One slip in this number of letters still leaves the same name. */
  private static final int LETTERS_FOR_A_SLIP = 5;

  private static final int MOST_SLIPS = 3;

  /** Shorter words with a slip are too much like others. */
  private static final int SHORTEST_MISSPELT = 6;

  private final Catalogue catalogue;
  private final NameWords names;

  Callings(Catalogue catalogue, NameWords names) {
    this.catalogue = catalogue;
    this.names = names;
  }

  /** What is known of the card with a name. */
  public Optional<CardFacts> card(String name) {
    return catalogue.find(name);
  }

  /** The card of just this name, in any letter case and without regard to punctuation. */
  public Optional<String> exact(List<String> words) {
    return catalogue.find(String.join(" ", words)).map(CardFacts::name);
  }

  /** Whether some name has the word. */
  public boolean hasWord(String word) {
    return names.has(word);
  }

  /** The cards with these words in a row in their names; none where there are very many. */
  public List<String> withPart(List<String> words) {
    String part = " " + String.join(" ", words) + " ";
    return words.stream()
        .map(names::with)
        .filter(with -> !with.isEmpty())
        .min((one, other) -> Integer.compare(one.size(), other.size()))
        .stream()
        .flatMap(List::stream)
        .filter(name -> (" " + Spelling.plain(name, " ") + " ").contains(part))
        .distinct()
        .toList();
  }

  /** The cards whose names are written most like these words, of which one is in no name. */
  public List<String> misspelt(List<String> words) {
    if (words.size() == 1) {
      String word = words.getFirst();
      return word.length() < SHORTEST_MISSPELT
          ? List.of()
          : names.allMostLike(word).stream()
              .flatMap(like ->
                  exact(List.of(like)).map(Stream::of).orElseGet(() -> names.with(like).stream()))
              .distinct()
              .toList();
    }
    String typed = String.join("", words);
    int most = Math.min(MOST_SLIPS, typed.length() / LETTERS_FOR_A_SLIP);
    List<String> best = new ArrayList<>();
    int fewest = most;
    List<String> candidates =
        words.stream()
            .flatMap(word ->
                names.has(word)
                    ? names.with(word).stream()
                    : names.allMostLike(word).stream().flatMap(like -> names.with(like).stream()))
            .distinct()
            .toList();
    for (String name : candidates) {
      int changes = Slips.between(typed, Spelling.plain(name, ""), most);
      if (changes < fewest) {
        best.clear();
        fewest = changes;
      }
      if (changes == fewest) {
        best.add(name);
      }
    }
    return List.copyOf(best);
  }
}
