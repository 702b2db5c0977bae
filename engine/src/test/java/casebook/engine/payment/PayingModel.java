package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.ColoredOrColorless;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Whether mana and permanents pay for costs, by trying everything. */
final class PayingModel {
  private PayingModel() {}

  /** One mana: a symbol of several colors is of any of them. */
  record Unit(ManaSymbol symbol, boolean snow) {}

  private static List<OfPermanents> singles(List<OfPermanents> parts) {
    return parts.stream()
        .flatMap(part ->
            Collections.nCopies(
                part.count(),
                new OfPermanents(part.action(), 1, part.what(), part.from(), part.counters()))
                .stream())
        .toList();
  }

  /** Tries every permanent for the first part, and then for the others. */
  static boolean canUse(List<OfPermanents> parts, Set<Id> tapped, Set<Id> gone) {
    return canUse(singles(parts), tapped, gone, Set.of());
  }

  /** What leaves as a cost leaves last, so that it may be tapped or exerted before. */
  private static boolean canUse(
      List<OfPermanents> parts, Set<Id> tapped, Set<Id> gone, Set<Id> leaving) {
    if (parts.isEmpty()) {
      return true;
    }
    OfPermanents part = parts.getFirst();
    List<OfPermanents> rest = parts.subList(1, parts.size());
    for (Id one : part.from()) {
      boolean can =
          switch (part.action()) {
            case TAP ->
                !tapped.contains(one)
                    && !gone.contains(one)
                    && canUse(rest, with(tapped, one), gone, leaving);
            case SACRIFICE, RETURN_TO_HAND ->
                !gone.contains(one)
                    && !leaving.contains(one)
                    && canUse(rest, tapped, gone, with(leaving, one));
            case EXERT, REMOVE_COUNTERS ->
                !gone.contains(one) && canUse(rest, tapped, gone, leaving);
          };
      if (can) {
        return true;
      }
    }
    return false;
  }

  static Set<Id> with(Set<Id> some, Id one) {
    var more = new HashSet<>(some);
    more.add(one);
    return more;
  }

  /** Tries every mana for the first symbol, and then for the others. */
  static boolean canPay(List<ManaSymbol> cost, List<Unit> units, int life) {
    if (cost.isEmpty()) {
      return true;
    }
    List<ManaSymbol> rest = cost.subList(1, cost.size());
    return switch (cost.getFirst()) {
      case ManaSymbol.Generic(int amount) -> {
        var more = new ArrayList<ManaSymbol>(rest);
        if (amount > 1) {
          more.addFirst(new ManaSymbol.Generic(amount - 1));
        }
        yield amount == 0 ? canPay(rest, units, life) : canPayOne(units, more, life, any -> true);
      }
      case ManaSymbol.Variable() -> canPay(rest, units, life);
      case ManaSymbol.Colorless() ->
          canPayOne(units, rest, life, one -> !(one.symbol() instanceof Colored));
      case ColoredOrColorless(var color) ->
          canPayOne(
              units,
              rest,
              life,
              one -> !(one.symbol() instanceof Colored made) || made.colors().contains(color));
      case ManaSymbol.Snow() -> canPayOne(units, rest, life, Unit::snow);
      case Colored(var colors, int generic, boolean phyrexian) -> {
        boolean colored =
            canPayOne(
                units,
                rest,
                life,
                one ->
                    one.symbol() instanceof Colored made
                        && !Collections.disjoint(made.colors(), colors));
        var instead = new ArrayList<ManaSymbol>(rest);
        instead.addFirst(new ManaSymbol.Generic(generic));
        yield colored
            || (phyrexian && life >= 2 && canPay(rest, units, life - 2))
            || (generic > 0 && canPay(instead, units, life));
      }
    };
  }

  private static boolean canPayOne(
      List<Unit> units, List<ManaSymbol> rest, int life, Predicate<Unit> pays) {
    for (Unit unit : new HashSet<>(units)) {
      if (pays.test(unit)) {
        var fewer = new ArrayList<>(units);
        fewer.remove(unit);
        if (canPay(rest, fewer, life)) {
          return true;
        }
      }
    }
    return false;
  }
}
