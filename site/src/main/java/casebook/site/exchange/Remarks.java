package casebook.site.exchange;

import casebook.site.exchange.Remark.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what is to be said of a text. */
final class Remarks {

  /** Nobody reads more at a time. */
  private static final int MOST_TOLD = 200;

  private final List<Remark> said = new ArrayList<>();
  private final Map<String, Passed> passed = new LinkedHashMap<>();
  private int untold;

  /** What is left out again and again for the same reason. */
  private record Passed(Piece first, String why, int times) {
    Passed again() {
      return new Passed(first, why, times + 1);
    }

    Remark remark(String what) {
      String often = times == 1 ? "is" : "(here and at " + (times - 1) + " more places) is";
      return new Remark(
          Kind.NOTE, first.place(), "", "“%s” %s left out: %s".formatted(what, often, why));
    }
  }

  /** Something that can't be meant so. */
  void problem(Piece where, String message) {
    add(new Remark(Kind.PROBLEM, where.place(), "", message));
  }

  /** Something that may bear on the attack and isn't carried over. */
  void warning(Piece where, String message) {
    add(new Remark(Kind.WARNING, where.place(), "", message));
  }

  /** Something worth saying that doesn't bear on the attack. */
  void note(Piece where, String message) {
    add(new Remark(Kind.NOTE, where.place(), "", message));
  }

  /** Something that says nothing about the attack; it is told once, however often it stands. */
  void passOver(String what, Piece where, String why) {
    passed.merge(what, new Passed(where, why, 1), (before, _) -> before.again());
  }

  void add(Remark remark) {
    if (said.contains(remark)) {
      return;
    }
    boolean isFirstProblem = remark.kind() == Kind.PROBLEM && !hasProblem();
    if (said.size() < MOST_TOLD || isFirstProblem) {
      said.add(remark);
    } else {
      untold++;
    }
  }

  boolean hasProblem() {
    return said.stream().anyMatch(remark -> remark.kind() == Kind.PROBLEM);
  }

  /** All of them: what is wrong first, then in the order of the text. */
  List<Remark> list() {
    var list = new ArrayList<>(said);
    passed.forEach((what, one) -> list.add(one.remark(what)));
    list.sort(Comparator.comparing(Remark::kind).thenComparing(Remark::place));
    if (untold > 0) {
      Remark last = list.getLast();
      list.add(
          new Remark(Kind.WARNING, last.place(), "", "There are " + untold + " more remarks."));
    }
    return List.copyOf(list);
  }
}
