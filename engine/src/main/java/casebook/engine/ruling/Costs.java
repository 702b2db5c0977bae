package casebook.engine.ruling;

import casebook.engine.board.Id;
import java.util.List;
import java.util.Optional;

/**
 * The costs of a declaration (508.1h).
 *
 * @param total what is locked in: all required costs that the declaration would pay and the chosen
 *     optional ones
 */
public record Costs(Price total, List<CostItem> items) {

  /** An attack that costs nothing. */
  public static final Costs NONE = new Costs(Price.NOTHING, List.of());

  public Costs {
    items = List.copyOf(items);
  }

  /** All that the attack asks for, paid or not. */
  public Price asked() {
    return Price.sum(items.stream().map(CostItem::price).toList());
  }

  /** The same costs where none is paid: partial payments are not allowed (508.1j). */
  public Costs unpaid() {
    return new Costs(
        total,
        items.stream()
            .map(item ->
                new CostItem(item.creature(), item.target(), item.stated(), item.price(), false))
            .toList());
  }

  /**
   * One cost of one creature.
   *
   * @param target what it is a cost to attack; empty for an optional cost
   * @param paid whether the declaration pays it
   */
  public record CostItem(
      Id creature, Optional<Id> target, Stated stated, Price price, boolean paid) {

    /** The same cost at another price. */
    public CostItem at(Price other) {
      return new CostItem(creature, target, stated, other, paid);
    }
  }
}
