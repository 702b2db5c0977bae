package casebook.index.query;

import java.util.List;
import java.util.function.Predicate;

/** Finds the cards that a text names. */
@FunctionalInterface
public interface CardFinder {

  /** Knows no cards. */
  CardFinder NONE = (_, _) -> List.of();

  /**
   * The cards in the order of the text; where players call several cards so, all of them.
   *
   * @param isWord whether a word in lower case is one of the rules or of those who ask for them,
   *     and so no part of a name by itself
   */
  List<NamedCard> in(String text, Predicate<String> isWord);
}
