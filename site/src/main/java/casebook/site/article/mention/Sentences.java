package casebook.site.article.mention;

import casebook.site.wording.Words;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the sentences and paragraphs of an article begin and end. */
public final class Sentences {

  /** A paragraph ends, or an item of a list, a row, or a term with its description. */
  private static final Pattern BREAK =
      Pattern.compile(
          "\\n[ \\t>]*+\\n|(?:</?(?:p|li|h\\d|tr|div|blockquote)\\b|<dt\\b|</dd\\b)[^<>]*+>"
              + "|\\n(?=[ \\t>]*+(?:[-*+•]|\\d{1,2}[.)]|#{1,6})[ \\t])|\\n(?=[ \\t]*+\\|)",
          Pattern.CASE_INSENSITIVE);

  /** A point that ends no sentence is one of three, or of an abbreviation. */
  private static final Pattern END =
      Pattern.compile(
          "(?<![\\s.])(?<!\\b(?:e\\.g|i\\.e|cf|vs|etc|resp|no|C\\.R|CR))[.!?][)\\]”\"’'*_]*+(?=\\s|<|$)|"
              + BREAK.pattern(),
          Pattern.CASE_INSENSITIVE);

  private static final Pattern LINE = Pattern.compile("\\n");

  private final Spots breaks;
  private final Spots ends;
  private final Spots lines;

  Sentences(String article) {
    this.breaks = Spots.of(BREAK.matcher(article));
    this.ends = Spots.of(END.matcher(article));
    this.lines = Spots.of(LINE.matcher(article));
  }

  /** Where something stands in the article, in order. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Spots(int[] starts, int[] ends) {
    static Spots of(Matcher matcher) {
      var found = matcher.results().toList();
      return new Spots(
          found.stream().mapToInt(one -> one.start()).toArray(),
          found.stream().mapToInt(one -> one.end()).toArray());
    }

    /** How many are within a part. */
    int within(int from, int to) {
      return Math.max(0, firstAtLeast(ends, to + 1) - firstAtLeast(starts, from));
    }

    /** How many begin before a place. */
    int before(int place) {
      return firstAtLeast(starts, place);
    }

    private static int firstAtLeast(int[] sorted, int least) {
      int found = Arrays.binarySearch(sorted, least);
      return found >= 0 ? found : -found - 1;
    }
  }

  /** How many paragraphs end between two places. */
  int breaksWithin(int from, int to) {
    return breaks.within(from, to);
  }

  /** How many lines end between two places. */
  int linesWithin(int from, int to) {
    return lines.within(from, to);
  }

  /** How many sentences end between two places. */
  int endsWithin(int from, int to) {
    return ends.within(from, to);
  }

  /** The number of the sentence that a place is in. */
  int at(int place) {
    return ends.before(place);
  }

  /** The words of a sentence: the first, and the one after the last. */
  Span wordsOf(int sentence, Words words) {
    int from = sentence <= 0 ? 0 : words.firstFrom(ends.starts()[sentence - 1]);
    int to =
        sentence >= ends.starts().length ? words.size() : words.firstFrom(ends.starts()[sentence]);
    return new Span(from, Math.max(from, to));
  }

  /** Some words of the article, by their places among all words. */
  public record Span(int from, int to) {
    /** The length of the stretch, in characters. */
    public int size() {
      return to - from;
    }
  }
}
