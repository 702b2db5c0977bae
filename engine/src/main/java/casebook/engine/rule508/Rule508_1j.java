package casebook.engine.rule508;

import casebook.engine.force.Grounds;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.payment.Named;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason.CannotPay;
import casebook.engine.ruling.Reason.NotPaid;
import casebook.engine.ruling.Reason.WrongPayment;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Paying all costs, in any order and in full.
 *
 * <p>The rule lets the active player pay; where a team attacks together (805.10), each of its
 * players pays for the creatures that they control.
 */
@Cr(
    rule = "508.1j",
    text =
        """
        Once the player has enough mana in their mana pool, they pay all costs in any order. Partial
        payments are not allowed.
        """)
public final class Rule508_1j {
  private Rule508_1j() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1j.class);

  /** Costs are paid. */
  static Progress step(Progress progress) {
    return progress.found(
        findings(progress.grounds(), progress.attack(), progress.costs(), progress.bills()));
  }

  /** Whether each cost is paid, and whether all can be. */
  static List<Finding> findings(Grounds grounds, Attack attack, Costs costs, Bills bills) {
    var findings = new ArrayList<>(notPaid(costs));
    for (Named one : bills.unused()) {
      findings.add(
          Finding.disobeyed(
              new WrongPayment(one.creature(), one.with()), List.of(one.creature(), one.with())));
    }
    Price missing = bills.missing();
    if (!missing.equals(Price.NOTHING)) {
      findings.add(
          Finding.disobeyed(
              new CannotPay(missing, Rule508_1i.uncounted(grounds, attack, bills)),
              List.of(grounds.board().activePlayer())));
    }
    if (!findings.isEmpty()) {
      return findings;
    }
    return costs.items().isEmpty()
        ? List.of(Finding.doesNotApply(NUMBER, List.of()))
        : costs.items().stream()
            .map(item -> Finding.obeyed(NUMBER, List.of(item.creature()), item.stated()))
            .toList();
  }

  /**
   * Whether every required cost is paid and all can be.
   *
   * @param open text on mana that can't be read or counted, which leaves it open
   */
  public record Payable(boolean isSure, List<UnreadText> open) {}

  /** Whether the costs of a declaration can be paid, whatever permanents are named for it. */
  public static Payable payable(Grounds grounds, DeclareAttackers move, Costs costs) {
    boolean isPaid = costs.items().stream().allMatch(CostItem::paid);
    if (costs.items().isEmpty() || !isPaid) {
      return new Payable(isPaid, List.of());
    }
    var bills = Bills.withoutNames(grounds, move, costs);
    List<UnreadText> open = Rule508_1i.unread(grounds, move.attack(), bills);
    return new Payable(open.isEmpty() && bills.missing().equals(Price.NOTHING), open);
  }

  /** The costs as they stand after findings: where they can't be paid, none of them is. */
  static Costs paid(Costs costs, List<Finding> findings) {
    boolean cannot =
        findings.stream()
            .anyMatch(finding -> finding.reason().filter(CannotPay.class::isInstance).isPresent());
    return cannot ? costs.unpaid() : costs;
  }

  private static List<Finding> notPaid(Costs costs) {
    var unpaid = new LinkedHashMap<Pair, List<Stated>>();
    for (CostItem item : costs.items()) {
      if (!item.paid()) {
        item.target()
            .ifPresent(target ->
                unpaid
                    .computeIfAbsent(new Pair(item.creature(), target), _ -> new ArrayList<>())
                    .add(item.stated()));
      }
    }
    var findings = new ArrayList<Finding>();
    unpaid.forEach((pair, stated) ->
        findings.add(
            Finding.disobeyed(
                new NotPaid(pair.creature(), pair.target(), stated),
                List.of(pair.creature(), pair.target()))));
    return findings;
  }
}
