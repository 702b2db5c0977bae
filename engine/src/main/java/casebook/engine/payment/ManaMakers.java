package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Generic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which permanents make the mana for a cost, each of them at most once.
 *
 * <p>A permanent that adds one mana, whatever its kind, is one mana of all these kinds. Where a
 * permanent chooses between several mana, every combination is tried of what matters for the cost:
 * permanents with the same choices count as one with a number, and a choice that another one covers
 * is left out.
 */
final class ManaMakers {

  /** What a permanent may add that makes a difference, and how many permanents are like it. */
  private record Group(List<List<ManaKind>> choices, int count) {}

  private final Mana cost;
  private final int withMana;
  private Optional<ManaMatching> best = Optional.empty();

  private ManaMakers(Mana cost, int withMana) {
    this.cost = cost;
    this.withMana = withMana;
  }

  /**
   * What pays for a cost.
   *
   * @param activations what makes the mana, none of which could be left out
   * @param life the life that is paid for Phyrexian symbols (107.4f)
   */
  record Made(List<ManaActivation> activations, int life) {}

  /**
   * The activations that pay for a cost with life for as few Phyrexian symbols as possible; nothing
   * where the cost can't be paid.
   *
   * @param possible what can be activated, what is preferred first
   */
  static Optional<Made> of(Mana cost, List<ManaActivation> possible, int life) {
    int phyrexian = ManaPayment.phyrexian(cost);
    for (int mana = phyrexian; mana >= ManaPayment.phyrexianWithMana(cost, life); mana--) {
      var makers = new ManaMakers(cost, mana);
      if (makers.canPay(possible)) {
        return Optional.of(
            new Made(
                ManaActivation.needed(possible, makers::canPay),
                (phyrexian - mana) * ManaPayment.PHYREXIAN_LIFE));
      }
    }
    return Optional.empty();
  }

  /** What there is no mana for, where as much life is paid as there is. */
  static Mana missing(Mana cost, List<ManaActivation> possible, int life) {
    var makers = new ManaMakers(cost, ManaPayment.phyrexianWithMana(cost, life));
    makers.canPay(possible);
    return makers.best.map(ManaMatching::missing).orElse(cost);
  }

  private boolean canPay(List<ManaActivation> activations) {
    best = Optional.empty();
    var amounts = new TreeMap<ManaKind, Integer>(ManaKind.ORDER);
    var groups = new LinkedHashMap<List<List<ManaKind>>, Integer>();
    for (List<List<ManaKind>> choices : byPermanent(activations).values()) {
      List<List<ManaKind>> matter = withoutCovered(choices);
      if (matter.size() == 1) {
        matter.getFirst().forEach(unit -> amounts.merge(unit, 1, Integer::sum));
      } else {
        groups.merge(matter, 1, Integer::sum);
      }
    }
    var open = new ArrayList<Group>();
    groups.forEach((choices, count) -> open.add(new Group(choices, count)));
    return canPay(amounts, open);
  }

  /** What each permanent may add, as far as it matters for the cost. */
  private Map<Id, List<List<ManaKind>>> byPermanent(List<ManaActivation> activations) {
    var byPermanent = new LinkedHashMap<Id, List<List<ManaKind>>>();
    for (ManaActivation activation : activations) {
      List<List<ManaKind>> choices =
          byPermanent.computeIfAbsent(activation.permanent(), _ -> new ArrayList<>());
      for (List<ManaKind> units : activation.units()) {
        choices.add(units.stream().map(kind -> kind.facing(cost)).sorted(ManaKind.ORDER).toList());
      }
    }
    byPermanent.replaceAll((_, choices) -> asOneMana(choices));
    return byPermanent;
  }

  /** What an ability may add, as far as it matters for the mana that must be paid. */
  static List<List<ManaKind>> mattering(ManaActivation activation, Mana facing) {
    return withoutCovered(
        asOneMana(
            activation.units().stream()
                .map(units ->
                    units.stream().map(kind -> kind.facing(facing)).sorted(ManaKind.ORDER).toList())
                .toList()));
  }

  /** One mana of one kind or another is one mana of all these kinds. */
  private static List<List<ManaKind>> asOneMana(List<List<ManaKind>> choices) {
    return choices.stream().allMatch(units -> units.size() == 1)
        ? List.of(List.of(choices.stream().map(List::getFirst).reduce(ManaKind::or).orElseThrow()))
        : choices;
  }

  private static List<List<ManaKind>> withoutCovered(List<List<ManaKind>> choices) {
    Set<List<ManaKind>> different = new LinkedHashSet<>(choices);
    return different.stream()
        .filter(
            one -> different.stream().noneMatch(other -> !other.equals(one) && covers(other, one)))
        .toList();
  }

  /** Whether a choice has, for each mana of another one, one that can pay for at least as much. */
  private static boolean covers(List<ManaKind> choice, List<ManaKind> other) {
    var left = new ArrayList<>(choice);
    for (ManaKind unit : other.reversed()) {
      Optional<ManaKind> better = left.stream().filter(one -> one.covers(unit)).findFirst();
      if (better.isEmpty()) {
        return false;
      }
      left.remove(better.get());
    }
    return true;
  }

  /** Whether some combination of choices pays, besides the mana that is certain. */
  private boolean canPay(Map<ManaKind, Integer> amounts, List<Group> open) {
    if (open.isEmpty()) {
      var matching = new ManaMatching(cost, amounts, withMana);
      if (best.isEmpty() || amount(matching.missing()) < amount(best.get().missing())) {
        best = Optional.of(matching);
      }
      return matching.missing().symbols().isEmpty();
    }
    Group group = open.getFirst();
    List<Group> rest = open.subList(1, open.size());
    List<ManaKind> choice = group.choices().getFirst();
    boolean last = group.choices().size() == 1;
    for (int times = group.count(); times >= (last ? group.count() : 0); times--) {
      var more = new TreeMap<ManaKind, Integer>(ManaKind.ORDER);
      more.putAll(amounts);
      for (ManaKind unit : choice) {
        more.merge(unit, times, Integer::sum);
      }
      var next = new ArrayList<Group>();
      if (!last) {
        next.add(
            new Group(group.choices().subList(1, group.choices().size()), group.count() - times));
      }
      next.addAll(rest);
      if (canPay(more, next)) {
        return true;
      }
    }
    return false;
  }

  private static int amount(Mana mana) {
    return mana.symbols().stream().mapToInt(ManaMakers::amount).sum();
  }

  private static int amount(ManaSymbol symbol) {
    return symbol instanceof Generic(int amount) ? amount : 1;
  }
}
