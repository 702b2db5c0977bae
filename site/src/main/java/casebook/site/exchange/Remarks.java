package casebook.site.exchange;

import casebook.site.exchange.Remark.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the remarks on a text. */
final class Remarks {

  /** The number of remarks that are shown. */
  private static final int MOST_TOLD = 200;

  private final Set<Remark> said = new LinkedHashSet<>();
  private final Map<String, Passed> passed = new LinkedHashMap<>();
  private boolean hasProblem;
  private int untold;

  /** Something that is left out several times for the same reason. */
  private record Passed(Piece first, String why, int times) {
    Passed again() {
      return new Passed(first, why, times + 1);
    }

    Remark remark(String what) {
      String often =
          switch (times) {
            case 1 -> "is";
            case 2 -> "(here and at one more place) is";
            default -> "(here and at %,d more places) is".formatted(times - 1);
          };
      return new Remark(
          Kind.NOTE, first.place(), "", "“%s” %s left out: %s".formatted(what, often, why));
    }
  }

  /** Adds a problem: nothing is converted. */
  void problem(Piece where, String message) {
    add(new Remark(Kind.PROBLEM, where.place(), "", message));
  }

  /** Adds a warning: the part may bear on the attack and isn't carried over. */
  void warning(Piece where, String message) {
    add(new Remark(Kind.WARNING, where.place(), "", message));
  }

  /** Adds a note on a part that doesn't bear on the attack. */
  void note(Piece where, String message) {
    add(new Remark(Kind.NOTE, where.place(), "", message));
  }

  /** Adds one note for all parts of this name, which don't bear on the attack. */
  void passOver(String what, Piece where, String why) {
    passed.merge(what, new Passed(where, why, 1), (before, _) -> before.again());
  }

  void add(Remark remark) {
    if (said.contains(remark)) {
      return;
    }
    boolean isFirstProblem = remark.kind() == Kind.PROBLEM && !hasProblem;
    if (said.size() < MOST_TOLD || isFirstProblem) {
      said.add(remark);
      hasProblem = hasProblem || isFirstProblem;
    } else {
      untold++;
    }
  }

  boolean hasProblem() {
    return hasProblem;
  }

  /** All remarks: problems first, then the others in the order of the text. */
  List<Remark> list() {
    var list = new ArrayList<>(said);
    passed.forEach((what, one) -> list.add(one.remark(what)));
    list.sort(Comparator.comparing(Remark::kind).thenComparing(Remark::place));
    if (untold > 0) {
      Remark last = list.getLast();
      list.add(
          new Remark(
              Kind.WARNING,
              last.place(),
              "",
              untold == 1
                  ? "There is one more remark."
                  : "There are %,d more remarks.".formatted(untold)));
    }
    return List.copyOf(list);
  }
}
