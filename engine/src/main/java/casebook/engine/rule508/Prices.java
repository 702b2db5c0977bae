package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a cost comes to on a board, for one creature (508.1h). */
final class Prices {

  private final PaymentLimits limits;

  Prices(PaymentLimits limits) {
    this.limits = limits;
  }

  /** Answers that are the same for every creature of a stack, found once. */
  private final Map<Asked, List<Id>> known = new HashMap<>();

  /**
   * A question about the board that has one answer for all creatures of a player.
   *
   * @param you the controller of the sentence, whose range of influence counts
   */
  private record Asked(Id payer, Optional<Id> you, Filter what) {}

  /** What a cost comes to; all that one of these is asked about is on the same board. */
  Price of(Viewpoint view, Id creature, Cost cost) {
    return switch (cost) {
      case Cost.PayMana(var mana, var x) -> mana(fixed(mana, view.value(x)));
      case Cost.PayLife(var life) -> new Price(Mana.NONE, view.value(life), 0, 0, 0, List.of());
      case Cost.PayEnergy(var energy) ->
          new Price(Mana.NONE, 0, view.value(energy), 0, 0, List.of());
      case Cost.Discard(var cards) -> new Price(Mana.NONE, 0, 0, view.value(cards), 0, List.of());
      case Cost.ExileFromGraveyard(var cards) ->
          new Price(Mana.NONE, 0, 0, 0, view.value(cards), List.of());
      case Cost.Sacrifice(var count, var what) ->
          permanents(view, creature, Action.SACRIFICE, count, what, Optional.empty());
      case Cost.Tap(var count, var what) ->
          permanents(
              view,
              creature,
              Action.TAP,
              count,
              new Filter.Both(List.of(what, new Filter.Not(new Filter.IsTapped()))),
              Optional.empty());
      case Cost.ReturnToHand(var count, var what) ->
          permanents(view, creature, Action.RETURN_TO_HAND, count, what, Optional.empty());
      case Cost.RemoveCounters(var count, var kind, var from) ->
          repeated(
              view.value(count),
              permanents(
                  view, creature, Action.REMOVE_COUNTERS, Amount.of(1), from, Optional.of(kind)));
      case Cost.Exert() ->
          permanents(
              new OfPermanents(Action.EXERT, 1, Filter.SELF, List.of(creature), Optional.empty()));
      case Cost.Enlist() ->
          permanents(view, creature, Action.TAP, Amount.of(1), ENLISTABLE, Optional.empty());
      case Cost.Times(var times, var one) -> repeated(view.value(times), of(view, creature, one));
      case Cost.Together(var costs) ->
          Price.together(costs.stream().map(one -> of(view, creature, one)).toList());
    };
  }

  /** What isn't attacking ("not declared as an attacking creature"). */
  private static final Filter NOT_ATTACKING = new Filter.Not(new Filter.IsAttacking(Whom.ANYTHING));

  /**
   * 702.154a, 702.154c: another untapped creature that doesn't attack, and that its controller
   * could have chosen to attack with as far as summoning sickness goes.
   */
  private static final Filter ENLISTABLE =
      new Filter.Both(
          List.of(
              Filter.CREATURE,
              NOT_ATTACKING,
              new Filter.Not(new Filter.InQuestion()),
              new Filter.Not(new Filter.IsTapped()),
              new Filter.Either(
                  List.of(
                      new Filter.HasKeyword("haste"), new Filter.Not(new Filter.CameThisTurn())))));

  /**
   * What a price comes to for an attack that is being declared: no attacker of it pays where only
   * creatures that aren't attacking can.
   */
  static Price without(Attack attack, Price price) {
    return price.with(
        part -> Mentions.mentions(part.what(), NOT_ATTACKING) ? idle(part, attack) : part);
  }

  private static OfPermanents idle(OfPermanents part, Attack attack) {
    List<Id> from = part.from().stream().filter(one -> !attack.isAttacker(one)).toList();
    return new OfPermanents(part.action(), part.count(), part.what(), from, part.counters());
  }

  private static Price mana(Mana mana) {
    return new Price(mana, 0, 0, 0, 0, List.of());
  }

  private static Mana fixed(Mana mana, int x) {
    var symbols = new ArrayList<ManaSymbol>();
    for (ManaSymbol symbol : mana.symbols()) {
      symbols.add(symbol instanceof ManaSymbol.Variable ? new ManaSymbol.Generic(x) : symbol);
    }
    return new Mana(symbols);
  }

  private Price permanents(
      Viewpoint view,
      Id creature,
      Action action,
      Amount count,
      Filter what,
      Optional<String> counters) {
    Id payer = view.board().permanent(creature).orElseThrow().controller();
    List<Id> from =
        isOfKind(what)
            ? known.computeIfAbsent(
                new Asked(payer, view.you(), what), _ -> ofPayer(view, payer, what))
            : ofPayer(view, payer, what);
    List<Id> able =
        action == Action.SACRIFICE && limits.keepsSome() ? withoutKept(view, from) : from;
    return permanents(new OfPermanents(action, view.value(count), what, able, counters));
  }

  private List<Id> withoutKept(Viewpoint view, List<Id> from) {
    return from.stream()
        .filter(id -> !limits.isKept(view.board().permanent(id).orElseThrow(), view.you()))
        .toList();
  }

  private static List<Id> ofPayer(Viewpoint view, Id payer, Filter what) {
    var from = new ArrayList<Id>();
    for (Permanent permanent : view.matching(what)) {
      if (permanent.controller().equals(payer)) {
        from.add(permanent.id());
      }
    }
    return List.copyOf(from);
  }

  /** Whether a permanent is meant for what it is itself, from wherever the text is read. */
  private static boolean isOfKind(Filter what) {
    return switch (what) {
      case Filter.Both(var all) -> all.stream().allMatch(Prices::isOfKind);
      case Filter.Either(var any) -> any.stream().allMatch(Prices::isOfKind);
      case Filter.Not(var one) -> isOfKind(one);
      case Filter.Any _,
          Filter.HasType _,
          Filter.HasSubtype _,
          Filter.HasSupertype _,
          Filter.HasColor _,
          Filter.IsTapped _,
          Filter.IsToken _ ->
          true;
      default -> false;
    };
  }

  private static Price permanents(OfPermanents part) {
    return new Price(Mana.NONE, 0, 0, 0, 0, List.of(part));
  }

  private static Price repeated(int times, Price price) {
    return Price.together(Collections.nCopies(Math.max(times, 0), price));
  }
}
