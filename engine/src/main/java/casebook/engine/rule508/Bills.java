package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.force.Grounds;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.payment.Bill;
import casebook.engine.payment.Means;
import casebook.engine.payment.Named;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What each player pays for a declaration once attackers are tapped (508.1f): how the mana is made
 * (508.1i) and what it and the rest of the costs are paid with (508.1j).
 *
 * @param before the board before attackers are tapped
 * @param declared the attackers that became tapped as they were declared
 * @param after the board once all is paid, where all can be
 * @param named the permanents that the declaration names for its costs
 */
record Bills(
    Board before,
    List<Id> declared,
    SequencedMap<Id, Bill> byPayer,
    Board after,
    List<Named> named) {

  /** The bills for a declaration and the permanents that it names for its costs. */
  static Bills of(Grounds grounds, DeclareAttackers move, Costs costs) {
    return of(grounds, move, costs, named(move));
  }

  /** The bills for a declaration where any permanents may be used. */
  static Bills withoutNames(Grounds grounds, DeclareAttackers move, Costs costs) {
    return of(grounds, move, costs, List.of());
  }

  private static Bills of(Grounds grounds, DeclareAttackers move, Costs costs, List<Named> named) {
    Board board = Rule508_1f.tap(grounds, move.attack());
    var limits = new PaymentLimits(grounds.inForce());
    var bills = new LinkedHashMap<Id, Bill>();
    for (Map.Entry<Id, List<CostItem>> entry : items(board, costs).entrySet()) {
      Id payer = entry.getKey();
      var means =
          new Means(
              board,
              payer,
              move.attack().attackers(),
              Rule508_1i.activations(grounds.inForce(), board, payer, move.attack()),
              Rule508_1i.spendsAsAnyColor(grounds.inForce(), payer),
              limits.canPayLife(payer));
      Bill bill = Bill.of(means, entry.getValue(), named);
      bills.put(payer, bill);
      board = bill.paid();
    }
    List<Id> declared =
        Rule508_1f.tapped(grounds, move.attack()).stream()
            .filter(id -> grounds.board().permanent(id).filter(one -> !one.tapped()).isPresent())
            .toList();
    return new Bills(grounds.board(), declared, bills, board, named);
  }

  private static Map<Id, List<CostItem>> items(Board board, Costs costs) {
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

  /** What the players lack together; nothing where all bills can be paid. */
  Price missing() {
    return Price.sum(byPayer.values().stream().map(Bill::missing).toList());
  }

  /** The named permanents that can't pay what they were named for. */
  List<Named> unused() {
    return named.stream()
        .filter(one -> byPayer.values().stream().allMatch(bill -> bill.unused().contains(one)))
        .toList();
  }

  /** The permanents that are tapped as a cost. */
  List<Id> tapped() {
    return byPayer.values().stream().flatMap(bill -> bill.tapped().stream()).toList();
  }

  /**
   * What became tapped, each time together: attackers as they were declared (508.1f), each
   * permanent that was tapped to make mana (508.1i), and what each player tapped to pay (508.1j).
   */
  List<List<Id>> tappings() {
    var tappings = new ArrayList<List<Id>>();
    tappings.add(declared);
    for (Bill bill : byPayer.values()) {
      bill.tappedAsManaIsMade().forEach(one -> tappings.add(List.of(one)));
      tappings.add(bill.tapped());
    }
    return tappings;
  }
}
