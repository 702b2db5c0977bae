package casebook.engine.board;

import java.util.Locale;
import java.util.Map;

/** Types that older cards and files still state under names that the game has given up. */
public final class RenamedTypes {
  private static final Map<String, String> TODAY =
      Map.of(
          "tribal", "Kindred",
          "cephalid", "Octopus",
          "naga", "Snake",
          "viashino", "Lizard");

  private RenamedTypes() {}

  /** What a type is called today: the word itself, as it is written, for nearly all. */
  public static String today(String type) {
    return TODAY.getOrDefault(type.toLowerCase(Locale.ROOT), type);
  }
}
