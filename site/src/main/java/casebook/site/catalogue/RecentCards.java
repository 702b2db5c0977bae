package casebook.site.catalogue;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.jspecify.annotations.Nullable;

/**
 * The cards that were read of late, by the lines that they stand in. Boards of real cards name all
 * that there are, and to read one takes as long as to judge it; each has some 2 kB, which are given
 * back where memory is short.
 */
final class RecentCards {
  private static final int MOST = 40_000;

  private final Cache<Integer, CardFacts> cards =
      Caffeine.newBuilder().maximumSize(MOST).softValues().build();

  @Nullable CardFacts get(int line) {
    return cards.getIfPresent(line);
  }

  void put(int line, CardFacts card) {
    cards.put(line, card);
  }
}
