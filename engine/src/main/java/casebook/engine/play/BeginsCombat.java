package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Reason.NoDefendingPlayer;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/** Combat begins: for the first time in the turn, or again after an earlier combat has ended. */
public final class BeginsCombat {
  private BeginsCombat() {}

  /** Begins the combat phase, with the defending player chosen where one must be (506.2a). */
  public static Outcome make(Board board, Move.BeginCombat move) {
    return switch (board.combat().stage()) {
      case NOT_BEGUN -> begun(board, board, move);
      case ENDED -> begun(board, again(board), move);
      case BEGUN, ATTACKERS_DECLARED, BLOCKERS_DECLARED, COMBAT_DAMAGE, END_OF_COMBAT ->
          new Outcome.Impossible(new ImpossibleMove.WrongMoment(board.combat().stage()));
    };
  }

  private static Board again(Board board) {
    return board.with(board.turn().nextCombat()).with(Combat.NOT_BEGUN);
  }

  private static Outcome begun(Board before, Board board, Move.BeginCombat move) {
    Optional<Id> chosen = move.defending();
    Optional<NoDefendingPlayer> objection =
        chosen.flatMap(player -> Rule506_2a.objection(board, player));
    if (objection.isPresent()) {
      Finding finding = Finding.disobeyed(objection.get(), chosen.stream().toList());
      return new Outcome.Ruled(Ruling.of(move, List.of(finding), Rule508_8.state(before)), before);
    }
    Combat combat = Combat.NOT_BEGUN.at(Stage.BEGUN);
    if (chosen.isPresent() && Rule506_2a.isChosen(board)) {
      combat = combat.against(chosen.get());
    }
    Board after = board.with(combat);
    return Rule506_2a.defendingPlayers(after)
        .<Outcome>map(defending ->
            new Outcome.Ruled(
                Ruling.of(move, Defending.findings(after, defending), Rule508_8.state(after)),
                after))
        .orElseGet(() -> new Outcome.Impossible(new ImpossibleMove.NoDefendingPlayerChosen()));
  }
}
