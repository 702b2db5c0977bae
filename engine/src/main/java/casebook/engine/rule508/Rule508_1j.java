package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.force.Grounds;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.payment.Bill;
import casebook.engine.payment.Named;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason.CannotPay;
import casebook.engine.ruling.Reason.NotPaid;
import casebook.engine.ruling.Reason.WrongPayment;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

  /** Whether each cost is paid, and whether all can be. */
  public static List<Finding> findings(Grounds grounds, DeclareAttackers move, Costs costs) {
    var findings = new ArrayList<>(notPaid(costs));
    List<Named> named = named(move);
    List<Bill> bills = bills(Rule508_1f.tap(grounds, move.attack()), move, costs, named);
    for (Named one : named) {
      if (bills.stream().allMatch(bill -> bill.unused().contains(one))) {
        findings.add(
            Finding.disobeyed(
                new WrongPayment(one.creature(), one.with()), List.of(one.creature(), one.with())));
      }
    }
    Price missing = Price.sum(bills.stream().map(Bill::missing).toList());
    if (!missing.equals(Price.NOTHING)) {
      findings.add(
          Finding.disobeyed(new CannotPay(missing), List.of(grounds.board().activePlayer())));
    }
    if (!findings.isEmpty()) {
      return findings;
    }
    return costs.items().isEmpty()
        ? List.of(Finding.doesNotApply(Step.J, List.of()))
        : costs.items().stream()
            .map(item -> Finding.obeyed(Step.J, List.of(item.creature()), item.stated()))
            .toList();
  }

  /** Whether every required cost is paid and all can be, whatever permanents are named for it. */
  public static boolean isPayable(Grounds grounds, DeclareAttackers move, Costs costs) {
    return costs.items().stream().allMatch(CostItem::paid)
        && bills(Rule508_1f.tap(grounds, move.attack()), move, costs, List.of()).stream()
            .allMatch(bill -> bill.missing().equals(Price.NOTHING));
  }

  /** The board after paying, where attackers were tapped before (508.1f) and all can be paid. */
  public static Board pay(Board afterTapping, DeclareAttackers move, Costs costs) {
    Board board = afterTapping;
    for (Map.Entry<Id, List<CostItem>> entry : byPayer(afterTapping, costs).entrySet()) {
      board =
          Bill.of(board, entry.getKey(), entry.getValue(), move.attack().attackers(), named(move))
              .paid();
    }
    return board;
  }

  /** The permanents that are tapped as a cost. */
  public static List<Id> tapped(Board afterTapping, DeclareAttackers move, Costs costs) {
    return bills(afterTapping, move, costs, named(move)).stream()
        .flatMap(bill -> bill.tapped().stream())
        .toList();
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

  private static List<Bill> bills(
      Board board, DeclareAttackers move, Costs costs, List<Named> named) {
    var bills = new ArrayList<Bill>();
    byPayer(board, costs)
        .forEach((payer, items) ->
            bills.add(Bill.of(board, payer, items, move.attack().attackers(), named)));
    return bills;
  }

  private static Map<Id, List<CostItem>> byPayer(Board board, Costs costs) {
    var byPayer = new LinkedHashMap<Id, List<CostItem>>();
    for (CostItem item : costs.items()) {
      if (item.paid()) {
        Id payer =
            board
                .permanent(item.creature())
                .map(Permanent::controller)
                .orElse(board.activePlayer());
        byPayer.computeIfAbsent(payer, _ -> new ArrayList<>()).add(item);
      }
    }
    return byPayer;
  }

  /** The permanents that the declaration names for its costs. */
  private static List<Named> named(DeclareAttackers move) {
    var named = new ArrayList<Named>();
    if (move.payment() instanceof Payment.For(var paid)) {
      for (Payment.Paid one : paid) {
        one.with()
            .forEach(with -> named.add(new Named(one.attacker(), with, item -> isFor(one, item))));
      }
    }
    for (OptionalPayment one : move.optional()) {
      one.with()
          .ifPresent(with ->
              named.add(new Named(one.attacker(), with, item -> Rule508_1g.names(one, item))));
    }
    return named;
  }

  private static boolean isFor(Payment.Paid paid, CostItem item) {
    return item.creature().equals(paid.attacker())
        && item.target().isPresent()
        && paid.target().map(item.target().get()::equals).orElse(true);
  }
}
