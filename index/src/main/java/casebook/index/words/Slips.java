package casebook.index.words;

/** How far two words are from each other, in slips of somebody who types. */
public final class Slips {

  private Slips() {}

  /**
   * How many letters must be put in, left out, replaced or swapped with their neighbour to make one
   * word the other; anything above {@code most} where it is more than that.
   */
  public static int between(String one, String other, int most) {
    if (Math.abs(one.length() - other.length()) > most) {
      return most + 1;
    }
    int[] beforeLast = new int[other.length() + 1];
    int[] last = new int[other.length() + 1];
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      row[0] = i;
      int least = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = last[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
        if (i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > most) {
        return most + 1;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[other.length()];
  }
}
