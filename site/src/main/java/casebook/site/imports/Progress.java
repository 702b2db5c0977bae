package casebook.site.imports;

/** Is told how far something is that takes its time. */
@FunctionalInterface
public interface Progress {

  /** Tells nobody. */
  Progress UNSEEN = (_, _, _) -> {};

  /** What takes its time, in the order in which an import comes to it. */
  enum Work {
    /** Files of the Comprehensive Rules are read. */
    READING,
    /** It is worked out which rule of an edition became which of the next one. */
    COMPARING,
    /** The texts of rules are indexed. */
    INDEXING,
    /** The texts about cards are read and indexed. */
    INDEXING_CARDS
  }

  /** The number of steps done, of all; the last call for some work says all of all. */
  void at(Work work, int done, int all);
}
