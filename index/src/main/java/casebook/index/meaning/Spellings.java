package casebook.index.meaning;

import casebook.index.lucene.EntryIndex;
import casebook.index.words.OrdinaryWords;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the words of one query may be meant to be; each is looked up once, and not too many. */
final class Spellings {

  /** More words with slips than a question has; each costs a walk through all words. */
  private static final int MOST = 8;

  private final EntryIndex index;
  private final Map<String, Optional<String>> known = new HashMap<>();
  private final Map<String, Boolean> words = new HashMap<>();

  Spellings(EntryIndex index) {
    this.index = index;
  }

  /** The word of the texts that is most like one that they don't have. */
  Optional<String> mostLike(String form) {
    if (OrdinaryWords.has(form)) {
      return Optional.empty();
    }
    if (!known.containsKey(form)) {
      known.put(form, known.size() < MOST ? index.mostLike(form) : Optional.empty());
    }
    return known.getOrDefault(form, Optional.empty());
  }

  /** Whether it is a word, or one with a slip in it, that the texts have and that is no name. */
  boolean isWord(String form) {
    return words.computeIfAbsent(form, this::looksLikeWord);
  }

  private boolean looksLikeWord(String form) {
    return OrdinaryWords.has(form)
        || index.isWord(form)
        || mostLike(form).filter(index::isWord).isPresent();
  }
}
