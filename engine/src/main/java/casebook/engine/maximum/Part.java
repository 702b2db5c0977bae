package casebook.engine.maximum;

/**
 * Some kinds of a problem as a problem of their own: what the others do doesn't bear on them.
 *
 * @param kinds these kinds, and the counters and demands that are still open among them
 * @param open the attacks still open, as far as these creatures go
 * @param from the option of the whole that each option is
 * @param counters the counter of the whole that each counter is
 * @param worth what each option is worth
 */
// Read by the search; nobody compares parts.
@SuppressWarnings("ArrayRecordComponent")
record Part(Kinds kinds, Face open, int[] from, int[] counters, long[] worth) {

  /** Puts what is so of each option here in its place in the whole. */
  void put(int[] here, int[] whole) {
    for (int option = 0; option < from.length; option++) {
      whole[from[option]] = here[option];
    }
  }

  /** As {@link #put(int[], int[])}. */
  void put(long[] here, long[] whole) {
    for (int option = 0; option < from.length; option++) {
      whole[from[option]] = here[option];
    }
  }
}
