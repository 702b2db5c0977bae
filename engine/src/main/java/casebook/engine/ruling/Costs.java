package casebook.engine.ruling;

import casebook.engine.board.Id;
import java.util.List;
import java.util.Optional;

/**
 * The costs of a declaration (508.1h).
 *
 * @param total what is locked in: all required costs that are paid and the chosen optional ones
 */
public record Costs(Price total, List<CostItem> items) {

  public static final Costs NONE = new Costs(Price.NOTHING, List.of());

  public Costs {
    items = List.copyOf(items);
  }

  /**
   * One cost of one creature.
   *
   * @param target what it is a cost to attack; empty for an optional cost
   * @param paid whether the declaration pays it
   */
  public record CostItem(
      Id creature, Optional<Id> target, Stated stated, Price price, boolean paid) {}
}
