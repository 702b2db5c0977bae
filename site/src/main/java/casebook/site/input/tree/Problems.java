package casebook.site.input.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Collects what is wrong with one case. */
public final class Problems {

  /** Nobody reads more at a time, and a list of them all could be larger than the case. */
  private static final int MOST_TOLD = 200;

  /** No board needs more words; reading them all takes well under a second. */
  private static final int LONGEST_TEXTS = 500_000;

  private final List<Problem> found = new ArrayList<>();
  private long texts;
  private int untold;

  /** Notes a problem, once. */
  public void add(String path, Place place, String message) {
    add(new Problem(path, place, message));
  }

  void add(Problem problem) {
    if (found.contains(problem)) {
      return;
    }
    if (found.size() < MOST_TOLD) {
      found.add(problem);
    } else {
      untold++;
    }
  }

  /**
   * Counts a rules text of the case, and says how long all of its rules texts may be together where
   * they are longer.
   */
  OptionalInt exceededBy(String rulesText) {
    texts += rulesText.length();
    return texts > LONGEST_TEXTS ? OptionalInt.of(LONGEST_TEXTS) : OptionalInt.empty();
  }

  /** Takes a problem back that another one explains. */
  void withdraw(Problem problem) {
    found.remove(problem);
  }

  /** Whether nothing is wrong so far. */
  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** The problems in the order of the text. */
  List<Problem> list() {
    var list = new ArrayList<>(found);
    list.sort(Comparator.comparing(Problem::place));
    if (untold > 0) {
      list.add(new Problem("", list.getLast().place(), "There are " + untold + " more problems."));
    }
    return List.copyOf(list);
  }
}
