package casebook.site.input.board;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The levels of a Class (716). They are gained in order (716.2a): what is of level 3 has become
 * level 2 before.
 */
final class ClassLevels {
  /** The highest level that a printed Class has. */
  static final int MOST = 3;

  /** A Class's level, and before a number that it is of that level or a greater one. */
  static final String LEVEL = "level";

  private static final Pattern REACHED =
      Pattern.compile("(?:it is |this class is )?level ?(\\d)(?: or greater)?");

  private ClassLevels() {}

  /** The condition that it is of a level or a greater one, in words or as cases call the fact. */
  static Optional<Condition> condition(String words) {
    Matcher matcher = REACHED.matcher(words);
    return matcher.matches()
        ? Optional.of(reached(Integer.parseInt(matcher.group(1))))
        : Optional.empty();
  }

  /** Settles what follows from the levels of which it is said that they are reached or not. */
  static void settle(Map<Condition, Boolean> settled) {
    for (int level = MOST; level > 2; level--) {
      if (Boolean.TRUE.equals(settled.get(reached(level)))) {
        settled.putIfAbsent(reached(level - 1), true);
      }
    }
    for (int level = 2; level < MOST; level++) {
      if (Boolean.FALSE.equals(settled.get(reached(level)))) {
        settled.putIfAbsent(reached(level + 1), false);
      }
    }
  }

  private static Condition reached(int level) {
    return new Condition.Exists(
        new Filter.Both(List.of(Filter.SELF, new Filter.HasFact(LEVEL + level))));
  }
}
