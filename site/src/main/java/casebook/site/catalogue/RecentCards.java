package casebook.site.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cards that were read of late, by the lines that they stand in. */
final class RecentCards {
  /** Some megabytes, and more cards than most boards of a day have. */
  private static final int MOST = 1000;

  private static final float LOAD = 0.75f;

  private final Map<Integer, CardFacts> cards =
      new LinkedHashMap<>(MOST, LOAD, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, CardFacts> eldest) {
          return size() > MOST;
        }
      };

  synchronized @Nullable CardFacts get(int line) {
    return cards.get(line);
  }

  synchronized void put(int line, CardFacts card) {
    cards.put(line, card);
  }
}
