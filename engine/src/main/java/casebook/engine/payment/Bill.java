package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import java.util.List;
import java.util.Set;

/**
 * How one player pays costs. They can be paid in any order (508.1j): what was returned to the hand
 * can be discarded, and what was sacrificed or discarded can be exiled from the graveyard.
 */
public final class Bill {
  private final Id payer;
  private final Price price;
  private final ManaPayment mana;
  private final PermanentPayment permanents;
  private final Board used;

  private Bill(Id payer, Price price, ManaPayment mana, PermanentPayment permanents, Board used) {
    this.payer = payer;
    this.price = price;
    this.mana = mana;
    this.permanents = permanents;
    this.used = used;
  }

  /**
   * The bill for costs that a player pays, none of whose attackers is used where another permanent
   * will do.
   */
  public static Bill of(
      Board board, Id payer, List<CostItem> items, Set<Id> attackers, List<Named> named) {
    Price price = Price.sum(items.stream().map(CostItem::price).toList());
    Player player = board.player(payer);
    var permanents = PermanentPayment.of(board, attackers, items, named);
    Board used = board;
    for (Use use : permanents.uses()) {
      used = use.on(used);
    }
    return new Bill(
        payer,
        price,
        ManaPayment.of(price.mana(), player.mana(), player.life() - price.life()),
        permanents,
        used);
  }

  /** What the player lacks; nothing where the bill can be paid. */
  public Price missing() {
    Player player = used.player(payer);
    return new Price(
        mana.missing(),
        lacking(price.life(), player.life()),
        lacking(price.energy(), player.energy()),
        lacking(price.discard(), player.hand()),
        lacking(price.exile(), player.graveyard() + price.discard()),
        permanents.missing());
  }

  private static int lacking(int amount, int available) {
    return amount <= 0 ? 0 : Math.max(0, amount - Math.max(0, available));
  }

  /** The named permanents that can't pay what they were named for. */
  public List<Named> unused() {
    return permanents.unused();
  }

  /** The permanents that are tapped to pay it. */
  public List<Id> tapped() {
    return permanents.uses().stream()
        .filter(use -> use.action() == Action.TAP)
        .map(Use::permanent)
        .toList();
  }

  /** The board once it is paid. */
  public Board paid() {
    Player player = used.player(payer);
    return used.with(
        player.withResources(
            player.life() - price.life() - mana.life(),
            player.hand() - price.discard(),
            player.graveyard() + price.discard() - price.exile(),
            player.energy() - price.energy(),
            mana.left()));
  }
}
