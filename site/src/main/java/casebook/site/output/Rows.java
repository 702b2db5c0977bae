package casebook.site.output;

import casebook.engine.board.Id;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Creatures of a stack that follow each other and of which the same is said, "goblin#3" to
 * "goblin#9". Where there are many creatures they are told together, as an answer would be too long
 * otherwise.
 *
 * @param first the first of them
 * @param count how many they are
 * @param said what is said of each
 */
record Rows<T>(Id first, int count, T said) {

  /** Up to this many creatures are listed one by one. */
  static final int MOST_ONE_BY_ONE = 1_000;

  /** More than any stack has. */
  private static final int LARGEST = 10_000_000;

  /** What is said of creatures, in its order: each by itself, or many together. */
  static <T> List<Rows<T>> of(Map<Id, T> said) {
    var rows = new ArrayList<Rows<T>>();
    if (said.size() <= MOST_ONE_BY_ONE) {
      said.forEach((id, what) -> rows.add(new Rows<>(id, 1, what)));
      return rows;
    }
    Id first = said.keySet().iterator().next();
    int count = 0;
    for (Map.Entry<Id, T> one : said.entrySet()) {
      Cancellation.check();
      boolean goesOn =
          count > 0
              && one.getValue().equals(said.get(first))
              && isFollowing(first, count, one.getKey());
      if (!goesOn && count > 0) {
        rows.add(new Rows<>(first, count, Objects.requireNonNull(said.get(first))));
      }
      first = goesOn ? first : one.getKey();
      count = goesOn ? count + 1 : 1;
    }
    rows.add(new Rows<>(first, count, Objects.requireNonNull(said.get(first))));
    return rows;
  }

  private static boolean isFollowing(Id first, int after, Id id) {
    return id.stack().equals(first.stack())
        && number(first) > 0
        && number(id) == number(first) + after;
  }

  /** Which of its stack it is; 0 where its name ends with no number. */
  private static int number(Id id) {
    String name = id.value();
    int number = 0;
    for (int place = id.stack().length() + 1; place < name.length(); place++) {
      int digit = name.charAt(place) - '0';
      boolean isDigit = digit >= (number == 0 ? 1 : 0) && digit <= 9;
      if (!isDigit || number > LARGEST) {
        return 0;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  /** The id, or the first and the last one: "goblin#3..goblin#9". */
  String range() {
    return count == 1
        ? first.value()
        : first + ".." + Id.ofStack(first.stack(), number(first) + count - 1);
  }

  /** The number of creatures, where it is more than one. */
  Json counted(Json json) {
    return count == 1 ? json : json.put("count", count);
  }
}
