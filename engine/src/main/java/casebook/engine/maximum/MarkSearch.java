package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.ruling.Mark;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * What becomes of creatures in the legal attacks (probing).
 *
 * @param taken whether one of a kind takes an option in some of them; empty if that isn't settled
 */
record MarkSearch(Kinds kinds, IntFunction<Optional<Boolean>> taken) {

  Optional<Map<Id, Mark>> marks() {
    var marks = new HashMap<Id, Mark>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      Optional<Mark> mark = mark(kind);
      if (mark.isEmpty()) {
        return Optional.empty();
      }
      for (int member : kinds.members()[kind]) {
        marks.put(kinds.problem().creatures().get(member), mark.get());
      }
    }
    return Optional.of(marks);
  }

  private Optional<Mark> mark(int kind) {
    int home = kinds.first()[kind];
    boolean isSettled = true;
    for (int option = home + 1; option < kinds.first()[kind + 1]; option++) {
      Optional<Boolean> attacks = taken.apply(option);
      if (attacks.isPresent() && attacks.get()) {
        return taken.apply(home).map(stays -> stays ? Mark.MAY_ATTACK : Mark.MUST_ATTACK);
      }
      isSettled &= attacks.isPresent();
    }
    return isSettled ? Optional.of(Mark.CANT_ATTACK) : Optional.empty();
  }

  /** Whether one of a kind can take an option in an attack that obeys the most. */
  static Optional<Boolean> isTaken(Kinds kinds, int option, RoundsByMaxima.Solved best) {
    int kind = kinds.kindOf(option);
    Kinds of = kinds.withOneApart(kind);
    Face face = Face.whole(of);
    Arrays.fill(face.barred(), of.first()[kind], of.first()[kind + 1], true);
    face.barred()[of.first()[kind] + option - kinds.first()[kind]] = false;
    long[] worth = BranchAndBound.worth(of, best.groupWorth());
    long most = best.found().worth();
    return BranchAndBound.above(most - 1, of, face, best.groupWorth(), worth)
        .map(Optional::isPresent);
  }
}
