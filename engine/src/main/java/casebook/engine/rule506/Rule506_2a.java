package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.board.Direction;
import casebook.engine.board.Id;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.RangeOfInfluence;
import casebook.engine.move.Attack;
import casebook.engine.rule508.Rule508_5;
import casebook.engine.ruling.Reason.NoDefendingPlayer;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/**
 * Who the defending players are in games of more than two.
 *
 * <p>803.1a lets a player attack only the opponent in the next seat: where somebody else sits
 * there, nobody is a defending player.
 */
@Cr(
    rule = "506.2a",
    text =
        """
        During the combat phase of a multiplayer game, there may be one or more defending players,
        depending on the variant being played and the options chosen for it. Unless all the
        attacking player’s opponents automatically become defending players during the combat phase,
        the attacking player chooses one of their opponents as a turn-based action during the
        beginning of combat step. (Note that the choice may be dictated by the variant being played
        or the options chosen for it.) That player becomes the defending player. See rule 802,
        “Attack Multiple Players Option,” rule 803, “Attack Left and Attack Right Options,” and rule
        809, “Emperor Variant.”
        """)
public final class Rule506_2a {
  private Rule506_2a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_2a.class);

  /** The defending players, or nothing where one of several must first be chosen. */
  public static Optional<List<Id>> defendingPlayers(Board board) {
    if (board.options().sharedTeamTurns()) {
      return Optional.of(Rule506_2b.defendingPlayers(board));
    }
    return switch (board.options().attack()) {
      case MULTIPLE -> Optional.of(choices(board));
      case LEFT -> Optional.of(neighbour(board, Direction.LEFT));
      case RIGHT -> Optional.of(neighbour(board, Direction.RIGHT));
      case SINGLE -> single(board);
    };
  }

  /** The chosen player while in the game, or the only one who can be chosen. */
  private static Optional<List<Id>> single(Board board) {
    List<Id> opponents = choices(board);
    Optional<Id> chosen = board.combat().defending().or(() -> attacked(board.combat()));
    if (chosen.isPresent()) {
      return Optional.of(opponents.contains(chosen.get()) ? List.of(chosen.get()) : List.of());
    }
    return opponents.size() <= 1 ? Optional.of(opponents) : Optional.empty();
  }

  /** Where no choice was stated, the player who was then attacked. */
  private static Optional<Id> attacked(Combat combat) {
    return combat.lastAttacked().values().stream().map(Attacked::defendingPlayer).findFirst();
  }

  /** Whether the attacking player chooses the defending player at the beginning of combat. */
  public static boolean isChosen(Board board) {
    return board.options().attack() == AttackOption.SINGLE && !board.options().sharedTeamTurns();
  }

  /** Why a player can't be chosen as the defending player, nor is one without a choice. */
  public static Optional<NoDefendingPlayer> objection(Board board, Id player) {
    List<Id> possible =
        isChosen(board) ? choices(board) : defendingPlayers(board).orElse(List.of());
    return possible.contains(player)
        ? Optional.empty()
        : Optional.of(new NoDefendingPlayer(player));
  }

  /** The opponents that the attacking player may choose from. */
  public static List<Id> choices(Board board) {
    return board.opponentsOf(board.activePlayer()).stream()
        .filter(player -> RangeOfInfluence.includes(board, board.activePlayer(), player))
        .toList();
  }

  private static List<Id> neighbour(Board board, Direction direction) {
    List<Id> seats = Rule506_2.seats(board);
    int step = direction == Direction.LEFT ? 1 : -1;
    int seat = seats.indexOf(board.activePlayer());
    if (seat < 0) {
      return List.of();
    }
    Id next = seats.get(Math.floorMod(seat + step, seats.size()));
    return choices(board).contains(next) ? List.of(next) : List.of();
  }

  /**
   * The defending player that an attack implies where one is to be chosen and no choice was stated:
   * the one that its first creature attacks.
   */
  public static Optional<Id> impliedBy(Board board, Attack attack) {
    return attack.targets().values().stream()
        .findFirst()
        .flatMap(target -> Rule508_5.defendingPlayer(board, target))
        .filter(choices(board)::contains);
  }
}
