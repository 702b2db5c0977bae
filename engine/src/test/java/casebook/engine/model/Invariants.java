package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.layer.Layers;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What holds after every move of a game, whatever the moves are. */
final class Invariants {
  private final BlockingInvariants blocking = new BlockingInvariants();
  private Board now;
  private final List<Ruling> rulings = new ArrayList<>();
  private final List<String> flaws = new ArrayList<>();

  /** Whether any creature was declared or put attacking in this combat phase (508.8). */
  private boolean everAttacking;

  /** What creatures were declared as attacking in this turn (508.6). */
  private final Set<Id> attackedThisTurn = new HashSet<>();

  private Invariants(Board board) {
    now = board;
    everAttacking = false;
  }

  /**
   * What the engine makes of a sequence.
   *
   * @param flaws everything that is wrong with it
   */
  record Played(List<Ruling> rulings, List<String> flaws) {}

  /** Plays a sequence as far as its moves can be made. */
  static Played play(Sequence sequence) {
    var invariants = new Invariants(sequence.board());
    for (Move move : sequence.moves()) {
      if (!invariants.holdAfter(move)) {
        break;
      }
    }
    return new Played(invariants.rulings, invariants.flaws);
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      flaws.add(otherwise);
    }
  }

  /** Makes a move; whether it can be made and nothing is wrong so far. */
  private boolean holdAfter(Move move) {
    Outcome outcome;
    try {
      outcome = Game.make(now, move);
    } catch (RuntimeException e) {
      flaws.add("thrown: " + e + " at " + e.getStackTrace()[0] + " by " + move);
      return false;
    }
    if (!(outcome instanceof Outcome.Ruled(var ruling, var after))) {
      return false;
    }
    rulings.add(ruling);
    var step = new Step(now, move, ruling, after);
    check(ruling.move().equals(move), "the ruling is on another move");
    if (step.isIllegal() || move instanceof Move.Ask) {
      check(after.equals(Layers.on(now).board()), "731: changed by what is illegal or only asked");
    } else {
      remember(move, after);
    }
    state(ruling, after);
    histories(after);
    flaws.addAll(BegunInvariants.flaws(step));
    flaws.addAll(FightingInvariants.flaws(step));
    flaws.addAll(DeclarationInvariants.flaws(step));
    flaws.addAll(blocking.flaws(step));
    now = after;
    return flaws.isEmpty();
  }

  private void remember(Move move, Board after) {
    if (move instanceof Move.BeginCombat) {
      everAttacking = false;
    }
    if (move instanceof Move.DeclareAttackers) {
      everAttacking |= !after.combat().declared().isEmpty();
      attackedThisTurn.addAll(after.combat().declared().values());
    }
    if (move instanceof Move.PutAttacking(var permanent, var _, var _, var _)
        && after.combat().stage() != Stage.END_OF_COMBAT) {
      everAttacking |= after.combat().isAttacking(permanent.id());
    }
  }

  private void state(Ruling ruling, Board after) {
    State state = ruling.state();
    check(state.attacking().equals(after.combat().attacking()), "the state says what attacks");
    check(state.blocking().equals(after.combat().blocking()), "the state says what blocks");
    boolean declared = after.combat().stage().compareTo(Stage.ATTACKERS_DECLARED) >= 0;
    List<String> skipped =
        declared && !everAttacking
            ? List.of(
                CombatStep.DECLARE_BLOCKERS.publicName(), CombatStep.COMBAT_DAMAGE.publicName())
            : List.of();
    check(state.skipped().equals(skipped), "508.8: skipped are " + state.skipped());
  }

  /** 508.6: whom a player attacked in a turn stays true for the rest of it. */
  private void histories(Board after) {
    for (Id attacked : attackedThisTurn) {
      if (!after.isPlayer(attacked) || !after.player(after.activePlayer()).inGame()) {
        continue;
      }
      var asked = new Move.Ask(new Question.Attacked(after.activePlayer(), attacked));
      check(
          Game.make(after, asked) instanceof Outcome.Ruled(var ruling, var _)
              && ruling.answer().equals(Optional.of(new Answer.Truth(true))),
          "508.6: no longer known to have attacked " + attacked);
    }
  }
}
