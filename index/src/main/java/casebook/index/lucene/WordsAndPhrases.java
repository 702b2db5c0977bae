package casebook.index.lucene;

import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.PerFieldSimilarityWrapper;
import org.apache.lucene.search.similarities.Similarity;

/**
 * How much it counts that a text says something. Words are counted as {@link Field#WORDS} weighs
 * them; phrases, and words in just one form, where they stand.
 */
final class WordsAndPhrases extends PerFieldSimilarityWrapper {

  /** How soon a repeated word adds nothing: late, because {@link Field#WORDS} repeats them. */
  private static final float SATURATION_OF_WORDS = 3;

  /** A phrase is said or it isn't: repeating it adds little. */
  private static final float SATURATION_OF_PHRASES = 0.8f;

  /**
   * How much a long text loses, of 1. Less than the usual 0.75: a long rule is long because it says
   * more, not because it wanders from its subject.
   */
  private static final float LENGTH = 0.35f;

  private final Similarity words = new BM25Similarity(SATURATION_OF_WORDS, LENGTH);
  private final Similarity phrases = new BM25Similarity(SATURATION_OF_PHRASES, LENGTH);

  /** What players say for a rule is many short texts: how many others there are doesn't matter. */
  private final Similarity sayings = new BM25Similarity(SATURATION_OF_PHRASES, 0);

  @Override
  public Similarity get(String field) {
    return switch (field) {
      case Field.TEXT, Field.EXACT -> phrases;
      case Field.ASKED -> sayings;
      default -> words;
    };
  }
}
