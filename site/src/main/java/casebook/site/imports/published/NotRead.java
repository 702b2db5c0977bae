package casebook.site.imports.published;

import java.util.ArrayList;
import java.util.List;

/** The objects of a public file that can't be read, though they should be. */
final class NotRead {

  /** As many as somebody looks at. */
  private static final int TOLD = 20;

  private final List<String> told = new ArrayList<>();
  private int count;

  /**
   * Counts one.
   *
   * @param what a name for it, or "An object"
   */
  void add(Position where, String what, String why) {
    count++;
    if (told.size() < TOLD) {
      told.add("%s: %s (%s)".formatted(what, why, where));
    }
  }

  int count() {
    return count;
  }

  /** The first of them, each with its place and the reason. */
  List<String> told() {
    return List.copyOf(told);
  }
}
