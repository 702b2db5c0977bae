package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Direction;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.RangeOfInfluence;
import casebook.engine.rule508.Rule508_5;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who attacks, and who and what may be attacked.
 *
 * <p>A battle's protector can never attack it (310.8b); as an attacking player is not a defending
 * player, that needs no check of its own.
 */
@Cr(
    rule = "506.2",
    text =
        """
        During the combat phase, the active player is the attacking player; creatures that player
        controls may attack. During the combat phase of a two-player game, the nonactive player is
        the defending player; that player, planeswalkers they control, and battles they protect may
        be attacked.
        """)
public final class Rule506_2 {
  private Rule506_2() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_2.class);

  /** The creatures that may attack, as far as this rule goes: those of the attacking players. */
  public static Set<Id> creatures(Board board) {
    List<Id> attacking = Rule506_2b.attackingPlayers(board);
    var creatures = new LinkedHashSet<Id>();
    for (Permanent permanent : board.phasedIn()) {
      if (permanent.isCreature() && attacking.contains(permanent.controller())) {
        creatures.add(permanent.id());
      }
    }
    return creatures;
  }

  /** What may be attacked: defending players, their planeswalkers, the battles they protect. */
  public static Set<Id> attackable(Board board, List<Id> defendingPlayers) {
    var targets = new LinkedHashSet<Id>(defendingPlayers);
    for (Permanent permanent : board.phasedIn()) {
      if (objection(board, defendingPlayers, permanent.id()).isEmpty()) {
        targets.add(permanent.id());
      }
    }
    return targets;
  }

  /** As {@link #attackable(Board, List)}, as far as a player's creatures reach (801.3). */
  public static Set<Id> attackable(Board board, List<Id> defendingPlayers, Id controller) {
    Set<Id> targets = attackable(board, defendingPlayers);
    targets.removeIf(target -> isOutOfRange(board, controller, target));
    return targets;
  }

  /**
   * Why a player's creature may not attack something. Where a team attacks together, all players of
   * the other teams defend (805.10a), but each creature reaches only as far as its controller does
   * (801.3).
   */
  public static Optional<Why> objection(
      Board board, List<Id> defendingPlayers, Id controller, Id target) {
    return objection(board, defendingPlayers, target)
        .or(() ->
            isOutOfRange(board, controller, target)
                ? Optional.of(Why.OUT_OF_RANGE)
                : Optional.empty());
  }

  private static boolean isOutOfRange(Board board, Id controller, Id target) {
    return Rule508_5.defendingPlayer(board, target)
        .filter(player -> !RangeOfInfluence.includes(board, controller, player))
        .isPresent();
  }

  /** Why something may not be attacked, where the defending players are these. */
  public static Optional<Why> objection(Board board, List<Id> defendingPlayers, Id target) {
    if (defendingPlayers.contains(target)) {
      return Optional.empty();
    }
    if (board.isPlayer(target)) {
      return Optional.of(playerObjection(board, target));
    }
    Optional<Permanent> permanent = board.permanent(target);
    if (permanent.isEmpty() || !Rule506_3.canBeAttacked(permanent.get())) {
      return Optional.of(Why.NEITHER_PLANESWALKER_NOR_BATTLE);
    }
    return objection(board, defendingPlayers, permanent.get());
  }

  private static Why playerObjection(Board board, Id player) {
    if (!board.player(player).inGame()) {
      return Why.NOT_IN_THE_GAME;
    }
    return Rule506_2b.reaches(board, player) ? Why.NOT_A_DEFENDING_PLAYER : Why.OUT_OF_RANGE;
  }

  private static Optional<Why> objection(
      Board board, List<Id> defendingPlayers, Permanent permanent) {
    Optional<Id> player = Rule508_5.defendingPlayer(permanent);
    if (player.filter(defendingPlayers::contains).isPresent()) {
      return Optional.empty();
    }
    if (player.filter(one -> !Rule506_2b.reaches(board, one)).isPresent()) {
      return Optional.of(Why.OUT_OF_RANGE);
    }
    return Optional.of(
        permanent.isBattle()
            ? Why.NOT_PROTECTED_BY_A_DEFENDING_PLAYER
            : Why.NOT_CONTROLLED_BY_A_DEFENDING_PLAYER);
  }

  /**
   * A player's nearest opponent in a direction among the players still in the game (803.1); to the
   * left is the order of turns.
   */
  public static Optional<Id> nearestOpponent(Board board, Id player, Direction direction) {
    List<Id> seats = direction == Direction.LEFT ? seats(board) : seats(board).reversed();
    Collections.rotate(seats, -seats.indexOf(player));
    return seats.stream().filter(other -> board.areOpponents(player, other)).findFirst();
  }

  /** The players in the game, in turn order. */
  static List<Id> seats(Board board) {
    var seats = new ArrayList<Id>();
    for (Player player : board.players().values()) {
      if (player.inGame()) {
        seats.add(player.id());
      }
    }
    return seats;
  }
}
