package casebook.engine.maximum.model;

import java.util.Arrays;

/** Sorts creatures into kinds as they come: a table of hashes with the first creature of each. */
final class Partition {
  private static final int SMALLEST = 16;
  private static final int SPREAD = 0x9E3779B9;

  private final int[] kindOf;
  private int kinds;
  private int[] first = new int[SMALLEST];
  private int[] hashes = new int[SMALLEST];
  private int[] sizes = new int[SMALLEST];

  private final Likeness likeness;

  /** For each place of the table the number of a kind, counted from one; 0 where there is none. */
  private int[] table = new int[4 * SMALLEST];

  /** Whether two creatures are of one kind. */
  @FunctionalInterface
  interface Likeness {
    boolean areAlike(int one, int other);
  }

  Partition(int creatures, Likeness likeness) {
    kindOf = new int[creatures];
    this.likeness = likeness;
  }

  /**
   * Puts a creature into a kind.
   *
   * @param hash the same for creatures that are alike
   */
  void sort(int creature, int hash) {
    int place = place(hash);
    while (table[place] != 0) {
      int kind = table[place] - 1;
      if (hashes[kind] == hash && likeness.areAlike(creature, first[kind])) {
        sizes[kind]++;
        kindOf[creature] = kind;
        return;
      }
      place = (place + 1) & (table.length - 1);
    }
    if (kinds == first.length) {
      grow();
      place = free(hash);
    }
    first[kinds] = creature;
    hashes[kinds] = hash;
    sizes[kinds] = 1;
    kindOf[creature] = kinds;
    table[place] = ++kinds;
  }

  private int place(int hash) {
    return (hash * SPREAD) >>> (Integer.numberOfLeadingZeros(table.length) + 1);
  }

  private int free(int hash) {
    int place = place(hash);
    while (table[place] != 0) {
      place = (place + 1) & (table.length - 1);
    }
    return place;
  }

  private void grow() {
    first = Arrays.copyOf(first, 2 * kinds);
    hashes = Arrays.copyOf(hashes, 2 * kinds);
    sizes = Arrays.copyOf(sizes, 2 * kinds);
    table = new int[2 * table.length];
    for (int kind = 0; kind < kinds; kind++) {
      table[free(hashes[kind])] = kind + 1;
    }
  }

  /** The creatures of each kind, in their order; kinds in the order of their first ones. */
  int[][] members() {
    int[][] members = new int[kinds][];
    int[] next = new int[kinds];
    for (int kind = 0; kind < kinds; kind++) {
      members[kind] = new int[sizes[kind]];
    }
    for (int creature = 0; creature < kindOf.length; creature++) {
      int kind = kindOf[creature];
      members[kind][next[kind]++] = creature;
    }
    return members;
  }
}
