package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.board.Mana;
import casebook.engine.effect.Effect.ManaCost;
import casebook.engine.ruling.Price.Action;
import java.util.List;

/**
 * A way in which a permanent can make mana once (605.1a).
 *
 * @param choices what it may add
 * @param snow whether the permanent is snow, so that its mana is too (107.4h)
 */
public record ManaActivation(Id permanent, ManaCost cost, List<Mana> choices, boolean snow) {
  public ManaActivation {
    choices = List.copyOf(choices);
  }

  /**
   * Whether the permanent can't be used for something else once it has made the mana: what is gone
   * can't be used at all, what is tapped can still be sacrificed or returned (508.1i comes before
   * 508.1j).
   */
  boolean excludes(Action action) {
    return cost.sacrifices() || action == Action.TAP;
  }

  /** What is done to the permanent. */
  Use use() {
    return new Use(cost.sacrifices() ? Action.SACRIFICE : Action.TAP, permanent, "", 1);
  }

  /** What each choice adds, one mana after the other. */
  List<List<ManaKind>> units() {
    return choices.stream()
        .map(mana ->
            mana.symbols().stream()
                .map(ManaKind::of)
                .map(kind -> snow ? kind.fromSnow() : kind)
                .toList())
        .toList();
  }
}
