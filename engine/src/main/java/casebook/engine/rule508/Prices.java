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
import java.util.List;
import java.util.Optional;

/** What a cost comes to on the board, for one creature (508.1h). */
final class Prices {
  private Prices() {}

  static Price of(Viewpoint view, Id creature, Cost cost) {
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

  private static Price permanents(
      Viewpoint view,
      Id creature,
      Action action,
      Amount count,
      Filter what,
      Optional<String> counters) {
    Id payer = view.board().permanent(creature).orElseThrow().controller();
    List<Id> from =
        view.matching(what).stream()
            .filter(permanent -> permanent.controller().equals(payer))
            .map(Permanent::id)
            .toList();
    return permanents(new OfPermanents(action, view.value(count), what, from, counters));
  }

  private static Price permanents(OfPermanents part) {
    return new Price(Mana.NONE, 0, 0, 0, 0, List.of(part));
  }

  private static Price repeated(int times, Price price) {
    return Price.together(Collections.nCopies(Math.max(times, 0), price));
  }
}
