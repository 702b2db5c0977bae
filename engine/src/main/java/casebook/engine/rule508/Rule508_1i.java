package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.Needs;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.mana.Mana;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.payment.Bill;
import casebook.engine.payment.ManaActivation;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.UnreadText;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * The chance to activate mana abilities.
 *
 * <p>Where a case states the mana that a player has or can make, nothing is left to decide here.
 * Where it doesn't, it is what the player's permanents can make that were not tapped as they
 * attacked (508.1f), with what triggers as they are tapped for it. What costs something else than
 * mana, life, energy, tapping or sacrificing permanents isn't counted, nor what depends on what the
 * board doesn't tell; mana of a color that nobody knows pays for generic mana. The rule speaks of
 * the active player; where a team attacks together, each of its players makes the mana that they
 * pay.
 */
@Cr(
    rule = "508.1i",
    text =
        """
        If any of the costs require mana, the active player then has a chance to activate mana
        abilities (see rule 605, “Mana Abilities”).
        """)
public final class Rule508_1i {
  private Rule508_1i() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1i.class);

  /** Mana abilities are activated. */
  static Progress step(Progress progress) {
    Bills bills = Bills.of(progress.grounds(), progress.move(), progress.costs());
    return progress.billed(bills).found(findings(progress.grounds(), progress.attack(), bills));
  }

  /** A permanent, what is done to it to make mana, and what else is paid. */
  private record Way(Id permanent, ManaCost cost, Price also) {}

  /**
   * One finding for each player whose costs require mana, about the player and the permanents that
   * make it. Where there is too little, those that could make some are named, and one finding for
   * each ability that adds mana in another way says that it isn't counted.
   */
  static List<Finding> findings(Grounds grounds, Attack attack, Bills bills) {
    var findings = new ArrayList<Finding>();
    bills
        .byPayer()
        .forEach((payer, bill) -> {
          if (bill.needsMana()) {
            var about = new ArrayList<>(List.of(payer));
            about.addAll(bill.makers());
            findings.add(Finding.applies(NUMBER, about));
          }
          findings.addAll(uncounted(grounds, attack, payer, bill));
        });
    return findings.isEmpty() ? List.of(Finding.doesNotApply(NUMBER, List.of())) : findings;
  }

  /**
   * The mana abilities that a player can activate, what is preferred first: what is only tapped
   * before what is sacrificed, what doesn't attack before what does, lands before other permanents,
   * and creatures last.
   *
   * @param board the board after attackers were tapped (508.1f)
   */
  static List<ManaActivation> activations(InForce inForce, Board board, Id payer, Attack attack) {
    var tapped = new TappedForMana(inForce);
    var limits = new PaymentLimits(inForce);
    var prices = new Prices(limits);
    var choices = new LinkedHashMap<Way, List<Mana>>();
    for (InForce.Effective effective : inForce.effects()) {
      Cancellation.check();
      making(effective)
          .ifPresent(making -> {
            ManaCost cost = making.cost();
            usable(inForce, tapped, effective, making, board, payer)
                .filter(one -> !cost.sacrifices() || !limits.isKept(one, Optional.of(payer)))
                .ifPresent(one -> {
                  List<Mana> some = added(inForce, effective);
                  if (!some.isEmpty()) {
                    Price also =
                        making
                            .also()
                            .map(more -> prices.of(effective.view().on(board), one.id(), more))
                            .map(tapped::withoutKept)
                            .orElse(Price.NOTHING);
                    choices
                        .computeIfAbsent(new Way(one.id(), cost, also), _ -> new ArrayList<>())
                        .addAll(
                            cost.taps()
                                ? tapped.withBesides(one, tapped.produced(one, some))
                                : some);
                  }
                });
          });
    }
    var activations = new ArrayList<ManaActivation>();
    choices.forEach((way, some) -> {
      boolean snow = permanent(board, way).characteristics().hasSupertype("snow");
      activations.add(new ManaActivation(way.permanent(), way.cost(), some, snow, way.also()));
    });
    activations.sort(
        Comparator.comparing((ManaActivation one) -> one.cost().sacrifices())
            .thenComparing(one -> one.also().life() > 0 || one.also().energy() > 0)
            .thenComparing(one -> attack.isAttacker(one.permanent()))
            .thenComparing(one -> board.permanent(one.permanent()).orElseThrow().isCreature())
            .thenComparing(one ->
                !board.permanent(one.permanent()).orElseThrow().characteristics().hasType("land")));
    return spendsAsAnyColor(inForce, payer)
        ? activations.stream().map(ManaActivation::asAnyColor).toList()
        : activations;
  }

  /** Whether a player may spend mana as though it were mana of any color (609.4b). */
  static boolean spendsAsAnyColor(InForce inForce, Id payer) {
    return inForce.effects().stream()
        .anyMatch(one ->
            one.stated().effect() instanceof Effect.SpendsAsAnyColor(var players, var when)
                && one.view().is(players, payer)
                && one.view().holds(when));
  }

  /** When a mana ability can be activated, and what is paid for it. */
  private record Making(ManaCost cost, Condition when, Optional<Cost> also) {}

  private static Optional<Making> making(InForce.Effective effective) {
    return switch (effective.stated().effect()) {
      case Effect.AddsMana adds -> Optional.of(new Making(adds.cost(), adds.when(), adds.also()));
      case Effect.AddsManaOfTypes adds ->
          Optional.of(new Making(adds.cost(), adds.when(), adds.also()));
      default -> Optional.empty();
    };
  }

  /** The permanent of a player that has a mana ability, if the player can activate it. */
  private static Optional<Permanent> usable(
      InForce inForce,
      TappedForMana tapped,
      InForce.Effective effective,
      Making making,
      Board board,
      Id payer) {
    return object(effective, board, payer)
        .filter(one -> !tapped.isStopped(one, making.cost(), making.also()))
        .filter(one -> !making.cost().taps() || canBeTapped(inForce, one))
        .filter(_ -> effective.view().holds(making.when()));
  }

  private static List<Mana> added(InForce inForce, InForce.Effective effective) {
    return switch (effective.stated().effect()) {
      case Effect.AddsMana adds -> added(effective.view(), adds);
      case Effect.AddsManaOfTypes adds ->
          PossibleTypes.of(inForce, effective.view(), adds.types()).mana(adds.amount());
      default -> List.of();
    };
  }

  /** What an ability adds, if it is anything. */
  private static List<Mana> added(Viewpoint view, Effect.AddsMana adds) {
    int times = view.value(adds.times());
    return times <= 0
        ? List.of()
        : adds.choices().stream()
            .map(mana ->
                new Mana(
                    Collections.nCopies(times, mana.symbols()).stream()
                        .flatMap(List::stream)
                        .toList()))
            .toList();
  }

  private static Permanent permanent(Board board, Way way) {
    return board.permanent(way.permanent()).orElseThrow();
  }

  /** The permanents of players who lack mana that could make some that isn't counted. */
  static List<Id> uncounted(Grounds grounds, Attack attack, Bills bills) {
    var uncounted = new LinkedHashSet<Id>();
    bills
        .byPayer()
        .forEach((payer, bill) ->
            uncounted(grounds, attack, payer, bill)
                .forEach(finding -> uncounted.addAll(finding.about())));
    return List.copyOf(uncounted);
  }

  private static List<Finding> uncounted(Grounds grounds, Attack attack, Id payer, Bill bill) {
    if (!bill.lacksManaOfPermanents()) {
      return List.of();
    }
    var findings = new ArrayList<Finding>();
    Board board = Rule508_1f.tap(grounds, attack);
    var tapped = new TappedForMana(grounds.inForce());
    for (InForce.Effective effective : grounds.inForce().effects()) {
      if (bill.isCutShort()
          && effective.stated().effect() instanceof Effect.AddsMana adds
          && adds.also().isPresent()) {
        object(effective, board, payer)
            .ifPresent(one ->
                findings.add(Finding.doesNotApply(NUMBER, List.of(one.id()), effective.stated())));
      }
      if (effective.stated().effect() instanceof Effect.AddsManaOfTypes adds) {
        making(effective)
            .flatMap(making -> usable(grounds.inForce(), tapped, effective, making, board, payer))
            .filter(_ ->
                PossibleTypes.of(grounds.inForce(), effective.view(), adds.types())
                    .mayPayMore(bill.missing().mana()))
            .ifPresent(one ->
                findings.add(Finding.doesNotApply(NUMBER, List.of(one.id()), effective.stated())));
      }
      if (effective.stated().effect() instanceof Effect.AddsManaOtherwise(var needs)) {
        object(effective, board, payer)
            .filter(one -> !tapped.isStopped(one, needs))
            .filter(one -> needs == Needs.NOTHING || canBeTapped(grounds.inForce(), one))
            .ifPresent(one ->
                findings.add(Finding.doesNotApply(NUMBER, List.of(one.id()), effective.stated())));
      }
    }
    return findings;
  }

  /** The permanent of a player that has an ability, if its abilities can be activated (701.35a). */
  private static Optional<Permanent> object(InForce.Effective effective, Board board, Id payer) {
    return effective
        .view()
        .self()
        .flatMap(board::permanent)
        .filter(one -> one.controller().equals(payer))
        .filter(one -> !one.is(Designation.DETAINED));
  }

  /**
   * Texts that can't be read and that change what mana can be made, where some of it must be made;
   * and abilities that add mana that isn't counted, where what is counted isn't enough.
   */
  static List<UnreadText> unread(Grounds grounds, Attack attack, Bills bills) {
    var unread = new ArrayList<>(changing(grounds, bills));
    bills
        .byPayer()
        .forEach((payer, bill) ->
            uncounted(grounds, attack, payer, bill).stream()
                .flatMap(finding -> finding.stated().stream())
                .map(stated -> UnreadText.ofMana(stated.source(), stated.text()))
                .forEach(unread::add));
    return unread;
  }

  private static List<UnreadText> changing(Grounds grounds, Bills bills) {
    boolean isMade =
        bills.byPayer().entrySet().stream()
            .anyMatch(entry ->
                entry.getValue().needsMana()
                    && grounds.board().player(entry.getKey()).mana().isEmpty());
    if (!isMade) {
      return List.of();
    }
    return grounds.inForce().effects().stream()
        .map(InForce.Effective::stated)
        .filter(stated -> stated.effect() instanceof Effect.ChangesManaOtherwise)
        .map(stated -> new UnreadText(stated.source(), stated.text()))
        .toList();
  }

  /** Whether {T} in the cost of an ability of a permanent can be paid (107.5, 302.6). */
  private static boolean canBeTapped(InForce inForce, Permanent permanent) {
    boolean sick =
        permanent.isCreature()
            && permanent.since() == Since.THIS_TURN
            && !inForce.has(permanent.id(), "haste")
            && !actsAsThoughHaste(inForce, permanent);
    return !permanent.tapped() && !sick;
  }

  private static boolean actsAsThoughHaste(InForce inForce, Permanent permanent) {
    return inForce.effects().stream()
        .anyMatch(one ->
            one.stated().effect() instanceof Effect.ActivatesAsThoughHaste(var who, var when)
                && one.view().holds(when)
                && one.view().matches(who, permanent));
  }
}
