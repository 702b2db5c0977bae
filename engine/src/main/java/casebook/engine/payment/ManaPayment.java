package casebook.engine.payment;

import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.ManaSymbol.Colored;

/**
 * How a mana cost is paid (107.4, 118.3a): each mana pays for one symbol.
 *
 * @param left the mana that is not used
 * @param life the life that is paid for Phyrexian symbols (107.4f)
 * @param missing what there is no mana for; nothing where the cost can be paid
 */
public record ManaPayment(Mana left, int life, Mana missing) {

  /** The life that a Phyrexian symbol may cost instead of mana (107.4f). */
  private static final int PHYREXIAN_LIFE = 2;

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
    int phyrexian = (int) cost.symbols().stream().filter(ManaPayment::isPhyrexian).count();
    int atLeast = Math.max(0, phyrexian - Math.max(0, life) / PHYREXIAN_LIFE);
    for (int withMana = phyrexian; withMana > atLeast; withMana--) {
      ManaPayment payment = paying(cost, available, phyrexian, withMana);
      if (payment.isComplete()) {
        return payment;
      }
    }
    return paying(cost, available, phyrexian, atLeast);
  }

  private static ManaPayment paying(Mana cost, Mana available, int phyrexian, int withMana) {
    var matching = new ManaMatching(cost, available, withMana);
    return new ManaPayment(
        matching.left(), (phyrexian - withMana) * PHYREXIAN_LIFE, matching.missing());
  }

  static boolean isPhyrexian(ManaSymbol symbol) {
    return symbol instanceof Colored colored && colored.phyrexian();
  }
}
