package casebook.site.words;

import casebook.engine.board.Combat.Stage;
import casebook.engine.ruling.ImpossibleMove;

/** Why a move can't be made at all, as one plain sentence. */
public record ImpossibleMoveWords(Names names) {

  /** The reason as a sentence. */
  public String sentence(ImpossibleMove move) {
    return switch (move) {
      case ImpossibleMove.TooLarge(int creatures) ->
          "%d creatures depend on each other in more ways than can be settled exactly."
              .formatted(creatures);
      case ImpossibleMove.NoDefendingPlayerChosen() ->
          "Several players could be the defending player, and none was chosen (506.2a).";
      case ImpossibleMove.WrongMoment(var stage) -> "This move isn't made " + moment(stage) + ".";
      case ImpossibleMove.NotAttacking(var creature) ->
          names.of(creature) + " isn't attacking, so nothing can be reselected for it (508.7).";
      case ImpossibleMove.NotOnTheBattlefield(var permanent) ->
          names.of(permanent) + " isn't on the battlefield any more.";
      case ImpossibleMove.IsPhasedOut(var permanent) ->
          names.of(permanent)
              + " is phased out, and so is treated as though it did not exist (702.26b).";
      case ImpossibleMove.AlreadyOnTheBattlefield(var permanent) ->
          names.of(permanent) + " is on the battlefield already.";
      case ImpossibleMove.NotInTheGame(var player) -> names.of(player) + " has left the game.";
      case ImpossibleMove.StepSkipped(var step) ->
          "The " + English.spaced(step) + " step is skipped, because no creature attacks (508.8).";
      case ImpossibleMove.NoTargetChosen(var creature, var choices) ->
          names.of(creature)
              + " could attack "
              + English.list(choices.stream().map(names::of).toList(), "or")
              + ", and its controller chose none of these (508.4).";
    };
  }

  private static String moment(Stage stage) {
    return switch (stage) {
      case NOT_BEGUN -> "before combat begins";
      case BEGUN -> "before attackers are declared";
      case ATTACKERS_DECLARED -> "after attackers are declared";
      case BLOCKERS_DECLARED -> "after blockers are declared";
      case ENDED -> "after combat has ended";
    };
  }
}
