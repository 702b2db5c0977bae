package casebook.engine.payment;

import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.Generic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a mana cost is paid (107.4, 118.3a): each mana pays for one symbol.
 *
 * @param left the mana that is not used
 * @param life the life that is paid for Phyrexian symbols (107.4f)
 * @param missing what there is no mana for; nothing where the cost can be paid
 */
public record ManaPayment(Mana left, int life, Mana missing) {

  /** The life that a Phyrexian symbol may cost instead of mana (107.4f). */
  static final int PHYREXIAN_LIFE = 2;

  /** Whether there is mana, or life, for all of the cost. */
  public boolean isComplete() {
    return missing.symbols().isEmpty();
  }

  /**
   * Pays a cost, with life for as few Phyrexian symbols as possible.
   *
   * @param available the mana there is; {W/U} in it is one mana of either color, {S} is one
   *     colorless mana from a snow source, since nothing says that it has a color
   * @param life the life that may be spent on Phyrexian symbols
   */
  public static ManaPayment of(Mana cost, Mana available, int life) {
    int phyrexian = phyrexian(cost);
    int atLeast = phyrexianWithMana(cost, life);
    for (int withMana = phyrexian; withMana > atLeast; withMana--) {
      ManaPayment payment = paying(cost, available, phyrexian, withMana);
      if (payment.isComplete()) {
        return payment;
      }
    }
    return paying(cost, available, phyrexian, atLeast);
  }

  private static ManaPayment paying(Mana cost, Mana available, int phyrexian, int withMana) {
    var matching = new ManaMatching(cost, ManaKind.amounts(available), withMana);
    return new ManaPayment(
        asWritten(available, matching.left()),
        (phyrexian - withMana) * PHYREXIAN_LIFE,
        matching.missing());
  }

  /** These amounts in the symbols that the available mana was written with. */
  private static Mana asWritten(Mana available, Map<ManaKind, Integer> amounts) {
    var remaining = new LinkedHashMap<>(amounts);
    var left = new ArrayList<ManaSymbol>();
    for (ManaSymbol symbol : available.symbols()) {
      ManaKind kind = ManaKind.of(symbol);
      int amount = remaining.getOrDefault(kind, 0);
      int kept = Math.min(amount, ManaKind.units(symbol));
      if (kept > 0) {
        remaining.put(kind, amount - kept);
        left.add(symbol instanceof Generic ? new Generic(kept) : symbol);
      }
    }
    return new Mana(left);
  }

  /** How many Phyrexian symbols a cost has. */
  static int phyrexian(Mana cost) {
    return (int) cost.symbols().stream().filter(ManaPayment::isPhyrexian).count();
  }

  /** How many of them must be paid with mana, where {@code life} can be spent on the others. */
  static int phyrexianWithMana(Mana cost, int life) {
    return Math.max(0, phyrexian(cost) - Math.max(0, life) / PHYREXIAN_LIFE);
  }

  static boolean isPhyrexian(ManaSymbol symbol) {
    return symbol instanceof Colored colored && colored.phyrexian();
  }
}
