package casebook.site.batch;

import java.util.TreeSet;

/**
 * How much is made and not taken yet. Where it is much, nothing is made but what is to be taken
 * next, so that there can be more than {@link #MOST} only by one chunk, and by what others are
 * making just then.
 */
final class Held {

  /** From this many characters on, whoever isn't next waits. */
  static final long MOST = 32L << 20;

  private final int mostChunks;
  private final TreeSet<Integer> chunks = new TreeSet<>();
  private long characters;
  private boolean isClosed;

  Held(int mostChunks) {
    this.mostChunks = mostChunks;
  }

  /**
   * Begins a chunk when there is a place for it.
   *
   * @param first the number of its first line
   * @return false where nothing is taken any more
   */
  synchronized boolean begin(int first) {
    try {
      while (!isClosed && (chunks.size() >= mostChunks || characters >= MOST)) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    chunks.add(first);
    return !isClosed;
  }

  /** Waits until more may be made; the first chunk that isn't taken never waits. */
  synchronized void await(int first) {
    try {
      while (!isClosed && characters >= MOST && chunks.first() != first) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  synchronized void add(int made) {
    characters += made;
  }

  /** What was made of a chunk is taken. */
  synchronized void end(int first, long made) {
    chunks.remove(first);
    characters -= made;
    notifyAll();
  }

  /** Whether lines are handed over one by one, because too many are held. */
  synchronized boolean isMuch() {
    return characters >= MOST / 2;
  }

  /** Nothing is taken any more, and nobody need wait. */
  synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
