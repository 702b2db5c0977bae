package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_4;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4c;
import casebook.engine.rule508.Rule508_4;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * A player leaves the game (800.4a): what the player owns leaves with the player, and what the
 * player controls of others goes back to its owner.
 *
 * <p>The board doesn't say whether a player controls another's permanent by an effect, which ends,
 * or has controlled it from the start, so that it would be exiled; either removes it from combat.
 */
public final class PlayerLeaves {
  private PlayerLeaves() {}

  /** Takes the player and what is theirs out of the game (800.4a). */
  public static Outcome make(Board board, Move.PlayerLeaves move) {
    Id player = move.player();
    if (!board.player(player).inGame()) {
      return new Outcome.Impossible(new ImpossibleMove.NotInTheGame(player));
    }
    var findings = new ArrayList<Finding>();
    // Those that leave and play no part in combat leave together: it makes no difference to others.
    var outOfCombat = new ArrayList<Id>();
    Board now = board;
    for (Permanent permanent : board.permanents().values()) {
      Cancellation.check();
      Optional<Happening> happening = happening(now, permanent.id(), player);
      if (happening.isEmpty()) {
        continue;
      }
      if (leavesNoCombat(now.combat(), happening.get())) {
        findings.addAll(RemovesFromCombat.findings(now, happening.get()));
        outOfCombat.add(permanent.id());
      } else {
        var result = RemovesFromCombat.by(now, happening.get());
        findings.addAll(result.findings());
        now = result.after();
      }
    }
    now = now.without(new LinkedHashSet<>(outOfCombat));
    for (Id attacker : Rule506_4c.attackers(now.combat(), player)) {
      findings.add(Finding.applies(Rule508_4.remains(now, attacker), List.of(attacker, player)));
    }
    Board after = withoutProtector(unattacked(now, player), player);
    after = after.with(after.player(player).outOfGame()).with(after.turn().leftBy(player));
    return new Outcome.Ruled(Ruling.of(move, findings, Rule508_8.state(after)), after);
  }

  private static boolean leavesNoCombat(Combat combat, Happening happening) {
    return happening.after().isEmpty()
        && Rule506_4.parts(combat, happening.before().id()).isEmpty();
  }

  private static Optional<Happening> happening(Board board, Id id, Id player) {
    Permanent permanent = Optional.ofNullable(board.permanents().get(id)).orElseThrow();
    boolean controls = permanent.controller().equals(player);
    boolean hasNoOwner = !board.player(permanent.owner()).inGame();
    if (permanent.owner().equals(player) || (controls && hasNoOwner)) {
      return Optional.of(new Happening(permanent, Optional.empty(), List.of(new Change.Leaves())));
    }
    if (controls) {
      Id owner = permanent.owner();
      return Optional.of(
          new Happening(
              permanent,
              Optional.of(Changed.controlledBy(permanent, owner)),
              List.of(new Change.ChangesController(owner))));
    }
    return Optional.empty();
  }

  /** What attacked the player attacks nothing any more. */
  private static Board unattacked(Board board, Id player) {
    Combat combat = board.combat();
    for (Id attacker : Rule506_4c.attackers(combat, player)) {
      combat = Remembering.of(board, combat, attacker);
    }
    return board.with(Rule506_4c.attackingNothing(combat, player));
  }

  private static Board withoutProtector(Board board, Id player) {
    return board.withAll(
        board.permanents().values().stream()
            .filter(permanent -> permanent.protector().equals(Optional.of(player)))
            .map(permanent -> permanent.change().protector(Optional.empty()).build())
            .toList());
  }
}
