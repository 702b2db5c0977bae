package casebook.engine.play;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_5;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.rule508.Rule508_3f;
import casebook.engine.rule508.Rule508_4d;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State.Triggered;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Blockers are declared: recorded as stated, as 509 is not judged here. */
public final class DeclaresBlockers {
  private DeclaresBlockers() {}

  /** Records the blocks, unless the step is skipped (508.8). */
  public static Outcome make(Board board, Move.DeclareBlockers move) {
    Optional<ImpossibleMove> impossible = impossible(board, move);
    if (impossible.isPresent()) {
      return new Outcome.Impossible(impossible.get());
    }
    Board after = board.with(board.combat().blocked(move.blocks(), move.alsoBlocked()));
    var findings = new ArrayList<Finding>();
    for (Id blocker : move.blocks().keySet()) {
      findings.add(
          Rule506_5.blocksAlone(after.combat(), blocker)
              ? Finding.applies(Rule506_5.NUMBER, List.of(blocker))
              : Finding.doesNotApply(Rule506_5.NUMBER, List.of(blocker)));
    }
    List<Triggered> triggered = Rule508_3f.triggered(grounds(after), unblocked(after));
    findings.addAll(Rule508_3f.findings(triggered));
    return new Outcome.Ruled(
        Ruling.of(move, findings, Rule508_8.state(after).withTriggered(triggered)), after);
  }

  private static Grounds grounds(Board board) {
    return GroundsOnBoard.afterDeclaring(
        InForce.on(board), Rule506_2a.defendingPlayers(board).orElse(List.of()));
  }

  /**
   * What attacks something and is not blocked, also what was put onto the battlefield so (509.3g).
   */
  private static Attack unblocked(Board board) {
    var unblocked = new LinkedHashMap<Id, Id>();
    board
        .combat()
        .attacking()
        .forEach((creature, target) -> {
          boolean blocked =
              Rule508_4d.status(board.combat(), creature)
                  .filter(BlockStatus::isBlocked)
                  .isPresent();
          if (!blocked && target.isPresent()) {
            unblocked.put(creature, target.get());
          }
        });
    return Attack.of(unblocked);
  }

  private static Optional<ImpossibleMove> impossible(Board board, Move.DeclareBlockers move) {
    Combat combat = board.combat();
    if (combat.stage() != Stage.ATTACKERS_DECLARED) {
      return Optional.of(new ImpossibleMove.WrongMoment(combat.stage()));
    }
    if (Rule508_8.applies(combat)) {
      return Optional.of(new ImpossibleMove.StepSkipped(CombatStep.DECLARE_BLOCKERS.publicName()));
    }
    for (Map.Entry<Id, Id> block : move.blocks().entrySet()) {
      if (board.permanent(block.getKey()).isEmpty()) {
        return Optional.of(ImpossibleMove.notFound(board, block.getKey()));
      }
      if (!combat.isAttacking(block.getValue())) {
        return Optional.of(new ImpossibleMove.NotAttacking(block.getValue()));
      }
    }
    return move.alsoBlocked().stream()
        .filter(blocked -> !combat.isAttacking(blocked))
        .<ImpossibleMove>map(ImpossibleMove.NotAttacking::new)
        .findFirst();
  }
}
