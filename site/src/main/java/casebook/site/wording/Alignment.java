package casebook.site.wording;

import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The part of what is said that is most like a part of a rule, word by word, with the places where
 * they differ.
 *
 * @param same how many words that say something are the same
 * @param differences where they differ, in their order
 * @param rule the words of the rule from the first that is the same to the last one
 * @param said the words of what is said, likewise
 */
record Alignment(int same, List<Difference> differences, Range rule, Range said) {
  private static final int SAME = 10;
  private static final int SAME_LITTLE = 5;
  private static final int OPEN = 8;
  private static final int FURTHER = 1;
  private static final int NEVER = Integer.MIN_VALUE / 2;

  /** What comes before a place is the same word, a word of the rule, or one that is said. */
  private static final int MATCH = 0;

  private static final int OF_RULE = 1;
  private static final int SAID = 2;
  private static final int KINDS = 3;
  private static final int BEGIN = 3;

  /** Some words, by their places. */
  record Range(int from, int to) {}

  /** Words of the rule that were left out, and what is said there instead. */
  record Difference(Range rule, Range said) {}

  /** Aligns what is said with a rule. */
  static Alignment of(Tokens rule, Tokens said) {
    return new Reader(rule, said).read();
  }

  /** Fills the table of Smith, Waterman and Gotoh and reads the best way back. */
  private static final class Reader {
    private final Tokens rule;
    private final Tokens said;
    private final int width;
    private final int[][] before = new int[KINDS][];
    private final int[][] now = new int[KINDS][];

    /** Of each place and kind, the kind of what came before. */
    private final byte[] from;

    private int best;
    private int bestAt;

    Reader(Tokens rule, Tokens said) {
      this.rule = rule;
      this.said = said;
      this.width = rule.size() + 1;
      this.from = new byte[KINDS * width * (said.size() + 1)];
      for (int kind = 0; kind < KINDS; kind++) {
        before[kind] = new int[width];
        now[kind] = new int[width];
        Arrays.fill(before[kind], NEVER);
      }
    }

    Alignment read() {
      for (int i = 1; i <= said.size(); i++) {
        Cancellation.check();
        for (int kind = 0; kind < KINDS; kind++) {
          now[kind][0] = NEVER;
        }
        for (int j = 1; j < width; j++) {
          fill(i, j);
        }
        for (int kind = 0; kind < KINDS; kind++) {
          int[] kept = before[kind];
          before[kind] = now[kind];
          now[kind] = kept;
        }
      }
      return back();
    }

    private void fill(int i, int j) {
      String word = said.get(i - 1).word();
      int gains = word.equals(rule.get(j - 1).word()) ? worth(word) : NEVER;
      int at = KINDS * (i * width + j);
      now[MATCH][j] = Math.max(NEVER, gains + Math.max(0, put(at, MATCH, before, j - 1, 0)));
      if (gains > 0 && now[MATCH][j] == gains) {
        from[at] = BEGIN;
      }
      now[OF_RULE][j] = put(at, OF_RULE, now, j - 1, OPEN);
      now[SAID][j] = put(at, SAID, before, j, OPEN);
      if (now[MATCH][j] > best) {
        best = now[MATCH][j];
        bestAt = at;
      }
    }

    /** The best that can come before, which is noted; going on with what differs costs less. */
    private int put(int at, int kind, int[][] row, int j, int cost) {
      int most = NEVER;
      for (int previous = 0; previous < KINDS; previous++) {
        int paid = cost == 0 ? 0 : previous == MATCH ? cost : FURTHER;
        int value = row[previous][j] - paid;
        if (value > most) {
          most = value;
          from[at + kind] = (byte) previous;
        }
      }
      return most;
    }

    private static int worth(String word) {
      return Terms.saysLittle(word) ? SAME_LITTLE : SAME;
    }

    private Alignment back() {
      var differences = new ArrayList<Difference>();
      int i = bestAt / KINDS / width;
      int j = bestAt / KINDS % width;
      int lastSaid = i;
      int lastRule = j;
      int toSaid = i;
      int toRule = j;
      int same = 0;
      int kind = best == 0 ? BEGIN : MATCH;
      while (kind != BEGIN) {
        int previous = from[KINDS * (i * width + j) + kind];
        if (kind == MATCH) {
          if (i < toSaid || j < toRule) {
            differences.add(new Difference(new Range(j, toRule), new Range(i, toSaid)));
          }
          i--;
          j--;
          toSaid = i;
          toRule = j;
          same += Terms.saysLittle(said.get(i).word()) ? 0 : 1;
        } else if (kind == OF_RULE) {
          j--;
        } else {
          i--;
        }
        kind = previous;
      }
      return new Alignment(
          same, differences.reversed(), new Range(j, lastRule), new Range(i, lastSaid));
    }
  }
}
