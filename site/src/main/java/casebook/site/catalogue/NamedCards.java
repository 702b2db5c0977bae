package casebook.site.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cards that a text names: the longest names first, where one is part of another. A name of one
 * word, as "Vigilance", is taken for a card only where it is the whole text.
 */
public final class NamedCards {

  /** No name has more words. */
  private static final int LONGEST_NAME = 12;

  /** Nobody names cards beyond so many words. */
  private static final int WORDS = 60;

  private NamedCards() {}

  /** The cards in the order of the text, each once. */
  public static List<CardFacts> in(String text, Catalogue catalogue) {
    List<String> words = new ArrayList<>(Arrays.asList(text.strip().split("\\s+", WORDS + 1)));
    while (words.size() > WORDS) {
      words.removeLast();
    }
    Map<String, CardFacts> found = new LinkedHashMap<>();
    int at = 0;
    while (at < words.size()) {
      int next = at + 1;
      for (int end = Math.min(words.size(), at + LONGEST_NAME); end > at; end--) {
        boolean mayBeOne = end - at > 1 || words.size() == 1;
        Optional<CardFacts> card =
            mayBeOne ? catalogue.find(String.join(" ", words.subList(at, end))) : Optional.empty();
        if (card.isPresent()) {
          found.putIfAbsent(card.get().name(), card.get());
          next = end;
          break;
        }
      }
      at = next;
    }
    return List.copyOf(found.values());
  }
}
