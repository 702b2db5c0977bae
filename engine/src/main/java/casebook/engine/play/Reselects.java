package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.Rule508_7;
import casebook.engine.rule508.Rule508_7a;
import casebook.engine.rule508.Rule508_7b;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a creature attacks is reselected; a reselection that isn't allowed changes nothing. */
public final class Reselects {
  private Reselects() {}

  /** Reselects what the creature attacks, where 508.7c to 508.7e allow it. */
  public static Outcome make(Board board, Move.Reselect move) {
    Optional<Permanent> creature = board.permanent(move.creature());
    if (creature.isEmpty()) {
      return new Outcome.Impossible(ImpossibleMove.notFound(board, move.creature()));
    }
    if (!board.combat().isAttacking(move.creature())) {
      return new Outcome.Impossible(new ImpossibleMove.NotAttacking(move.creature()));
    }
    List<Id> defending = Rule506_2a.defendingPlayers(board).orElse(List.of());
    List<Finding> limits = Rule508_7.findings(board, defending, creature.get(), move.target());
    boolean allowed =
        limits.stream().noneMatch(finding -> finding.outcome() == Finding.Outcome.DISOBEYED);
    return allowed
        ? reselected(board, move, defending, limits)
        : new Outcome.Ruled(Ruling.of(move, limits, Rule508_8.state(board)), board);
  }

  private static Outcome reselected(
      Board board, Move.Reselect move, List<Id> defending, List<Finding> limits) {
    List<Id> about = List.of(move.creature(), move.target());
    var findings = new ArrayList<>(limits);
    findings.add(Finding.applies(Rule508_7a.NUMBER, about));
    List<Stated> passedOver =
        Rule508_7b.passedOver(board, defending, move.creature(), move.target());
    if (passedOver.isEmpty()) {
      findings.add(Finding.doesNotApply(Rule508_7b.NUMBER, about));
    }
    for (Stated stated : passedOver) {
      findings.add(Finding.applies(Rule508_7b.NUMBER, about, stated));
    }
    Board after = Rule508_7a.reselected(board, move.creature(), move.target());
    return new Outcome.Ruled(Ruling.of(move, findings, Rule508_8.state(after)), after);
  }
}
