package casebook.engine.payment;

import casebook.engine.mana.Mana;
import java.util.List;

/**
 * What an ability can add, whatever its permanent is and however it is paid for.
 *
 * @param choices what it may add
 * @param snow whether the permanent is snow, so that its mana is too (107.4h)
 */
record Making(List<Mana> choices, boolean snow) {

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

  /** The same, as far as it matters for a cost. */
  List<List<ManaKind>> facing(Mana cost) {
    return units().stream()
        .map(units -> units.stream().map(kind -> kind.facing(cost)).sorted(ManaKind.ORDER).toList())
        .toList();
  }
}
