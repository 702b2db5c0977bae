package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import java.util.List;
import java.util.Set;

/**
 * What a player can pay costs with.
 *
 * @param board the board after attackers were tapped (508.1f)
 * @param attackers the creatures that are used only where no other permanent will do
 * @param activations the mana abilities that the player can activate, what is preferred first;
 *     where the player's mana is stated, that mana is all there is
 */
public record Means(Board board, Id payer, Set<Id> attackers, List<ManaActivation> activations) {
  public Means {
    activations = List.copyOf(activations);
  }

  /** The player who pays. */
  Player player() {
    return board.player(payer);
  }
}
