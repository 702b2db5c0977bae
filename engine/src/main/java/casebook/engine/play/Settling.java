package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Timestamp;
import casebook.engine.force.InForce;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule508.Rule508_4a;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * After a move, state-based actions take off the battlefield what can't stay (704), and permanents
 * are what continuous effects then make them (613.5): what thereby stops being a creature or
 * changes its controller is removed from combat (506.4).
 */
public final class Settling {
  private Settling() {}

  /** The outcome of a move on a board, once the board is what it is after it. */
  public static Outcome after(InForce before, Outcome outcome) {
    return settled(before, outcome) instanceof Outcome.Ruled(var ruling, var after)
        ? new Outcome.Ruled(
            ruling, after.with(after.combat().losing(Rule508_4a.lost(before.board(), after))))
        : outcome;
  }

  private static Outcome settled(InForce before, Outcome outcome) {
    if (!(outcome instanceof Outcome.Ruled(var ruling, var raw))) {
      return outcome;
    }
    Board begun = Begins.after(ruling.move(), before.worked(), raw);
    Board all = brought(before.board(), Continues.after(before.worked(), before.board(), begun));
    RemovesFromCombat fallen =
        changes(ruling.move()) ? gone(before, all) : new RemovesFromCombat(all, List.of());
    Board left = fallen.after();
    Board after = before.worked().on(ControlReverts.after(before.worked(), left)).board();
    if (after.equals(left) && fallen.findings().isEmpty()) {
      return new Outcome.Ruled(ruling, left);
    }
    var findings = new ArrayList<>(fallen.findings());
    Board now = after.with(left.combat());
    for (Id id : fighting(left.combat())) {
      Optional<Permanent> was = left.permanent(id);
      Optional<Permanent> is = now.permanent(id);
      if (was.isPresent() && is.isPresent() && !was.equals(is)) {
        var removed = RemovesFromCombat.by(now, new Happening(was.get(), is, List.of()));
        if (!removed.after().combat().equals(now.combat())) {
          findings.addAll(removed.findings());
          now = removed.after();
        }
      }
    }
    return new Outcome.Ruled(findings.isEmpty() ? ruling : with(ruling, findings, now), now);
  }

  /** What state-based actions take off the battlefield, until there is nothing more (704.3). */
  private static RemovesFromCombat gone(InForce before, Board all) {
    var findings = new ArrayList<Finding>();
    Board now = all;
    while (true) {
      RemovesFromCombat dead = Dies.by(before.worked(), now);
      RemovesFromCombat fallen = FallsOff.by(before.board(), dead.after());
      findings.addAll(dead.findings());
      findings.addAll(fallen.findings());
      if (fallen.after().equals(now)) {
        return new RemovesFromCombat(now, findings);
      }
      now = Continues.after(before.worked(), now, fallen.after());
    }
  }

  /** Whether a move may change what permanents are, and not only what they attack or block. */
  private static boolean changes(Move move) {
    return switch (move) {
      case Move.DeclareAttackers _, Move.DeclareBlockers _, Move.Ask _ -> false;
      default -> true;
    };
  }

  private static Ruling with(Ruling ruling, List<Finding> findings, Board after) {
    State state = Rule508_8.state(after);
    State before = ruling.state();
    return ruling.followedBy(
        findings,
        new State(
            state.attacking(),
            state.blocking(),
            before.triggered(),
            state.skipped(),
            before.tapped()));
  }

  /** What came with the move is newer than all before it (613.7d, 613.7e). */
  private static Board brought(Board before, Board after) {
    var newer = new ArrayList<Permanent>();
    for (Permanent permanent : after.permanents().values()) {
      Permanent old = before.permanents().get(permanent.id());
      boolean attached =
          old != null
              && permanent.attachedTo().isPresent()
              && !permanent.attachedTo().equals(old.attachedTo());
      if ((old == null || attached) && permanent.timestamp().equals(Timestamp.UNSAID)) {
        newer.add(permanent.change().timestamp(Timestamp.ofMove(before.nextMove())).build());
      }
    }
    return newer.isEmpty() ? after : after.withAll(newer);
  }

  private static Set<Id> fighting(Combat combat) {
    var ids = new LinkedHashSet<Id>(combat.attackers());
    ids.addAll(combat.blocking().keySet());
    combat.attacking().values().forEach(target -> target.ifPresent(ids::add));
    return ids;
  }
}
