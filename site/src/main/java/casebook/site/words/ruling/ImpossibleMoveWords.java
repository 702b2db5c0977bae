package casebook.site.words.ruling;

import casebook.engine.board.Combat.Stage;
import casebook.engine.move.Move;
import casebook.engine.ruling.ImpossibleMove;
import casebook.site.words.english.English;

/** Why a move can't be made at all, as one plain sentence that names the move, or the board. */
public record ImpossibleMoveWords(Names names) {

  /** What can't be done and why, as a sentence. */
  public String sentence(Move move, ImpossibleMove why) {
    boolean again = move instanceof Move.BeginCombat && why instanceof ImpossibleMove.WrongMoment;
    String reason = again ? "it has begun already" : why(why);
    boolean saysWhat =
        why instanceof ImpossibleMove.TooLarge || why instanceof ImpossibleMove.CantBeAttached;
    return English.sentence(saysWhat ? reason : what(move) + ": " + reason);
  }

  private String what(Move move) {
    return switch (move) {
      case Move.BeginCombat _ -> "combat can't begin";
      case Move.DeclareAttackers _ -> "attackers can't be declared";
      case Move.PutAttacking(var permanent, var _, var _, var _) ->
          names.of(permanent.id()) + " can't be put onto the battlefield attacking";
      case Move.BecomeAttacking(var creature, var _, var _) ->
          names.of(creature) + " can't come to attack";
      case Move.PutBlocking(var permanent, var _) ->
          names.of(permanent.id()) + " can't be put onto the battlefield blocking";
      case Move.DeclareBlockers _ -> "blockers can't be declared";
      case Move.ChangePermanent(var permanent, var _) ->
          "nothing can happen to " + names.of(permanent);
      case Move.PlayerLeaves(var player) -> names.of(player) + " can't leave the game";
      case Move.Reselect(var creature, var _) ->
          "what " + names.of(creature) + " attacks can't be reselected";
      case Move.EndCombat() -> "combat can't end";
      case Move.Ask _ -> "the question can't be answered";
    };
  }

  private String why(ImpossibleMove why) {
    return switch (why) {
      case ImpossibleMove.TooLarge(int creatures) ->
          "this board can't be settled exactly here, as %d creatures depend on each other in too"
                  .formatted(creatures)
              + " many ways; that is no ruling on what may be declared";
      case ImpossibleMove.NoDefendingPlayerChosen() ->
          "several players could be the defending player, and none was chosen (506.2a)";
      case ImpossibleMove.WrongMoment(var stage) -> moment(stage);
      case ImpossibleMove.CombatSkipped(var player, var source) ->
          names.of(player) + " skips this combat phase (" + names.of(source) + "; 500.11)";
      case ImpossibleMove.NotAttacking(var creature) -> names.of(creature) + " isn't attacking";
      case ImpossibleMove.NotOnTheBattlefield(var permanent) ->
          names.of(permanent) + " isn't on the battlefield any more";
      case ImpossibleMove.IsPhasedOut(var permanent) ->
          names.of(permanent)
              + " is phased out, and so is treated as though it did not exist (702.26b)";
      case ImpossibleMove.CantBeAttached(var permanent, var to) ->
          "%s can't be attached to %s; attach it to something that it can be attached to"
              .formatted(names.of(permanent), names.of(to));
      case ImpossibleMove.AlreadyOnTheBattlefield(var permanent) ->
          names.of(permanent) + " is on the battlefield already";
      case ImpossibleMove.NotInTheGame(var player) -> names.of(player) + " has left the game";
      case ImpossibleMove.StepSkipped(var step) ->
          "the " + English.spaced(step) + " step is skipped, because no creature attacks (508.8)";
      case ImpossibleMove.NoTargetChosen(var creature, var choices) ->
          names.of(creature)
              + " could attack "
              + English.list(choices.stream().map(names::of).toList(), "or")
              + ", and its controller chose none of these (508.4)";
    };
  }

  private static String moment(Stage stage) {
    return switch (stage) {
      case NOT_BEGUN -> "combat hasn't begun";
      case BEGUN -> "combat has begun, and no attackers are declared yet";
      case ATTACKERS_DECLARED -> "attackers are declared already";
      case BLOCKERS_DECLARED -> "blockers are declared already";
      case COMBAT_DAMAGE -> "the combat damage step has begun";
      case END_OF_COMBAT -> "the end of combat step has begun";
      case ENDED -> "combat has ended";
    };
  }
}
