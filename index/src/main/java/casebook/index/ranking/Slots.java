package casebook.index.ranking;

import casebook.index.text.Entry;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which entries are texts of the same thing. */
public final class Slots {

  private static final int NONE = -1;

  private final int[] byPlace;
  private final int count;

  public Slots(List<Entry> entries) {
    Map<Entry.Slot, Integer> known = new HashMap<>();
    this.byPlace =
        entries.stream()
            .mapToInt(entry ->
                entry
                    .slot()
                    .map(slot -> {
                      int next = known.size();
                      return known.computeIfAbsent(slot, _ -> next);
                    })
                    .orElse(NONE))
            .toArray();
    this.count = known.size();
  }

  /** The slot of the entry with a place; negative if it has none. */
  int at(int place) {
    return byPlace[place];
  }

  /** Room for a place in each slot, as yet negative. */
  int[] empty() {
    int[] places = new int[count];
    Arrays.fill(places, NONE);
    return places;
  }
}
