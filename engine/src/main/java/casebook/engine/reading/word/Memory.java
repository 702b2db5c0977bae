package casebook.engine.reading.word;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What one reader of the grammar found at the places of a sentence. Many readers begin with the
 * same phrase, so that without it each phrase would be read many times (packrat parsing).
 */
public final class Memory<T> {
  private final Map<Integer, Found<T>> byPlace = new HashMap<>();

  /**
   * What was found at a place.
   *
   * @param context what words like "it" meant then
   * @param end where the cursor stood afterwards
   */
  private record Found<T>(int context, Optional<T> result, int end) {}

  /** One that remembers nothing yet. */
  public Memory() {}

  /** Reads with the reader, unless it has read here with the same context. */
  public Optional<T> read(Cursor c, Function<Cursor, Optional<T>> reader) {
    int place = c.at();
    int context = c.context();
    Found<T> known = byPlace.get(place);
    if (known != null && known.context() == context) {
      c.moveTo(known.end());
      return known.result();
    }
    Optional<T> result = reader.apply(c);
    if (c.context() == context) {
      byPlace.put(place, new Found<>(context, result, c.at()));
    }
    return result;
  }
}
