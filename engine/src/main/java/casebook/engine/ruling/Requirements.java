package casebook.engine.ruling;

import java.util.List;

/**
 * The ledger of requirements of a declaration (508.1d).
 *
 * @param obeyed how many of the requirements the declared attack obeys
 * @param maximum the most of them that any attack obeys without disobeying a restriction
 * @param items alike requirements of a stack are one item with their count, those that are obeyed
 *     apart from those that aren't
 */
public record Requirements(int obeyed, int maximum, List<RequirementItem> items) {
  public Requirements {
    items = List.copyOf(items);
  }

  /** How many requirements there are, whether they can be obeyed together or not. */
  public int total() {
    return items.stream().mapToInt(RequirementItem::count).sum();
  }

  /** The same without what excuses those that aren't obeyed. */
  public Requirements withoutExcuses() {
    return new Requirements(
        obeyed, maximum, items.stream().map(RequirementItem::withoutExcuse).toList());
  }
}
