package casebook.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.util.BytesRef;

/**
 * The words that a misspelt one may stand for. They are few enough to look at all that begin alike,
 * which takes less than Lucene needs to get ready for one word.
 */
final class Vocabulary {

  /** Shorter words have too many others like them. */
  private static final int SHORTEST = 5;

  /** Longer ones are none, and take long to compare. */
  private static final int LONGEST = 30;

  /** A word that fewer texts have is hardly the one that was meant. */
  private static final int COMMON = 2;

  /** From this length on a word may differ in two letters. */
  private static final int LONG_WORD = 8;

  /** A word, and how many texts have it. */
  private record Known(String word, int texts) {}

  /** Of two words that were typed as one, each has so many letters. */
  private static final int SHORTEST_OF_TWO = 4;

  /** By the first letter, which hardly anybody gets wrong. */
  private final Map<Character, List<Known>> words = new HashMap<>();

  private final Map<String, Integer> texts = new HashMap<>();

  Vocabulary(IndexReader reader) throws IOException {
    Terms terms = MultiTerms.getTerms(reader, Field.SAID);
    if (terms != null) {
      TermsEnum each = terms.iterator();
      for (BytesRef term = each.next(); term != null; term = each.next()) {
        if (each.docFreq() >= COMMON) {
          String word = term.utf8ToString();
          words
              .computeIfAbsent(word.charAt(0), _ -> new ArrayList<>())
              .add(new Known(word, each.docFreq()));
          texts.put(word, each.docFreq());
        }
      }
    }
  }

  /**
   * The word that is most like one that isn't there: with the fewest slips, then the commonest;
   * where there is none, the two words that it is without the space.
   */
  Optional<String> mostLike(String word) {
    if (word.length() < SHORTEST || word.length() > LONGEST) {
      return Optional.empty();
    }
    int most = word.length() < LONG_WORD ? 1 : 2;
    Optional<String> best = Optional.empty();
    double bestScore = 0;
    for (Known known : words.getOrDefault(word.charAt(0), List.of())) {
      int slips = Slips.between(word, known.word(), most);
      if (slips <= most) {
        double score = likeness(word, known, slips);
        if (score > bestScore) {
          best = Optional.of(known.word());
          bestScore = score;
        }
      }
    }
    return best.or(() -> twoWords(word));
  }

  /** As "summoningsickness"; of several pairs the one whose rarer word is commonest. */
  private Optional<String> twoWords(String word) {
    Optional<String> best = Optional.empty();
    int most = 0;
    for (int end = SHORTEST_OF_TWO; end <= word.length() - SHORTEST_OF_TWO; end++) {
      String first = word.substring(0, end);
      String second = word.substring(end);
      int common = Math.min(texts.getOrDefault(first, 0), texts.getOrDefault(second, 0));
      if (common > most) {
        best = Optional.of(first + " " + second);
        most = common;
      }
    }
    return best;
  }

  private static double likeness(String word, Known known, int slips) {
    int letters = Math.min(word.length(), known.word().length());
    return 1 - slips / (double) letters + known.texts() / (double) Integer.MAX_VALUE;
  }
}
