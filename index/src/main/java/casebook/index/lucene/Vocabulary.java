package casebook.index.lucene;

import casebook.index.words.FunctionWords;
import casebook.index.words.Slips;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.util.BytesRef;

/**
 * The words that a misspelt one may stand for. They are few enough to look at all that begin alike,
 * which takes less than Lucene needs to get ready for one word.
 */
final class Vocabulary {

  /** Shorter words have too many others like them. */
  private static final int SHORTEST = 5;

  /** The most letters of a word; longer ones would take long to compare. */
  private static final int LONGEST = 30;

  /** A word that fewer texts have is hardly the one that was meant. */
  private static final int COMMON = 2;

  /** From this length on a word may differ in two letters. */
  private static final int LONG_WORD = 8;

  /** A word, and how many texts have it. */
  private record Known(String word, int texts) {}

  /** Of two words that were typed as one, each has at least this many letters. */
  private static final int SHORTEST_OF_TWO = 4;

  /** With another word between them they are known by fewer. */
  private static final int SHORTEST_APART = 3;

  /** In a shorter part of a word a slip makes it too many others. */
  private static final int SHORTEST_WITH_SLIP = 5;

  /** No function word that stands between two others is longer. */
  private static final int LONGEST_BETWEEN = 4;

  private final IndexSearcher searcher;

  /** By the first letter, which hardly anybody gets wrong. */
  private final Map<Character, List<Known>> words = new HashMap<>();

  private final Map<String, Integer> texts = new HashMap<>();

  Vocabulary(IndexReader reader) throws IOException {
    searcher = new IndexSearcher(reader);
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
   * where there is none, the words that it is without the spaces.
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
    return best.or(() -> row(word));
  }

  /**
   * Words that stand in a row in some text and were typed as one, as "endofcombat", with at most
   * one slip in one of them, as "declarblockers": of several rows the one whose rarer word is
   * commonest.
   */
  private Optional<String> row(String word) {
    List<Row> rows = new ArrayList<>();
    for (int end = SHORTEST_APART; end <= word.length() - SHORTEST_APART; end++) {
      String first = word.substring(0, end);
      String rest = word.substring(end);
      if (Math.min(first.length(), rest.length()) >= SHORTEST_OF_TWO) {
        rows.addAll(rows(first, "", rest));
      }
      for (int of = 2; of <= LONGEST_BETWEEN && of + SHORTEST_APART <= rest.length(); of++) {
        if (FunctionWords.has(rest.substring(0, of))) {
          rows.addAll(rows(first, rest.substring(0, of), rest.substring(of)));
        }
      }
    }
    rows.sort(
        Comparator.comparing((Row row) -> !row.letters().equals(word))
            .thenComparing(Row::texts, Comparator.reverseOrder()));
    return rows.stream().filter(this::stands).findFirst().map(Row::toString);
  }

  /**
   * Words in a row.
   *
   * @param texts how many texts have the rarer one of the first and the last
   */
  private record Row(String first, String between, String last, int texts) {
    String letters() {
      return first + between + last;
    }

    @Override
    public String toString() {
      return first + (between.isEmpty() ? " " : " " + between + " ") + last;
    }
  }

  private List<Row> rows(String first, String between, String last) {
    List<Row> rows = new ArrayList<>();
    for (Known one : meant(first)) {
      for (Known other : meant(last)) {
        if (one.word().equals(first) || other.word().equals(last)) {
          int common = Math.min(one.texts(), other.texts());
          rows.add(new Row(one.word(), between, other.word(), common));
        }
      }
    }
    return rows;
  }

  /** The word itself if it is known, else those that it is with one slip. */
  private List<Known> meant(String part) {
    int common = texts.getOrDefault(part, 0);
    if (common > 0) {
      return List.of(new Known(part, common));
    }
    return part.length() < SHORTEST_WITH_SLIP
        ? List.of()
        : words.getOrDefault(part.charAt(0), List.of()).stream()
            .filter(known -> Slips.between(part, known.word(), 1) == 1)
            .toList();
  }

  private boolean stands(Row row) {
    try {
      return searcher.count(new PhraseQuery(Field.EXACT, row.toString().split(" "))) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static double likeness(String word, Known known, int slips) {
    int letters = Math.min(word.length(), known.word().length());
    return 1 - slips / (double) letters + known.texts() / (double) Integer.MAX_VALUE;
  }
}
