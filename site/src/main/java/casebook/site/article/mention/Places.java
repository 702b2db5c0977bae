package casebook.site.article.mention;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Where the lines of an article are; lines and columns are counted from 1. */
public final class Places {
  private final int[] lineStarts;

  private Places(int[] lineStarts) {
    this.lineStarts = lineStarts;
  }

  /** Those of an article. */
  public static Places of(String article) {
    return new Places(
        IntStream.concat(
                IntStream.of(0),
                IntStream.range(0, article.length())
                    .filter(at -> article.charAt(at) == '\n')
                    .map(at -> at + 1))
            .toArray());
  }

  /** The line that has a character of the article. */
  public int line(int at) {
    int found = Arrays.binarySearch(lineStarts, at);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** Its place on its line. */
  public int column(int at) {
    return at - lineStarts[line(at) - 1] + 1;
  }
}
