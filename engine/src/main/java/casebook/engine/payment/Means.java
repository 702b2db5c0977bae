package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a player can pay costs with.
 *
 * @param board the board after attackers were tapped (508.1f)
 * @param attackers the creatures that are used only where no other permanent will do
 * @param activations the mana abilities that the player can activate, what is preferred first;
 *     where the player's mana is stated, that mana is all there is
 * @param asAnyColor whether the player may spend mana as though it were mana of any color (609.4b)
 * @param canPayLife whether costs in life can be paid (119.8)
 */
public record Means(
    Board board,
    Id payer,
    Set<Id> attackers,
    List<ManaActivation> activations,
    boolean asAnyColor,
    boolean canPayLife) {
  public Means {
    activations = List.copyOf(activations);
  }

  /** What must be paid for a cost in mana. */
  Mana facing(Mana cost) {
    return asAnyColor ? cost.ofAnyColor() : cost;
  }

  Player player() {
    return board.player(payer);
  }

  /** How much life the player can pay. */
  int life() {
    return canPayLife ? player().life() : 0;
  }

  /**
   * Whether each permanent makes mana at most once, and nothing else is paid for it: one that is
   * tapped for mana may be sacrificed for more of it.
   */
  boolean isSimple() {
    Set<Id> tapped = new HashSet<>();
    for (ManaActivation one : activations) {
      if (one.cost() == ManaCost.TAP) {
        tapped.add(one.permanent());
      }
    }
    return activations.stream()
        .allMatch(one ->
            one.isFree()
                && (one.cost() != ManaCost.SACRIFICE || !tapped.contains(one.permanent())));
  }

  /** The same with those mana abilities alone for which nothing else is paid. */
  Means free() {
    return isSimple()
        ? this
        : new Means(
            board,
            payer,
            attackers,
            activations.stream().filter(ManaActivation::isFree).toList(),
            asAnyColor,
            canPayLife);
  }
}
