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
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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
    triggered.addAll(whilePaying(inForce, progress.attack(), progress.bills()));
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

  /** Whether a condition of what triggered holds, which may ask for what was declared. */
  private static boolean holds(InForce.Effective ability, Attack attack, Id about, Condition when) {
    return ability
        .view()
        .about(about, about)
        .settle(when, attack.attackers(), Set.copyOf(attack.targets().values()))
        .holds(attack);
  }

  /**
   * What triggered as permanents became tapped (508.1f) and as players paid with permanents, life
   * and cards, and made mana for it.
   */
  private static List<Triggered> whilePaying(InForce inForce, Attack attack, Bills bills) {
    var triggered = new ArrayList<Triggered>();
    for (InForce.Effective ability : inForce.effects()) {
      if (ability.stated().effect()
          instanceof Effect.Trigger(TriggerEvent.WhilePaying event, var when)) {
        Stream<List<Id>> all =
            occasions(ability.view(), event, bills).stream()
                .filter(about -> holds(ability, attack, about.getFirst(), when));
        (isOnce(when) ? all.limit(1) : all)
            .forEach(about -> triggered.addAll(times(inForce, ability, about)));
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
    return occasions(ability.view(), event, progress.bills()).stream()
        .anyMatch(about -> holds(ability, progress.attack(), about.getFirst(), when));
  }

  /**
   * Whether only the first occasion of a turn makes an ability trigger: the first for which all
   * holds that it asks for, whoever pays, since an event that doesn't match is none of its (603.2).
   */
  private static boolean isOnce(Condition when) {
    return Mentions.mentions(when, part -> part instanceof Condition.FirstTime);
  }

  /** How often tapping and paying make an ability trigger, and about what each time. */
  private static List<List<Id>> occasions(Viewpoint view, TriggerEvent event, Bills bills) {
    var all = new ArrayList<List<Id>>();
    bills.tappings().forEach(together -> all.addAll(occasions(view, event, together)));
    bills.byPayer().forEach((payer, bill) -> all.addAll(occasions(view, event, payer, bill)));
    return all;
  }

  /** How often a player's paying makes an ability trigger, and about what each time. */
  private static List<List<Id>> occasions(Viewpoint view, TriggerEvent event, Id payer, Bill bill) {
    return switch (event) {
      case TriggerEvent.Sacrifices(var player, var what) when view.is(player, payer) ->
          eachOf(those(view, what, bill.sacrificed()));
      case TriggerEvent.TapsForMana(var player, var what) when view.is(player, payer) ->
          eachOf(those(view, what, bill.tappedForMana()));
      case TriggerEvent.Leaves(var what, var to) -> eachOf(those(view, what, gone(bill, to)));
      case TriggerEvent.LeaveTogether(var what, var to) ->
          together(those(view, what, gone(bill, to)));
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
    return switch (to) {
      case GRAVEYARD -> List.copyOf(bill.sacrificed());
      case HAND -> List.copyOf(bill.returned());
      case ANYWHERE -> Stream.concat(bill.sacrificed().stream(), bill.returned().stream()).toList();
    };
  }

  private static List<List<Id>> eachOf(List<Id> some) {
    return some.stream().map(List::of).toList();
  }

  private static List<List<Id>> together(List<Id> some) {
    return some.isEmpty() ? List.of() : List.of(some);
  }

  private static List<Id> those(Viewpoint view, Filter what, List<Id> used) {
    return used.stream().filter(one -> !view.among(Set.of(one), what).isEmpty()).toList();
  }

  /** How often what became tapped together makes an ability trigger, and about what. */
  private static List<List<Id>> occasions(Viewpoint view, TriggerEvent event, List<Id> tapped) {
    return switch (event) {
      case TriggerEvent.BecomesTapped(var who) -> eachOf(those(view, who, tapped));
      case TriggerEvent.BecomeTapped(var who) -> together(those(view, who, tapped));
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
