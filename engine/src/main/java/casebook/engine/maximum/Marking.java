package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.ruling.Mark;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * What becomes of creatures in the legal attacks.
 *
 * @param taken whether one of a kind takes an option in some of them; empty where that isn't
 *     settled
 */
record Marking(Kinds kinds, IntFunction<Optional<Boolean>> taken) {

  /** The mark of each creature; empty where that of some isn't settled. */
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
}
