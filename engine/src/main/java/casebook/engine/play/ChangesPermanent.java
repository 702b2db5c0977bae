package casebook.engine.play;

import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.contradiction.Contradiction;
import casebook.engine.contradiction.Contradictions;
import casebook.engine.effect.Effect;
import casebook.engine.force.Grounds;
import casebook.engine.layer.Layers;
import casebook.engine.move.Attack;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4a;
import casebook.engine.rule506.Rule506_4b;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.rule508.Rule508_2a;
import casebook.engine.rule508.Rule508_4d;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Something happens to a permanent during combat. */
public final class ChangesPermanent {
  private ChangesPermanent() {}

  /** Makes the changes one after the other, with what each does to combat (506.4). */
  public static Outcome make(Board board, Move.ChangePermanent move) {
    Optional<Permanent> there = board.permanent(move.permanent());
    if (there.isEmpty()) {
      return new Outcome.Impossible(ImpossibleMove.notFound(board, move.permanent()));
    }
    for (Change change : move.changes()) {
      if (change instanceof Change.ChangesController(var player)
          && !board.player(player).inGame()) {
        return new Outcome.Impossible(new ImpossibleMove.NotInTheGame(player));
      }
    }
    Permanent before = there.get();
    Optional<Permanent> said = Changed.by(before, move.changes());
    Optional<ImpossibleMove> unattachable = said.flatMap(one -> unattachable(board, one));
    if (unattachable.isPresent()) {
      return new Outcome.Impossible(unattachable.get());
    }
    Optional<Permanent> changed =
        said.map(one -> one.phasedOut() ? one : worked(board.with(one), one.id()));
    var result = RemovesFromCombat.by(board, new Happening(before, changed, move.changes()));
    var findings = new ArrayList<>(result.findings());
    findings.addAll(staying(board.combat(), before.id(), move.changes()));
    changed.ifPresent(one -> findings.addAll(attaching(board.with(one), one, move.changes())));
    Board after = result.after();
    if (move.changes().contains(new Change.BecomesBlocked())) {
      findings.addAll(becomingBlocked(board, before.id()));
      after = after.with(Rule508_4d.becomesBlocked(after.combat(), before.id()));
    }
    if (changed.filter(Permanent::phasedOut).isPresent()) {
      for (Id attached : attachedTo(after, before.id())) {
        var along = phasesOut(after, attached);
        findings.addAll(along.findings());
        after = along.after();
      }
    }
    findings.addAll(tooLate(board, after));
    return new Outcome.Ruled(Ruling.of(move, findings, Rule508_8.state(after)), after);
  }

  /** That it comes to be attached to what it can't be attached to; none where nobody can tell. */
  private static Optional<ImpossibleMove> unattachable(Board board, Permanent changed) {
    boolean isMoved =
        changed.attachedTo().isPresent()
            && !changed
                .attachedTo()
                .equals(board.permanent(changed.id()).orElseThrow().attachedTo());
    return changed
        .attachedTo()
        .filter(_ -> isMoved && !changed.phasedOut())
        .filter(_ ->
            Contradictions.on(board.with(changed)).stream()
                .filter(Contradiction.OfAttachment.class::isInstance)
                .anyMatch(one -> one.permanent().equals(changed.id())))
        .map(to -> new ImpossibleMove.CantBeAttached(changed.id(), to));
  }

  private static Permanent worked(Board changed, Id permanent) {
    return Layers.on(changed).board().permanent(permanent).orElseThrow();
  }

  /** What is said of changes that don't remove a creature from combat. */
  private static List<Finding> staying(Combat combat, Id creature, List<Change> changes) {
    var findings = new ArrayList<Finding>();
    List<Id> about = List.of(creature);
    for (Change change : changes) {
      if (change instanceof Change.GainsAbilities || change instanceof Change.Detained) {
        findings.add(
            Rule506_4a.applies(combat, creature, change)
                ? Finding.applies(Rule506_4a.NUMBER, about)
                : Finding.doesNotApply(Rule506_4a.NUMBER, about));
      }
      if (change instanceof Change.Taps || change instanceof Change.Untaps) {
        findings.add(
            Rule506_4b.applies(combat, creature, change)
                ? Finding.applies(Rule506_4b.NUMBER, about)
                : Finding.doesNotApply(Rule506_4b.NUMBER, about));
      }
    }
    return findings;
  }

  /** What is said of a creature in combat to which something comes to be attached (506.4a). */
  private static List<Finding> attaching(
      Board changed, Permanent attachment, List<Change> changes) {
    return changes.stream()
        .filter(Change.AttachedTo.class::isInstance)
        .flatMap(_ -> attachment.attachedTo().stream())
        .filter(host -> Rule506_4a.fights(changed.combat(), host))
        .map(host ->
            Rule506_4a.applies(changed.combat(), host, effects(changed, attachment))
                ? Finding.applies(Rule506_4a.NUMBER, List.of(host))
                : Finding.doesNotApply(Rule506_4a.NUMBER, List.of(host)))
        .toList();
  }

  private static List<Effect> effects(Board board, Permanent permanent) {
    return Layers.on(board).sentences().stream()
        .filter(held -> held.object().filter(permanent.id()::equals).isPresent())
        .flatMap(held -> held.effects().stream())
        .toList();
  }

  /** A creature that entered unblocked remains so until an effect says something else (508.4d). */
  private static List<Finding> becomingBlocked(Board board, Id creature) {
    if (!board.options().has(Amendment.ENTERS_UNBLOCKED)) {
      return List.of();
    }
    List<Id> about = List.of(creature);
    return List.of(
        Rule508_4d.applies(board.combat(), creature)
            ? Finding.applies(Rule508_4d.NUMBER, about)
            : Finding.doesNotApply(Rule508_4d.NUMBER, about));
  }

  /** The abilities that would trigger if the creatures were declared as attackers only now. */
  private static List<Finding> tooLate(Board before, Board after) {
    Attack declared = Attack.of(after.combat().declared());
    return declared.attackers().isEmpty()
        ? List.of()
        : Rule508_2a.findings(grounds(before), grounds(after), declared);
  }

  private static Grounds grounds(Board board) {
    return GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElse(List.of()));
  }

  private static RemovesFromCombat phasesOut(Board board, Id attached) {
    Permanent before = board.permanent(attached).orElseThrow();
    List<Change> changes = List.of(new Change.PhasesOut());
    return RemovesFromCombat.by(board, new Happening(before, Changed.by(before, changes), changes));
  }

  /** What is attached to a permanent, directly or not: it phases out along with it (702.26g). */
  private static Set<Id> attachedTo(Board board, Id object) {
    var attached = new LinkedHashSet<Id>();
    var holders = new ArrayList<>(List.of(object));
    for (int index = 0; index < holders.size(); index++) {
      Optional<Id> holder = Optional.of(holders.get(index));
      for (Permanent permanent : board.phasedIn()) {
        if (permanent.attachedTo().equals(holder) && attached.add(permanent.id())) {
          holders.add(permanent.id());
        }
      }
    }
    return attached;
  }
}
