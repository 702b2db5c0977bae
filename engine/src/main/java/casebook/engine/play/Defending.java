package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who the defending players are for a move, and which rules say so. */
public final class Defending {
  private Defending() {}

  /**
   * The defending players; where one was to be chosen and no choice was stated, the one whom a
   * creature's target implies.
   */
  static Optional<List<Id>> players(Board board, Id creature, Optional<Id> target) {
    return Rule506_2a.defendingPlayers(board)
        .or(() ->
            target
                .flatMap(one -> Rule506_2a.impliedBy(board, Attack.of(Map.of(creature, one))))
                .map(List::of));
  }

  /** Which of the rules make these players the defending players. */
  static List<Finding> findings(Board board, List<Id> defending) {
    var findings = new ArrayList<Finding>();
    boolean teams = board.options().sharedTeamTurns();
    boolean multiplayer = board.players().size() > 2;
    findings.add(
        multiplayer
            ? Finding.applies(Rule506_2.NUMBER, Rule506_2b.attackingPlayers(board))
            : Finding.applies(Rule506_2.NUMBER, defending));
    findings.add(
        multiplayer && !teams
            ? Finding.applies(Rule506_2a.NUMBER, defending)
            : Finding.doesNotApply(Rule506_2a.NUMBER, defending));
    findings.add(
        teams
            ? Finding.applies(Rule506_2b.NUMBER, defending)
            : Finding.doesNotApply(Rule506_2b.NUMBER, defending));
    return findings;
  }
}
