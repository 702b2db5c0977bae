package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How one player pays costs. They can be paid in any order (508.1j): what was returned to the hand
 * can be discarded, and what was sacrificed or discarded can be exiled from the graveyard.
 */
public final class Bill {
  private final Id payer;

  /** The life that the player can pay in all. */
  private final int life;

  private final Price price;
  private final List<Price> prices;
  private final Payment mana;
  private final PermanentPayment permanents;
  private final Board used;

  /**
   * How the mana is paid.
   *
   * @param makers what makes it; nothing where the player's mana is stated
   * @param uses what is done to permanents for it
   * @param left the stated mana that is not used
   * @param resources the life and energy that are paid instead of mana or for it
   * @param lifePayments how many times life is paid for it: for a symbol or an ability
   * @param cutShort whether there may be a way to pay that was not found
   */
  private record Payment(
      List<Id> makers,
      List<Use> uses,
      Optional<Mana> left,
      Resources resources,
      int lifePayments,
      Mana missing,
      boolean cutShort) {}

  private Bill(Means means, List<CostItem> items, Payment mana, PermanentPayment permanents) {
    this.payer = means.payer();
    this.life = means.life();
    this.prices = items.stream().map(CostItem::price).toList();
    this.price = Price.sum(prices);
    this.mana = mana;
    this.permanents = permanents;
    Board board = means.board();
    if (mana.missing().symbols().isEmpty()) {
      board = Use.all(board, mana.uses());
    }
    this.used = Use.all(board, permanents.uses());
  }

  /**
   * The bill for costs, for none of which an attacker is used where another permanent will do.
   *
   * @param named the permanents that were named for the costs
   */
  public static Bill of(Means means, List<CostItem> items, List<Named> named) {
    Price price = Price.sum(items.stream().map(CostItem::price).toList());
    Mana cost = means.facing(price.mana());
    int life = means.life() - price.life();
    Optional<Mana> stated = means.player().mana();
    if (stated.isPresent()) {
      ManaPayment paid = ManaPayment.of(cost, stated.get(), life);
      return new Bill(
          means,
          items,
          new Payment(
              List.of(),
              List.of(),
              Optional.of(paid.left()),
              new Resources(paid.life(), 0),
              paid.life() / ManaPayment.PHYREXIAN_LIFE,
              paid.missing(),
              false),
          PermanentPayment.of(means.board(), means.attackers(), items, named));
    }
    Sharing.Shared shared = Sharing.of(means.free(), items, named, cost, life);
    boolean isPaid =
        shared.missing().symbols().isEmpty() && shared.permanents().missing().isEmpty();
    if (isPaid || cost.symbols().isEmpty() || means.isSimple()) {
      return ofFree(means, items, shared, false);
    }
    ManaSearch.Result result = ManaSearch.of(means, items, named, cost, life);
    return result
        .paid()
        .map(paid ->
            new Bill(
                means,
                items,
                new Payment(
                    paid.makers(),
                    paid.uses(),
                    Optional.empty(),
                    paid.resources(),
                    paid.lifePayments(),
                    Mana.NONE,
                    false),
                paid.permanents()))
        .orElseGet(() -> ofFree(means, items, shared, result.cutShort()));
  }

  /** The bill that is paid with mana abilities for which nothing else is paid. */
  private static Bill ofFree(
      Means means, List<CostItem> items, Sharing.Shared shared, boolean cutShort) {
    return new Bill(
        means,
        items,
        new Payment(
            shared.activations().stream().map(ManaActivation::permanent).distinct().toList(),
            shared.activations().stream().flatMap(one -> one.uses().stream()).toList(),
            Optional.empty(),
            new Resources(shared.life(), 0),
            shared.life() / ManaPayment.PHYREXIAN_LIFE,
            shared.missing(),
            cutShort),
        shared.permanents());
  }

  /** What the player lacks; nothing where the bill can be paid. */
  public Price missing() {
    Player player = used.player(payer);
    return new Price(
        mana.missing(),
        lacking(price.life(), life),
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

  /** The permanents that are tapped as a cost. */
  public List<Id> tapped() {
    return permanents.uses().stream()
        .filter(use -> use.action() == Action.TAP)
        .map(Use::permanent)
        .toList();
  }

  /** The permanents that are sacrificed as a cost or for mana. */
  public List<Id> sacrificed() {
    return Stream.concat(mana.uses().stream(), permanents.uses().stream())
        .filter(use -> use.action() == Action.SACRIFICE)
        .map(Use::permanent)
        .toList();
  }

  /** The permanents that are returned to their owners' hands as a cost. */
  public List<Id> returned() {
    return permanents.uses().stream()
        .filter(use -> use.action() == Action.RETURN_TO_HAND)
        .map(Use::permanent)
        .toList();
  }

  /** How many times life is paid (119.4): for each cost, Phyrexian symbol and mana ability. */
  public int lifePayments() {
    return mana.lifePayments() + (int) prices.stream().filter(one -> one.life() > 0).count();
  }

  /** How many cards are discarded for each cost that asks for it. */
  public List<Integer> discards() {
    return prices.stream().map(Price::discard).filter(cards -> cards > 0).toList();
  }

  /**
   * The permanents that become tapped as mana is made: what makes it, and what is tapped for it.
   */
  public List<Id> tappedAsManaIsMade() {
    return mana.uses().stream()
        .filter(use -> use.action() == Action.TAP)
        .map(Use::permanent)
        .toList();
  }

  /** The permanents that are tapped for mana: for an ability of their own (106.12). */
  public List<Id> tappedForMana() {
    return tappedAsManaIsMade().stream().filter(mana.makers()::contains).toList();
  }

  /** The permanents that make the mana for it (508.1i); all that could, where it is too little. */
  public List<Id> makers() {
    return mana.makers();
  }

  /** Whether it has mana in it (508.1i). */
  public boolean needsMana() {
    return !price.mana().symbols().isEmpty();
  }

  /** Whether the permanents of the player make too little mana for it. */
  public boolean lacksManaOfPermanents() {
    return mana.left().isEmpty() && !mana.missing().symbols().isEmpty();
  }

  /** Whether there may be a way to pay it that was not found, since there are too many ways. */
  public boolean isCutShort() {
    return mana.cutShort();
  }

  /** The board once it is paid. */
  public Board paid() {
    Player player = used.player(payer);
    return used.with(
        player.withResources(
            player.life() - price.life() - mana.resources().life(),
            player.hand() - price.discard(),
            player.graveyard() + price.discard() - price.exile(),
            player.energy() - price.energy() - mana.resources().energy(),
            mana.left()));
  }
}
