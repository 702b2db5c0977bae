package casebook.rules.history;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What words of a text went and came on the way to another one. */
public final class WordDifference {

  private static final Pattern TOKEN =
      Pattern.compile("\\s++|(?:[.'’-]{0,3}+[\\p{L}\\p{N}]++)++|\\S");

  /** What became of a piece of text. */
  public enum Fate {
    /** It stands in both texts. */
    KEPT,
    /** It stands in the older text only. */
    REMOVED,
    /** It stands in the newer text only. */
    ADDED
  }

  /** Words that have the same fate. */
  public record Piece(Fate fate, String text) {}

  private WordDifference() {}

  /**
   * The pieces of both texts in their order. Those kept and removed make up the older text but for
   * typography, those kept and added make up the newer one.
   */
  public static List<Piece> between(String older, String newer) {
    List<String> before = tokens(older);
    List<String> after = tokens(newer);
    List<String> plainBefore = before.stream().map(Substance::plain).toList();
    List<String> plainAfter = after.stream().map(Substance::plain).toList();
    int[][] common = common(plainBefore, plainAfter);
    var pieces = new ArrayList<Piece>();
    int i = 0;
    int j = 0;
    while (i < before.size() || j < after.size()) {
      if (i < before.size() && j < after.size() && plainBefore.get(i).equals(plainAfter.get(j))) {
        add(pieces, Fate.KEPT, after.get(j));
        i++;
        j++;
      } else if (j == after.size() || (i < before.size() && common[i + 1][j] >= common[i][j + 1])) {
        add(pieces, Fate.REMOVED, before.get(i));
        i++;
      } else {
        add(pieces, Fate.ADDED, after.get(j));
        j++;
      }
    }
    return List.copyOf(pieces);
  }

  private static List<String> tokens(String text) {
    return TOKEN.matcher(text).results().map(MatchResult::group).toList();
  }

  /** How many words two texts have in common from each pair of places on. */
  private static int[][] common(List<String> before, List<String> after) {
    var common = new int[before.size() + 1][after.size() + 1];
    for (int i = before.size() - 1; i >= 0; i--) {
      for (int j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private static void add(List<Piece> pieces, Fate fate, String text) {
    if (!pieces.isEmpty() && pieces.getLast().fate() == fate) {
      pieces.add(new Piece(fate, pieces.removeLast().text() + text));
    } else {
      pieces.add(new Piece(fate, text));
    }
  }
}
