package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.AdditionalTimes;
import casebook.engine.force.InForce;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.payment.Bill;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State.Triggered;
import casebook.engine.ruling.UnreadText;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The order in which what triggered is put onto the stack. */
@Cr(
    rule = "508.2b",
    text =
        """
        Any abilities that triggered on attackers being declared or that triggered during the
        process described in rules 508.1 are put onto the stack before the active player gets
        priority; the order in which they triggered doesn’t matter. (See rule 603, “Handling
        Triggered Abilities.”)
        """)
public final class Rule508_2b {
  private Rule508_2b() {}

  static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_2b.class);

  /** What triggered is put onto the stack. */
  static Progress step(Progress progress) {
    return progress.found(List.of(finding(progress.triggered())));
  }

  /** What triggered as costs were paid or attackers declared, in the order of the stack. */
  static List<Triggered> triggered(Progress progress, Declaration declaration) {
    InForce inForce = progress.grounds().inForce();
    var triggered = new ArrayList<>(asCostsWerePaid(inForce, progress.costs()));
    triggered.addAll(
        asPermanentsBecameTapped(inForce, progress.attack(), progress.bills().becameTapped()));
    triggered.addAll(asCostsWerePaid(inForce, progress.attack(), progress.bills()));
    triggered.addAll(Rule508_1m.triggered(declaration.grounds(), declaration.attack()));
    return inOrder(declaration.board(), triggered);
  }

  /**
   * The active player's abilities first, or those of the active team (805.7), then the others' in
   * turn order (603.3b). A player, or the team, chooses the order of their own; here they are in
   * board order.
   */
  public static List<Triggered> inOrder(Board board, List<Triggered> triggered) {
    var players = new ArrayList<>(board.players().keySet());
    int active = players.indexOf(board.activePlayer());
    List<Id> attacking = Rule506_2b.attackingPlayers(board);
    var permanents = new ArrayList<>(board.permanents().keySet());
    return triggered.stream()
        .sorted(
            Comparator.<Triggered>comparingInt(one ->
                    attacking.contains(one.controller())
                        ? 0
                        : Math.floorMod(players.indexOf(one.controller()) - active, players.size()))
                .thenComparingInt(one -> place(permanents, one)))
        .toList();
  }

  private static int place(List<Id> permanents, Triggered triggered) {
    return triggered
        .stated()
        .source()
        .permanent()
        .map(permanents::indexOf)
        .orElse(permanents.size());
  }

  /**
   * What triggered as costs were paid, once for each payment: enlist's "when you do" (702.154a),
   * and the abilities that wait for it, such as "When you do" after an offer to exert (701.43).
   */
  public static List<Triggered> asCostsWerePaid(InForce inForce, Costs costs) {
    var triggered = new ArrayList<Triggered>();
    for (CostItem item : costs.items()) {
      if (item.paid()
          && item.stated().effect() instanceof Effect.OptionalCost(var _, var name, var cost)) {
        if (cost instanceof Cost.Enlist) {
          Id controller =
              inForce
                  .board()
                  .permanent(item.creature())
                  .map(Permanent::controller)
                  .orElse(inForce.board().activePlayer());
          triggered.addAll(
              AdditionalTimes.of(
                  inForce,
                  new Triggered(
                      item.stated(),
                      item.stated().source().permanent(),
                      controller,
                      NUMBER,
                      List.of(item.creature())),
                  Set.of()));
        }
        triggered.addAll(waitingFor(inForce, item.creature(), name));
      }
    }
    return triggered;
  }

  /** The abilities that trigger where the optional cost of that name is paid for the creature. */
  private static List<Triggered> waitingFor(InForce inForce, Id creature, String name) {
    var triggered = new ArrayList<Triggered>();
    for (InForce.Effective ability : inForce.effects()) {
      if (ability.stated().effect()
              instanceof Effect.Trigger(TriggerEvent.PaysOptionalCost(var who, var cost), var when)
          && cost.equals(name)
          && !ability.view().among(Set.of(creature), who).isEmpty()
          && ability.view().holds(when)) {
        triggered.addAll(times(inForce, ability, List.of(creature)));
      }
    }
    return triggered;
  }

  /**
   * What triggered as permanents became tapped: attackers (508.1f), and what paid costs.
   *
   * @param tapped the permanents that were untapped before
   */
  static List<Triggered> asPermanentsBecameTapped(
      InForce inForce, Attack attack, Collection<Id> tapped) {
    var triggered = new ArrayList<Triggered>();
    for (InForce.Effective ability : inForce.effects()) {
      if (ability.stated().effect() instanceof Effect.Trigger(var event, var when)) {
        for (List<Id> about : occasions(ability.view(), event, tapped)) {
          Id first = about.getFirst();
          if (holds(ability, attack, first, when)) {
            triggered.addAll(times(inForce, ability, about));
          }
        }
      }
    }
    return triggered;
  }

  /** Whether a condition of what triggered holds, which may ask for what was declared. */
  private static boolean holds(InForce.Effective ability, Attack attack, Id about, Condition when) {
    return ability
        .view()
        .about(about, about)
        .settle(when, attack.attackers(), Set.copyOf(attack.targets().values()))
        .holds(attack);
  }

  /** What triggered as players paid with permanents, life and cards, and made mana for it. */
  static List<Triggered> asCostsWerePaid(InForce inForce, Attack attack, Bills bills) {
    var triggered = new ArrayList<Triggered>();
    for (InForce.Effective ability : inForce.effects()) {
      if (ability.stated().effect() instanceof Effect.Trigger(var event, var when)) {
        bills
            .byPayer()
            .forEach((payer, bill) -> {
              List<List<Id>> all = occasions(ability.view(), event, payer, bill);
              for (List<Id> about : isOnce(when) ? all.subList(0, Math.min(1, all.size())) : all) {
                if (holds(ability, attack, about.getFirst(), when)) {
                  triggered.addAll(times(inForce, ability, about));
                }
              }
            });
      }
    }
    return triggered;
  }

  /**
   * The abilities that trigger as permanents become tapped and costs are paid if a condition holds
   * that the case leaves open.
   */
  static List<UnreadText> open(Progress progress) {
    var open = new ArrayList<UnreadText>();
    for (InForce.Effective ability : progress.grounds().inForce().effects()) {
      if (ability.stated().effect()
              instanceof Effect.Trigger(TriggerEvent.WhilePaying event, var when)
          && !Settled.openIn(when).isEmpty()
          && mayHappen(ability, event, Settled.assumed(when), progress)) {
        open.add(
            new UnreadText(
                ability.stated().source(),
                Settled.asking(ability.stated().text(), Settled.openIn(when))));
      }
    }
    return open;
  }

  private static boolean mayHappen(
      InForce.Effective ability, TriggerEvent event, Condition when, Progress progress) {
    Bills bills = progress.bills();
    var all = new ArrayList<>(occasions(ability.view(), event, bills.becameTapped()));
    bills
        .byPayer()
        .forEach((payer, bill) -> all.addAll(occasions(ability.view(), event, payer, bill)));
    return all.stream()
        .anyMatch(about -> holds(ability, progress.attack(), about.getFirst(), when));
  }

  /** Whether only the first occasion of a turn makes an ability trigger. */
  private static boolean isOnce(Condition when) {
    return Mentions.mentions(when, part -> part instanceof Condition.FirstTime);
  }

  /** How often a player's paying makes an ability trigger, and about what each time. */
  private static List<List<Id>> occasions(Viewpoint view, TriggerEvent event, Id payer, Bill bill) {
    return switch (event) {
      case TriggerEvent.Sacrifices(var player, var what) when view.is(player, payer) ->
          eachOf(those(view, what, bill.sacrificed()));
      case TriggerEvent.TapsForMana(var player, var what) when view.is(player, payer) ->
          eachOf(those(view, what, bill.tappedForMana()));
      case TriggerEvent.Leaves(var what, var to) -> eachOf(those(view, what, gone(bill, to)));
      case TriggerEvent.LeaveTogether(var what, var to) -> {
        List<Id> together = those(view, what, gone(bill, to));
        yield together.isEmpty() ? List.of() : List.of(together);
      }
      case TriggerEvent.LosesLife(var player) when view.is(player, payer) ->
          Collections.nCopies(bill.lifePayments(), List.of(payer));
      case TriggerEvent.Discards(var player) when view.is(player, payer) ->
          Collections.nCopies(
              bill.discards().stream().mapToInt(Integer::intValue).sum(), List.of(payer));
      case TriggerEvent.DiscardTogether(var player) when view.is(player, payer) ->
          Collections.nCopies(bill.discards().size(), List.of(payer));
      default -> List.of();
    };
  }

  /** What left the battlefield: tokens go to the graveyard too, before they cease to exist. */
  private static List<Id> gone(Bill bill, TriggerEvent.Where to) {
    var gone = new ArrayList<>(bill.sacrificed());
    if (to == TriggerEvent.Where.ANYWHERE) {
      gone.addAll(bill.returned());
    }
    return gone;
  }

  private static List<List<Id>> eachOf(List<Id> some) {
    return some.stream().map(List::of).toList();
  }

  private static List<Id> those(Viewpoint view, Filter what, List<Id> used) {
    return used.stream().filter(one -> !view.among(Set.of(one), what).isEmpty()).toList();
  }

  private static List<List<Id>> occasions(
      Viewpoint view, TriggerEvent event, Collection<Id> tapped) {
    return switch (event) {
      case TriggerEvent.BecomesTapped(var who) ->
          tapped.stream()
              .filter(one -> !view.among(Set.of(one), who).isEmpty())
              .map(List::of)
              .toList();
      case TriggerEvent.BecomeTapped(var who) -> {
        List<Id> together =
            tapped.stream().filter(one -> !view.among(Set.of(one), who).isEmpty()).toList();
        yield together.isEmpty() ? List.of() : List.of(together);
      }
      default -> List.of();
    };
  }

  private static List<Triggered> times(InForce inForce, InForce.Effective ability, List<Id> about) {
    Id controller = ability.view().you().orElse(inForce.board().activePlayer());
    var one = new Triggered(ability.stated(), ability.view().self(), controller, NUMBER, about);
    return AdditionalTimes.of(inForce, one, Set.of());
  }

  /** It applies where anything triggered, to those who control what did. */
  public static Finding finding(List<Triggered> triggered) {
    return triggered.isEmpty()
        ? Finding.doesNotApply(NUMBER, List.of())
        : Finding.applies(
            NUMBER, triggered.stream().map(Triggered::controller).distinct().toList());
  }
}
