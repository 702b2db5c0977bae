package casebook.site.page.ruling;

import casebook.engine.board.Id;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Ruling;
import java.util.HashSet;
import java.util.Set;

/** The attackers that an illegal attack fails by. */
final class Culprits {
  private Culprits() {}

  /** The attackers that the reasons name. */
  static Set<Id> of(Ruling ruling) {
    var culprits = new HashSet<Id>();
    for (Reason reason : ruling.why()) {
      switch (reason) {
        case Reason.NotChoosable choosable -> culprits.add(choosable.creature());
        case Reason.NotAttackable(var creature, var _, var _) -> culprits.add(creature);
        case Reason.RestrictionDisobeyed(var _, var creatures) -> culprits.addAll(creatures);
        case Reason.NoBand(var creatures, var _) -> culprits.addAll(creatures);
        case Reason.NoSuchOptionalCost(var creature, var _) -> culprits.add(creature);
        case Reason.ChosenTooOften(var creature, var _) -> culprits.add(creature);
        case Reason.ChosenWithoutAttacking(var creature, var _) -> culprits.add(creature);
        case Reason.NotPaid(var creature, var _, var _) -> culprits.add(creature);
        case Reason.WrongPayment(var creature, var _) -> culprits.add(creature);
        case Reason.TooFewObeyed _,
            Reason.CannotPay _,
            Reason.NoDefendingPlayer _,
            Reason.NotAChoice _,
            Reason.NotReselectable _ -> {}
      }
    }
    return culprits;
  }
}
