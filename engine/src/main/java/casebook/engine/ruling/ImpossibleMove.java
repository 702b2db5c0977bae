package casebook.engine.ruling;

import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Id;
import java.util.List;

/** Why a move can't be made on the board as it stands, so that there is nothing to rule on. */
public sealed interface ImpossibleMove {

  /** The creatures depend on each other in more ways than the engine can settle exactly. */
  record TooLarge(int creatures) implements ImpossibleMove {}

  /** Several players could be the defending player, and none was chosen (506.2a). */
  record NoDefendingPlayerChosen() implements ImpossibleMove {}

  /** The combat phase has not come to the point at which the move is made, or is past it. */
  record WrongMoment(Stage stage) implements ImpossibleMove {}

  /** The player skips this combat phase, as something says (500.11). */
  record CombatSkipped(Id player, Source source) implements ImpossibleMove {}

  /** The creature isn't attacking: it can't be blocked, and nothing can be reselected for it. */
  record NotAttacking(Id creature) implements ImpossibleMove {}

  /** There is no such permanent on the battlefield any more. */
  record NotOnTheBattlefield(Id permanent) implements ImpossibleMove {}

  /** The permanent is phased out: it is treated as though it did not exist (702.26b). */
  record IsPhasedOut(Id permanent) implements ImpossibleMove {}

  /** Why a permanent that isn't to be found on a board isn't. */
  static ImpossibleMove notFound(Board board, Id permanent) {
    return board.permanents().containsKey(permanent)
        ? new IsPhasedOut(permanent)
        : new NotOnTheBattlefield(permanent);
  }

  /** A permanent of that name is on the battlefield already: it can't enter. */
  record AlreadyOnTheBattlefield(Id permanent) implements ImpossibleMove {}

  /** The permanent can't be attached to that (301.5, 303.4). */
  record CantBeAttached(Id permanent, Id to) implements ImpossibleMove {}

  /** The player has left the game already. */
  record NotInTheGame(Id player) implements ImpossibleMove {}

  /** The combat phase has no such step, as no creature attacks (508.8). */
  record StepSkipped(String step) implements ImpossibleMove {}

  /** Several things could be attacked, and the creature's controller chose none (508.4). */
  record NoTargetChosen(Id creature, List<Id> choices) implements ImpossibleMove {
    public NoTargetChosen {
      choices = List.copyOf(choices);
    }
  }
}
