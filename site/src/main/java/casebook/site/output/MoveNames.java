package casebook.site.output;

import casebook.engine.move.Move;

/** What cases and rulings call the kinds of moves. */
final class MoveNames {
  private MoveNames() {}

  static String of(Move move) {
    return switch (move) {
      case Move.BeginCombat _ -> "beginCombat";
      case Move.DeclareAttackers _ -> "declareAttackers";
      case Move.PutAttacking _ -> "putAttacking";
      case Move.BecomeAttacking _ -> "becomeAttacking";
      case Move.PutBlocking _ -> "putBlocking";
      case Move.DeclareBlockers _ -> "declareBlockers";
      case Move.ChangePermanent _, Move.PlayerLeaves _ -> "change";
      case Move.Reselect _ -> "reselect";
      case Move.EndCombat _ -> "endCombat";
      case Move.Ask _ -> "ask";
    };
  }
}
